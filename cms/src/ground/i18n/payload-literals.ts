import { type Label, label } from "./label.ts";

/**
 * English words that Payload's screens have written into them, where none of its translations reaches. A
 * number in what is shown stands as {n}.
 */
const literals: ReadonlyMap<string, Label> = new Map(
  Object.entries({
    Responsive: label("Largura livre", "Responsive", "Ancho libre"),
    Table: label("Tabela", "Table", "Tabla"),
    "Create Table": label("Criar tabela", "Create table", "Crear tabla"),
    Rows: label("Linhas", "Rows", "Filas"),
    Columns: label("Colunas", "Columns", "Columnas"),
    "Sort by": label("Ordenar por", "Sort by", "Ordenar por"),
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
  }),
);

/** A text of a screen in a language; undefined where it is none of those. */
export function literalIn(text: string, language: keyof Label): string | undefined {
  const [number] = /\d+/.exec(text) ?? [];
  const known = literals.get(number ? text.replace(number, "{n}") : text);
  return known?.[language].replace("{n}", number ?? "");
}
