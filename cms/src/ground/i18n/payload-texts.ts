import type { Label } from "./label.ts";
import { label } from "./label.ts";

const aboutToDelete = label(
  "Vão ser excluídos: {{count}} {{label}}.",
  "You are about to delete {{count}} {{label}}",
  "Se van a eliminar: {{count}} {{label}}.",
);

/**
 * Payload's own words where they mislead, are wrong or are not the language's, by its keys
 * (`group:key`), in the three languages of the admin screens.
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
    "Taken off the site.",
    "Retirado del sitio.",
  ),
  "version:publishAllLocales": label(
    "Publicar em todos os idiomas",
    "Publish in all languages",
    "Publicar en todos los idiomas",
  ),
  // Before the name of any collection, whose gender it cannot know.
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
    "Idiomas escolhidos",
    "Selected languages",
    "Idiomas elegidos",
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
  // Said to whoever is logged in, too.
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
