import type { Label } from "./label.ts";
import { label } from "./label.ts";

const aboutToDelete = label(
  "Vão ser excluídos: {{count}} {{label}}.",
  "You are about to delete {{count}} {{label}}",
  "Se van a eliminar: {{count}} {{label}}.",
);

/**
 * Replacements for Payload's texts that are misleading, wrong or badly translated, by key (`group:key`), in the three
 * languages of the admin screens.
 */
const texts: Record<string, Label> = {
  "version:restoredSuccessfully": label(
    "Versão restaurada como rascunho. O site não mudou: publique para pôr no ar.",
    "Version restored as a draft. The site has not changed: publish it to go live.",
    "Versión restaurada como borrador. El sitio no cambió: publíquela para que se vea.",
  ),
  "version:aboutToRestore": label(
    "A versão de {{versionDate}} volta como rascunho. O que está no site fica como está até você publicar.",
    "The version of {{versionDate}} comes back as a draft. The site stays as it is until you publish.",
    "La versión del {{versionDate}} vuelve como borrador. El sitio queda como está hasta que usted publique.",
  ),
  "version:aboutToRestoreGlobal": label(
    "A versão de {{versionDate}} volta como rascunho. O que está no site fica como está até você publicar.",
    "The version of {{versionDate}} comes back as a draft. The site stays as it is until you publish.",
    "La versión del {{versionDate}} vuelve como borrador. El sitio queda como está hasta que usted publique.",
  ),
  "version:unpublishedSuccessfully": label(
    "Tirado do site.",
    "Unpublished.",
    "Retirado del sitio.",
  ),
  // Texts of bulk edit, which publishes in the list's language (publishing/publish-list-language.ts).
  "version:publishChanges": label(
    "Publicar alterações neste idioma",
    "Publish changes in this language",
    "Publicar cambios en este idioma",
  ),
  "version:publishAllLocales": label(
    "Publicar em todos os idiomas",
    "Publish in all languages",
    "Publicar en todos los idiomas",
  ),
  // The name of any collection follows this text, so the text must not depend on the name's gender.
  "general:all": label("Lista de", "All", "Lista de"),
  "general:successfullyCreated": label(
    "{{label}}: criação concluída.",
    "{{label}} created.",
    "{{label}}: creación completada.",
  ),
  "general:successfullyDuplicated": label(
    "{{label}}: cópia pronta, ainda sem endereço.",
    "{{label}} duplicated, without an address yet.",
    "{{label}}: copia lista, todavía sin dirección.",
  ),
  "general:createdAt": label("Criado em", "Created", "Fecha de creación"),
  "general:updatedAt": label("Atualizado em", "Updated", "Última modificación"),
  "general:trash": label("Lixeira", "Trash", "Papelera"),
  "general:emptyTrash": label("Esvaziar a lixeira", "Empty trash", "Vaciar la papelera"),
  "general:emptyTrashLabel": label(
    "Esvaziar a lixeira: {{label}}",
    "Empty {{label}} trash",
    "Vaciar la papelera: {{label}}",
  ),
  "general:noTrashResults": label(
    "{{label}}: a lixeira está vazia.",
    "No {{label}} in trash.",
    "{{label}}: la papelera está vacía.",
  ),
  "general:trashedCountSuccessfully": label(
    "Na lixeira: {{count}} {{label}}.",
    "{{count}} {{label}} moved to trash.",
    "En la papelera: {{count}} {{label}}.",
  ),
  "general:aboutToTrash": label(
    "“<1>{{title}}</1>” sai do site e vai para a lixeira, de onde pode voltar como rascunho.",
    "“<1>{{title}}</1>” leaves the site and goes to the trash, from where it can come back as a draft.",
    "«<1>{{title}}</1>» sale del sitio y va a la papelera, de donde puede volver como borrador.",
  ),
  "general:aboutToTrashCount": label(
    "Vão sair do site e ir para a lixeira: {{count}} {{label}}.",
    "You are about to take {{count}} {{label}} off the site and move them to the trash.",
    "Van a salir del sitio e ir a la papelera: {{count}} {{label}}.",
  ),
  "general:locale": label("Idioma", "Language", "Idioma"),
  "general:locales": label("Idiomas", "Languages", "Idiomas"),
  "general:allLocales": label("Todos os idiomas", "All languages", "Todos los idiomas"),
  "general:fallbackToDefaultLocale": label(
    "Usar o texto do idioma padrão",
    "Use the default language's text",
    "Usar el texto del idioma predeterminado",
  ),
  "general:payloadSettings": label(
    "Preferências destas telas",
    "Preferences of these screens",
    "Preferencias de estas pantallas",
  ),
  "general:adminTheme": label("Aparência", "Appearance", "Apariencia"),
  "general:createNew": label("Criar", "Create new", "Crear"),
  "general:perPage": label(
    "Itens por página: {{limit}}",
    "Per page: {{limit}}",
    "Por página: {{limit}}",
  ),
  "fields:showAll": label("Mostrar tudo", "Show all", "Mostrar todo"),
  "folder:noFolder": label("Sem pasta", "No folder", "Sin carpeta"),
  "upload:previewSizes": label("Tamanhos", "Sizes", "Tamaños"),
  "version:currentlyPublished": label("No site agora", "On the site now", "En el sitio ahora"),
  "general:uploading": label("Enviando", "Uploading", "Subiendo"),
  "general:aboutToDeleteCount_many": aboutToDelete,
  "general:aboutToDeleteCount_one": aboutToDelete,
  "general:aboutToDeleteCount_other": aboutToDelete,
  "localization:cannotCopySameLocale": label(
    "Escolha outro idioma: não dá para copiar para o mesmo.",
    "Choose another language: it cannot be copied to the same.",
    "Elija otro idioma: no se puede copiar al mismo.",
  ),
  "localization:copyToLocale": label(
    "Copiar para outro idioma",
    "Copy to another language",
    "Copiar a otro idioma",
  ),
  "localization:localeToPublish": label(
    "Idioma a publicar",
    "Language to publish",
    "Idioma que publicar",
  ),
  "localization:selectedLocales": label(
    "idiomas escolhidos",
    "selected languages",
    "idiomas elegidos",
  ),
  "localization:selectLocaleToCopy": label(
    "Escolha o idioma a copiar",
    "Choose the language to copy",
    "Elija el idioma que copiar",
  ),
  "localization:selectLocaleToDuplicate": label(
    "Escolha os idiomas a duplicar",
    "Choose the languages to duplicate",
    "Elija los idiomas que duplicar",
  ),
  "fields:addUpload": label("Adicionar imagem", "Add picture", "Añadir imagen"),
  "fields:removeUpload": label("Remover imagem", "Remove picture", "Quitar imagen"),
  "fields:swapUpload": label("Trocar imagem", "Swap picture", "Cambiar imagen"),
  "upload:fileToUpload": label("Arquivo a enviar", "File to upload", "Archivo que subir"),
  "validation:validUploadID": label(
    "Escolha uma imagem da biblioteca.",
    "Choose a picture from the library.",
    "Elija una imagen de la biblioteca.",
  ),
  "version:unpublished": label("Fora do site", "Off the site", "Fuera del sitio"),
  "product:checks": label("Conferir", "Check", "Revisar"),
  "product:history": label("Histórico", "History", "Historial"),
  "validation:requiresAtLeast": label(
    "Precisa de pelo menos {{count}}: {{label}}.",
    "This field requires at least {{count}} {{label}}.",
    "Necesita al menos {{count}}: {{label}}.",
  ),
  "upload:bulkUpload": label("Enviar várias imagens", "Bulk upload", "Subir varias imágenes"),
  "upload:crop": label("Recorte", "Crop", "Recorte"),
  "upload:filesToUpload": label("Arquivos a enviar", "Files to upload", "Archivos que subir"),
  "error:problemUploadingFile": label(
    "O arquivo não pôde ser enviado.",
    "The file could not be uploaded.",
    "No se pudo subir el archivo.",
  ),
  "error:loadingDocument": label(
    "O documento de ID {{id}} não pôde ser aberto.",
    "There was a problem loading the document with ID of {{id}}.",
    "No se pudo abrir el documento con ID {{id}}.",
  ),
  // Payload shows this text to authenticated users too.
  "error:unauthorized": label(
    "Sua conta não pode fazer isso aqui. Se precisar, peça a um administrador.",
    "Your account may not do this here. Ask an administrator if you need it.",
    "Su cuenta no puede hacer esto aquí. Si lo necesita, pídalo a un administrador.",
  ),
  "authentication:logOut": label("Sair", "Log out", "Cerrar sesión"),
  "authentication:logout": label("Sair", "Log out", "Cerrar sesión"),
  "authentication:logoutSuccessful": label(
    "Você saiu.",
    "You have been logged out.",
    "Ha cerrado la sesión.",
  ),
  "authentication:loggedOutSuccessfully": label(
    "Você saiu.",
    "You have been logged out.",
    "Ha cerrado la sesión.",
  ),
  "authentication:loggedIn": label(
    "Para entrar com outra conta, primeiro <0>saia</0>.",
    "To log in with another user, you should <0>log out</0> first.",
    "Para entrar con otra cuenta, primero <0>cierre la sesión</0>.",
  ),
  "authentication:loginWithAnotherUser": label(
    "Para entrar com outra conta, primeiro <0>saia</0>.",
    "To log in with another user, you should <0>log out</0> first.",
    "Para entrar con otra cuenta, primero <0>cierre la sesión</0>.",
  ),
  "folder:itemsMovedToFolder": label(
    "{{title}}: agora em {{folderName}}",
    "{{title}} moved to {{folderName}}",
    "{{title}}: ahora en {{folderName}}",
  ),
  "fields:newLabel": label("Criar: {{label}}", "New {{label}}", "Crear: {{label}}"),
  "fields:uploadNewLabel": label("Enviar: {{label}}", "Upload new {{label}}", "Subir: {{label}}"),
  "general:createNewLabel": label("Criar: {{label}}", "Create new {{label}}", "Crear: {{label}}"),
  "general:creatingNewLabel": label(
    "Criação: {{label}}",
    "Creating new {{label}}",
    "Creación: {{label}}",
  ),
  "general:noLabel": label("(sem {{label}})", "(no {{label}})", "(sin {{label}})"),
  "general:noResults": label(
    "{{label}}: nada encontrado. Ou ainda não há nada aqui, ou nada corresponde aos filtros.",
    "No {{label}} found. Either there are none yet or none match the filters above.",
    "{{label}}: nada encontrado. O aún no hay nada aquí, o nada coincide con los filtros.",
  ),
  "version:noRowsFound": label(
    "{{label}}: nada encontrado.",
    "No {{label}} found.",
    "{{label}}: nada encontrado.",
  ),
  "general:titleTrashed": label(
    "{{label}} “{{title}}”: na lixeira.",
    "{{label}} “{{title}}” moved to trash.",
    "{{label}} «{{title}}»: en la papelera.",
  ),
  "general:titleRestored": label(
    "{{label}} “{{title}}”: de volta, como rascunho.",
    "{{label}} “{{title}}” is back, as a draft.",
    "{{label}} «{{title}}»: de vuelta, como borrador.",
  ),
  "general:titleDeleted": label(
    "{{label}} “{{title}}”: exclusão concluída.",
    "{{label}} “{{title}}” deleted.",
    "{{label}} «{{title}}»: eliminación completada.",
  ),
  "general:updatedLabelSuccessfully": label(
    "{{label}}: alterações salvas.",
    "{{label}} updated.",
    "{{label}}: cambios guardados.",
  ),
  "general:updatedCountSuccessfully": label(
    "Alterações salvas em {{count}} {{label}}.",
    "Updated {{count}} {{label}}.",
    "Cambios guardados en {{count}} {{label}}.",
  ),
  "general:deletedCountSuccessfully": label(
    "Exclusão concluída: {{count}} {{label}}.",
    "Deleted {{count}} {{label}}.",
    "Eliminación completada: {{count}} {{label}}.",
  ),
  "general:restoredCountSuccessfully": label(
    "De volta, como rascunho: {{count}} {{label}}.",
    "Restored as drafts: {{count}} {{label}}.",
    "De vuelta, como borrador: {{count}} {{label}}.",
  ),
  "general:restoring": label("Restaurando...", "Restoring...", "Restaurando..."),
  "general:menu": label("Menu", "Menu", "Menú"),
  "general:clear": label("Limpar", "Clear", "Limpiar"),
  "general:time": label("Hora", "Time", "Hora"),
  "general:item": label("Item", "Item", "Elemento"),
  "general:items": label("itens", "Items", "elementos"),
  "general:move": label("Mover", "Move", "Mover"),
  "general:moveCount": label(
    "Mover {{count}} {{label}}",
    "Move {{count}} {{label}}",
    "Mover {{count}} {{label}}",
  ),
  "general:moving": label("Movendo", "Moving", "Moviendo"),
  "general:pasteRow": label("Colar linha", "Paste Row", "Pegar línea"),
  "general:copyRow": label("Copiar linha", "Copy Row", "Copiar línea"),
  "general:confirmCopy": label("Confirmar cópia", "Confirm copy", "Confirmar copia"),
  "general:confirmMove": label(
    "Confirmar a mudança de pasta",
    "Confirm move",
    "Confirmar el cambio de carpeta",
  ),
  "general:confirmRestoration": label(
    "Confirmar restauração",
    "Confirm restoration",
    "Confirmar restauración",
  ),
  "general:noResultsDescription": label(
    "Nada existe ainda, ou nada corresponde aos filtros acima.",
    "Either none exist or none match the filters you've specified above.",
    "Todavía no hay ninguno, o ninguno corresponde a los filtros de arriba.",
  ),
  "general:aboutToDelete": label(
    "Vai ser excluído: {{label}} “<1>{{title}}</1>”. Não tem volta.",
    "You are about to delete the {{label}} <1>{{title}}</1>. It cannot be brought back.",
    "Se va a eliminar: {{label}} «<1>{{title}}</1>». No se puede recuperar.",
  ),
  "general:aboutToPermanentlyDelete": label(
    "Vai ser excluído para sempre: {{label}} “<1>{{title}}</1>”.",
    "You are about to permanently delete the {{label}} <1>{{title}}</1>.",
    "Se va a eliminar para siempre: {{label}} «<1>{{title}}</1>».",
  ),
  "general:aboutToPermanentlyDeleteTrash": label(
    "Vão ser excluídos da lixeira, para sempre: <0>{{count}}</0> <1>{{label}}</1>.",
    "You are about to permanently delete <0>{{count}}</0> <1>{{label}}</1> from the trash.",
    "Se van a eliminar de la papelera, para siempre: <0>{{count}}</0> <1>{{label}}</1>.",
  ),
  "general:permanentlyDeletedCountSuccessfully": label(
    "Exclusão definitiva concluída: {{count}} {{label}}.",
    "Permanently deleted {{count}} {{label}}.",
    "Eliminación definitiva completada: {{count}} {{label}}.",
  ),
  "general:aboutToRestore": label(
    "Vai voltar da lixeira: {{label}} “<1>{{title}}</1>”.",
    "You are about to restore the {{label}} <1>{{title}}</1>.",
    "Va a volver de la papelera: {{label}} «<1>{{title}}</1>».",
  ),
  "general:aboutToRestoreCount": label(
    "Vão voltar da lixeira: {{count}} {{label}}.",
    "You are about to restore {{count}} {{label}}.",
    "Van a volver de la papelera: {{count}} {{label}}.",
  ),
  "general:aboutToRestoreAsDraft": label(
    "Vai voltar da lixeira, como rascunho: {{label}} “<1>{{title}}</1>”.",
    "You are about to restore the {{label}} <1>{{title}}</1> as a draft.",
    "Va a volver de la papelera, como borrador: {{label}} «<1>{{title}}</1>».",
  ),
  "general:aboutToRestoreAsDraftCount": label(
    "Vão voltar da lixeira, como rascunho: {{count}} {{label}}.",
    "You are about to restore {{count}} {{label}} as drafts.",
    "Van a volver de la papelera, como borrador: {{count}} {{label}}.",
  ),
  "general:deletedSuccessfully": label(
    "Exclusão concluída.",
    "Deleted.",
    "Eliminación completada.",
  ),
  "general:deletedAt": label("Na lixeira desde", "In the trash since", "En la papelera desde"),
  "general:deleted": label("Na lixeira desde", "In the trash since", "En la papelera desde"),
  "general:documentIsTrashed": label(
    "{{label}}: está na lixeira. Para editar, restaure.",
    "This {{label}} is in the trash. Restore it to edit it.",
    "{{label}}: está en la papelera. Para editar, restáurelo.",
  ),
  "general:updatedSuccessfully": label("Alterações salvas.", "Updated.", "Cambios guardados."),
  "general:changesNotSaved": label(
    "Suas alterações não foram salvas. Se você sair agora, elas se perdem.",
    "Your changes have not been saved. If you leave now, you will lose your changes.",
    "Sus cambios no están guardados. Si sale ahora, se pierden.",
  ),
  "general:unsavedChanges": label(
    "Há alterações não salvas. Salve ou descarte antes de continuar.",
    "You have unsaved changes. Save or discard before continuing.",
    "Hay cambios sin guardar. Guárdelos o descártelos antes de continuar.",
  ),
  "general:unsavedChangesDuplicate": label(
    "Há alterações não salvas. Duplicar mesmo assim?",
    "You have unsaved changes. Would you like to continue to duplicate?",
    "Hay cambios sin guardar. ¿Duplicar de todos modos?",
  ),
  "general:currentlyEditing": label(
    "está editando este documento. Se você assumir, essa pessoa não pode mais editar e pode perder o que não salvou.",
    "is currently editing this document. If you take over, they will be blocked from continuing to edit, and may also lose unsaved changes.",
    "está editando este documento. Si usted toma el control, esa persona ya no puede editar y puede perder lo que no guardó.",
  ),
  "general:sorryNotFound": label(
    "Não há nada neste endereço.",
    "There is nothing at this address.",
    "No hay nada en esta dirección.",
  ),
  "general:enterAValue": label("Digite um valor", "Enter a value", "Escriba un valor"),
  "general:resetPreferencesDescription": label(
    "As preferências destas telas voltam ao padrão.",
    "This will reset all of your preferences to their default settings.",
    "Las preferencias de estas pantallas vuelven a los valores predeterminados.",
  ),
  "general:viewing": label("Vendo", "Viewing", "Viendo"),
  "error:notFound": label(
    "Isto não existe mais, ou nunca existiu.",
    "The requested resource was not found.",
    "Esto ya no existe, o nunca existió.",
  ),
  "error:documentNotFound": label(
    "O documento de ID {{id}} não foi encontrado. Pode ter sido excluído, nunca ter existido ou não ser para a sua conta.",
    "The document with ID {{id}} could not be found. It may have been deleted or never existed, or you may not have access to it.",
    "No se encontró el documento con ID {{id}}. Puede haberse eliminado, no haber existido nunca o no ser para su cuenta.",
  ),
  "error:correctInvalidFields": label(
    "Corrija os campos marcados.",
    "Please correct invalid fields.",
    "Corrija los campos marcados.",
  ),
  "error:deletingTitle": label(
    "“{{title}}” não pôde ser excluído. Verifique sua conexão e tente de novo.",
    "There was an error while deleting {{title}}. Please check your connection and try again.",
    "No se pudo eliminar «{{title}}». Revise su conexión y vuelva a intentarlo.",
  ),
  "error:restoringTitle": label(
    "“{{title}}” não pôde ser restaurado. Verifique sua conexão e tente de novo.",
    "There was an error while restoring {{title}}. Please check your connection and try again.",
    "No se pudo restaurar «{{title}}». Revise su conexión y vuelva a intentarlo.",
  ),
  "error:localesNotSaved_one": label(
    "Não foi salvo neste idioma:",
    "The following language could not be saved:",
    "No se guardó en este idioma:",
  ),
  "error:localesNotSaved_other": label(
    "Não foi salvo nestes idiomas:",
    "The following languages could not be saved:",
    "No se guardó en estos idiomas:",
  ),
  "error:notAllowedToAccessPage": label(
    "Esta página não é para a sua conta.",
    "You are not allowed to access this page.",
    "Esta página no es para su cuenta.",
  ),
  "error:notAllowedToPerformAction": label(
    "Sua conta não pode fazer isso.",
    "You are not allowed to perform this action.",
    "Su cuenta no puede hacer esto.",
  ),
  "error:unPublishingDocument": label(
    "O documento não pôde ser tirado do site.",
    "The document could not be unpublished.",
    "No se pudo retirar el documento del sitio.",
  ),
  "error:revertingDocument": label(
    "O rascunho não pôde ser descartado.",
    "The draft could not be discarded.",
    "No se pudo descartar el borrador.",
  ),
  "fields:addNewLabel": label("Criar {{label}}", "Add new {{label}}", "Crear {{label}}"),
  "fields:addNew": label("Criar", "Add new", "Crear"),
  "fields:chooseBetweenCustomTextOrDocument": label(
    "Escolha entre um endereço digitado e um documento do site.",
    "Choose between entering an address and linking to another document.",
    "Elija entre escribir una dirección y enlazar a otro documento.",
  ),
  "fields:chooseDocumentToLink": label(
    "Escolha o documento do link",
    "Choose a document to link to",
    "Elija el documento del enlace",
  ),
  "fields:customURL": label("Endereço digitado", "Custom address", "Dirección escrita"),
  "fields:enterURL": label("Digite um endereço", "Enter an address", "Escriba una dirección"),
  "fields:searchForLanguage": label(
    "Buscar um idioma",
    "Search for a language",
    "Buscar un idioma",
  ),
  "folder:folderTypeDescription": label(
    "Que tipos de documento cabem nesta pasta.",
    "Which types of document this folder takes.",
    "Qué tipos de documento admite esta carpeta.",
  ),
  "upload:cropToolDescription": label(
    "Arraste as bordas da área, desenhe outra ou ajuste os valores abaixo.",
    "Drag the corners of the selected area, draw a new area or adjust the values below.",
    "Arrastre los bordes del área, dibuje otra o ajuste los valores de abajo.",
  ),
  "upload:dragAndDrop": label(
    "Arraste e solte um arquivo",
    "Drag and drop a file",
    "Arrastre y suelte un archivo",
  ),
  "upload:dragAndDropHere": label(
    "ou arraste um arquivo até aqui",
    "or drag and drop a file here",
    "o arrastre un archivo hasta aquí",
  ),
  "upload:focalPointDescription": label(
    "Arraste o ponto focal na imagem ou ajuste os valores abaixo.",
    "Drag the focal point directly on the preview or adjust the values below.",
    "Arrastre el punto focal en la imagen o ajuste los valores de abajo.",
  ),
  "upload:selectCollectionToBrowse": label(
    "Escolha o que ver",
    "Select what to browse",
    "Elija qué ver",
  ),
  "upload:selectFile": label("Escolher um arquivo", "Select a file", "Elegir un archivo"),
  "upload:setCropArea": label("Definir o recorte", "Set crop area", "Definir el recorte"),
  "validation:emailAddress": label(
    "Digite um e-mail válido.",
    "Please enter a valid email address.",
    "Escriba un correo electrónico válido.",
  ),
  "validation:enterNumber": label(
    "Digite um número válido.",
    "Please enter a valid number.",
    "Escriba un número válido.",
  ),
  "validation:invalidSelections": label(
    "Este campo tem escolhas que não existem:",
    "This field has the following invalid selections:",
    "Este campo tiene opciones que no existen:",
  ),
  "validation:longerThanMin": label(
    "Precisa de pelo menos {{minLength}} caracteres.",
    "This value must be at least {{minLength}} characters long.",
    "Necesita al menos {{minLength}} caracteres.",
  ),
  "validation:shorterThanMax": label(
    "Pode ter no máximo {{maxLength}} caracteres.",
    "This value can be at most {{maxLength}} characters long.",
    "Puede tener como máximo {{maxLength}} caracteres.",
  ),
  "validation:requiresNoMoreThan": label(
    "Pode ter no máximo {{count}}: {{label}}.",
    "This field requires no more than {{count}} {{label}}.",
    "Puede tener como máximo {{count}}: {{label}}.",
  ),
  "version:aboutToRevertToPublished": label(
    "O rascunho vai ser descartado: fica o que está no site.",
    "The draft will be discarded: what is on the site stays.",
    "El borrador se va a descartar: queda lo que está en el sitio.",
  ),
  "version:aboutToUnpublish": label(
    "Este documento vai sair do site. O texto fica no rascunho.",
    "This document will leave the site. Its text stays in the draft.",
    "Este documento va a salir del sitio. El texto queda en el borrador.",
  ),
  "version:aboutToUnpublishIn": label(
    "Este documento vai sair do site em {{locale}}. O texto fica no rascunho.",
    "This document will leave the site in {{locale}}. Its text stays in the draft.",
    "Este documento va a salir del sitio en {{locale}}. El texto queda en el borrador.",
  ),
  "version:aboutToUnpublishSelection": label(
    "Vão sair do site todos os escolhidos: {{label}}. Os textos ficam nos rascunhos.",
    "All {{label}} in the selection will leave the site. Their texts stay in the drafts.",
    "Van a salir del sitio todos los elegidos: {{label}}. Los textos quedan en los borradores.",
  ),
  "version:confirmUnpublish": label("Tirar do site", "Unpublish", "Retirar del sitio"),
  "version:unpublish": label("Tirar do site", "Unpublish", "Retirar del sitio"),
  "version:unpublishIn": label(
    "Tirar do site em {{locale}}",
    "Unpublish in {{locale}}",
    "Retirar del sitio en {{locale}}",
  ),
  "version:unpublishing": label("Tirando do site...", "Unpublishing...", "Retirando del sitio..."),
  "version:publishing": label("Publicando...", "Publishing...", "Publicando..."),
  "version:autosavedSuccessfully": label(
    "Salvo automaticamente.",
    "Autosaved.",
    "Guardado automáticamente.",
  ),
  "version:draftSavedSuccessfully": label("Rascunho salvo.", "Draft saved.", "Borrador guardado."),
  "version:noRowsSelected": label(
    "{{label}}: nenhuma escolha.",
    "No {{label}} selected.",
    "{{label}}: ninguna elección.",
  ),
  "version:selectLocales": label(
    "Escolher os idiomas a mostrar",
    "Select languages to display",
    "Elegir los idiomas que mostrar",
  ),
  "version:showLocales": label("Mostrar idiomas:", "Show languages:", "Mostrar idiomas:"),
  "version:viewingVersion": label(
    "Versão de {{entityLabel}} “{{documentTitle}}”",
    "Version of the {{entityLabel}} “{{documentTitle}}”",
    "Versión de {{entityLabel}} «{{documentTitle}}»",
  ),
  "version:viewingVersionGlobal": label(
    "Versão de {{entityLabel}}",
    "Version of {{entityLabel}}",
    "Versión de {{entityLabel}}",
  ),
  "version:viewingVersions": label(
    "Versões de {{entityLabel}} “{{documentTitle}}”",
    "Versions of the {{entityLabel}} “{{documentTitle}}”",
    "Versiones de {{entityLabel}} «{{documentTitle}}»",
  ),
  "version:viewingVersionsGlobal": label(
    "Versões de {{entityLabel}}",
    "Versions of {{entityLabel}}",
    "Versiones de {{entityLabel}}",
  ),
  "authentication:loggedOutInactivity": label(
    "Sua sessão terminou: você ficou um tempo sem usar estas telas.",
    "You have been logged out due to inactivity.",
    "Su sesión terminó: estuvo un tiempo sin usar estas pantallas.",
  ),
  "authentication:youAreInactive": label(
    "Faz um tempo que você não usa estas telas: por segurança, a sessão vai terminar. Quer continuar?",
    "You haven't been active in a little while and will shortly be automatically logged out for your own security. Would you like to stay logged in?",
    "Hace un tiempo que no usa estas pantallas: por seguridad, la sesión va a terminar. ¿Quiere continuar?",
  ),
  "authentication:alreadyLoggedIn": label(
    "Você já entrou",
    "Already logged in",
    "Ya inició sesión",
  ),
  "authentication:login": label("Entrar", "Log in", "Iniciar sesión"),
  "authentication:logBackIn": label("Entrar de novo", "Log back in", "Volver a iniciar sesión"),
  "authentication:backToLogin": label(
    "Voltar para a entrada",
    "Back to login",
    "Volver al inicio de sesión",
  ),
  "authentication:stayLoggedIn": label("Continuar", "Stay logged in", "Continuar"),
  "error:unverifiedEmail": label(
    "Confirme seu e-mail antes de entrar.",
    "Please verify your email before logging in.",
    "Confirme su correo antes de iniciar sesión.",
  ),
  "validation:username": label(
    "Digite um nome de usuário válido: letras, números, hifens, pontos e sublinhados.",
    "Please enter a valid username. Can contain letters, numbers, hyphens, periods and underscores.",
    "Escriba un nombre de usuario válido: letras, números, guiones, puntos y guiones bajos.",
  ),
};

type Translations = Record<string, Record<string, string>>;

function inLanguage(language: keyof Label): Translations {
  const translations: Translations = {};
  for (const [path, text] of Object.entries(texts)) {
    const [group = "", key = ""] = path.split(":");
    translations[group] = { ...translations[group], [key]: text[language] };
  }
  return translations;
}

export const payloadTexts = {
  pt: inLanguage("pt"),
  en: inLanguage("en"),
  es: inLanguage("es"),
};
