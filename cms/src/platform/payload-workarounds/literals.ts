import { type ApiErrorCode, apiErrorText } from "contracts";
import { type Label, label } from "../i18n/label.ts";

/*
 * Workaround, tried with Payload 3.90.2.
 * Missing: the texts that translate-literals.tsx replaces.
 * Upstream: https://github.com/payloadcms/payload/issues/13470
 * Remove when: translate-literals.tsx is removed.
 * Test: cms/src/platform/payload-workarounds/literals.test.ts
 */

/** Messages with which our API rejects requests of Payload's screens; the API always sends them in Portuguese. */
const refusals = {
  unauthenticated: label(
    "Nada foi salvo: sua sessão terminou.",
    "Nothing was saved: your session is over.",
    "No se guardó nada: su sesión terminó.",
  ),
  forbidden: label(
    "Sua conta não tem permissão para isso.",
    "Your account may not do this.",
    "Su cuenta no tiene permiso para esto.",
  ),
  "too-large": label(
    "Grande demais para enviar. Uma imagem pode ter até 20 MB.",
    "Too large to send. A picture may have up to 20 MB.",
    "Demasiado grande para enviar. Una imagen puede tener hasta 20 MB.",
  ),
  invalid: label(
    "Dados inválidos.",
    "What was sent is not valid.",
    "Los datos enviados no son válidos.",
  ),
  "not-found": label("Não encontrado.", "Not found.", "No encontrado."),
  "rate-limited": label(
    "Muitas tentativas. Aguarde alguns minutos e tente de novo.",
    "Too many attempts. Wait a few minutes and try again.",
    "Demasiados intentos. Espere unos minutos e inténtelo de nuevo.",
  ),
  internal: label(
    "Erro no servidor. Tente de novo.",
    "The server failed. Try again.",
    "Error en el servidor. Inténtelo de nuevo.",
  ),
  unavailable: label(
    "Não foi possível concluir agora. Tente de novo em instantes.",
    "This could not be done now. Try again in a moment.",
    "No se pudo completar ahora. Inténtelo de nuevo en unos instantes.",
  ),
} satisfies Partial<Record<ApiErrorCode, Label>>;

/**
 * English texts that are hard-coded in Payload's screens, outside its translations. {n} is a placeholder for a
 * number. Payload shows some texts in several parts: "Insert", "row", "above".
 */
const literals: Record<string, Label> = {
  Responsive: label("Largura livre", "Responsive", "Ancho libre"),
  Table: label("Tabela", "Table", "Tabla"),
  "Create Table": label("Criar tabela", "Create table", "Crear tabla"),
  Rows: label("Linhas", "Rows", "Filas"),
  Columns: label("Colunas", "Columns", "Columnas"),
  "Sort by": label("Ordenar por", "Sort by", "Ordenar por"),
  "select-all": label("Selecionar tudo", "Select all", "Seleccionar todo"),
  "MIME Type": label("Tipo de arquivo", "File type", "Tipo de archivo"),
  "Copy URL": label("Copiar endereço", "Copy address", "Copiar dirección"),
  Copy: label("Copiar", "Copy", "Copiar"),
  "More options": label("Mais opções", "More options", "Más opciones"),
  Time: label("Hora", "Time", "Hora"),
  "Notifications alt+T": label("Avisos (Alt+T)", "Notices (Alt+T)", "Avisos (Alt+T)"),
  "Failed to fetch": label(
    "Sem conexão com o servidor.",
    "No connection to the server.",
    "Sin conexión con el servidor.",
  ),
  "Close toast": label("Fechar aviso", "Close notice", "Cerrar aviso"),
  "Loading...": label("Carregando…", "Loading…", "Cargando…"),
  "No columns selected": label(
    "Nenhuma coluna escolhida",
    "No columns selected",
    "Ninguna columna elegida",
  ),
  "To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.":
    label(
      "Para pegar um item, pressione a barra de espaço. Mova-o com as setas. Pressione espaço de novo para soltá-lo na nova posição, ou Esc para cancelar.",
      "To pick up an item, press the space bar. Move it with the arrow keys. Press space again to drop it in its new position, or Escape to cancel.",
      "Para tomar un elemento, pulse la barra espaciadora. Muévalo con las flechas. Pulse espacio otra vez para soltarlo en su nueva posición, o Esc para cancelar.",
    ),
  Collapse: label("Recolher", "Collapse", "Contraer"),
  "delete-forever": label("Excluir de vez", "Delete for good", "Eliminar para siempre"),
  "Drag to move": label("Arraste para mover", "Drag to move", "Arrastre para mover"),
  "Add block": label("Adicionar bloco", "Add block", "Añadir bloque"),
  "Insert Paragraph": label("Inserir parágrafo", "Insert paragraph", "Insertar párrafo"),
  "Edit link": label("Editar link", "Edit link", "Editar enlace"),
  "Remove link": label("Remover link", "Remove link", "Quitar enlace"),
  "Add Row": label("Adicionar linha", "Add row", "Añadir fila"),
  "Add Column": label("Adicionar coluna", "Add column", "Añadir columna"),
  "Delete row": label("Excluir linha", "Delete row", "Eliminar fila"),
  "Delete column": label("Excluir coluna", "Delete column", "Eliminar columna"),
  "Delete table": label("Excluir tabela", "Delete table", "Eliminar tabla"),
  "Merge cells": label("Mesclar células", "Merge cells", "Combinar celdas"),
  "Unmerge cells": label("Separar células", "Unmerge cells", "Separar celdas"),
  "Toggle Row Striping": label(
    "Alternar linhas listradas",
    "Toggle row striping",
    "Alternar filas rayadas",
  ),
  "Toggle First Column Freeze": label(
    "Fixar ou soltar a primeira coluna",
    "Freeze or release the first column",
    "Fijar o soltar la primera columna",
  ),
  Insert: label("Inserir", "Insert", "Insertar"),
  Add: label("Adicionar", "Add", "Añadir"),
  Remove: label("Remover", "Remove", "Quitar"),
  row: label("linha", "row", "fila"),
  "{n} rows": label("{n} linhas", "{n} rows", "{n} filas"),
  column: label("coluna", "column", "columna"),
  "{n} columns": label("{n} colunas", "{n} columns", "{n} columnas"),
  above: label("acima", "above", "encima"),
  below: label("abaixo", "below", "debajo"),
  left: label("à esquerda", "left", "a la izquierda"),
  right: label("à direita", "right", "a la derecha"),
  "row header": label("cabeçalho da linha", "row header", "encabezado de fila"),
  "column header": label("cabeçalho da coluna", "column header", "encabezado de columna"),
  "text dropdown": label("Tipo de parágrafo", "Kind of paragraph", "Tipo de párrafo"),
  "align dropdown": label("Alinhamento", "Alignment", "Alineación"),
  "add dropdown": label("Inserir", "Insert", "Insertar"),
  "blocks dropdown": label("Inserir bloco", "Insert a block", "Insertar un bloque"),
  // Payload shows "ID: …" as the title of a document without a title.
  "ID:": label("Documento", "Document", "Documento"),
  "Slash menu": label("Menu de inserção", "Insert menu", "Menú de inserción"),
  "A file is required.": label("Escolha um arquivo.", "Choose a file.", "Elija un archivo."),
  "A file name is required.": label(
    "Dê um nome ao arquivo.",
    "Give the file a name.",
    "Dé un nombre al archivo.",
  ),
  "Successfully saved {n} files": label(
    "Imagens salvas: {n}",
    "Pictures saved: {n}",
    "Imágenes guardadas: {n}",
  ),
  "Failed to save {n} files": label(
    "Imagens não salvas: {n}. O motivo está no formulário de cada uma.",
    "Pictures not saved: {n}. The form of each says why.",
    "Imágenes no guardadas: {n}. El formulario de cada una dice por qué.",
  ),
};

const translations = new Map([
  ...Object.entries(literals),
  ...Object.entries(refusals).map(
    ([code, translation]) =>
      [apiErrorText({ code: code as keyof typeof refusals }), translation] as const,
  ),
]);

/** Matches the placeholder title of a document that has no title, or no title in the content's language. */
const documentId = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const untitled = label(
  "(sem título neste idioma)",
  "(no title in this language)",
  "(sin título en este idioma)",
);

/** Returns the translation of a screen's text, including the spaces around the text; undefined for any other text. */
export function translateLiteral(text: string, language: keyof Label): string | undefined {
  const words = text.trim();
  if (documentId.test(words)) {
    return untitled[language];
  }
  const [number = ""] = /\d+/.exec(words) ?? [];
  const translation = translations.get(words.replace(/\s+/g, " ").replace(/\d+/, "{n}"))?.[
    language
  ];
  return translation && text.replace(words, () => translation.replace("{n}", number));
}

const editLabel = label("Editar", "Edit", "Editar");
/** Translates the accessible name of Payload's delete dialogs, which contains an id: `delete-01a2…`. */
const deleteLabel = label("Excluir", "Delete", "Eliminar");

/** Returns the translation of an accessible name, such as that of the button that opens a related document. */
export function translateAccessibleName(text: string, language: keyof Label): string | undefined {
  if (text.startsWith("Edit ") && !translations.has(text)) {
    return editLabel[language] + text.slice("Edit".length);
  }
  // Handles "add new [object Object]": Payload inserts the collection's labels of all languages instead of one label.
  if (text.endsWith(" [object Object]")) {
    return text.slice(0, -" [object Object]".length);
  }
  return /^delete-[\da-f-]{36}$/.test(text)
    ? deleteLabel[language]
    : translateLiteral(text, language);
}
