import { label } from "../../platform/i18n/label.ts";

export const translationTexts = {
  heading: label("Quadro de traduções", "Translation board", "Tablero de traducciones"),
  about: label(
    "Cada documento em cada idioma. “Desatualizada”: o português mudou depois da tradução; os campos que mudaram vêm escritos. Abra um idioma e o português aparece ao lado de cada campo.",
    "Each document in each language. “Out of date”: the Portuguese changed after the translation; the fields that changed are named. Open a language and the Portuguese stands beside each field.",
    "Cada documento en cada idioma. «Desactualizada»: el portugués cambió después de la traducción; se nombran los campos que cambiaron. Abra un idioma y el portugués aparece junto a cada campo.",
  ),
  document: label("Documento", "Document", "Documento"),
  kind: label("Tipo", "Kind", "Tipo"),
  language: label("Idioma", "Language", "Idioma"),
  state: label("Situação", "State", "Estado"),
  all: label("Todos", "All", "Todos"),
  filter: label("Filtrar", "Filter", "Filtrar"),
  none: label("Nenhum documento assim.", "No such documents.", "Ningún documento así."),
  untitled: label("(sem título)", "(untitled)", "(sin título)"),
  previous: label("Mais recentes", "Newer", "Más recientes"),
  next: label("Mais antigos", "Older", "Más antiguos"),
  andMore: label("e mais {count}", "and {count} more", "y {count} más"),
  states: {
    missing: label("Falta", "Missing", "Falta"),
    draft: label("Rascunho", "Draft", "Borrador"),
    published: label("Publicada", "Published", "Publicada"),
    outdated: label("Desatualizada", "Out of date", "Desactualizada"),
  },
  source: label("Em português", "In Portuguese", "En portugués"),
  sourceChanged: label(
    "O português mudou depois desta tradução",
    "The Portuguese changed after this translation",
    "El portugués cambió después de esta traducción",
  ),
  copyField: label("Copiar para o campo", "Copy to the field", "Copiar al campo"),
  copySection: label(
    "Copiar do português os textos desta seção",
    "Copy this section's texts from the Portuguese",
    "Copiar del portugués los textos de esta sección",
  ),
  copied: label(
    "Textos copiados: {count}. Traduza antes de publicar.",
    "Texts copied: {count}. Translate before you publish.",
    "Textos copiados: {count}. Traduzca antes de publicar.",
  ),
  approve: label(
    "A tradução está em dia",
    "The translation is up to date",
    "La traducción está al día",
  ),
  approved: label("Marcada como em dia.", "Marked as up to date.", "Marcada como al día."),
  outdatedHere: label(
    "O português mudou depois desta tradução. Textos marcados abaixo: {count}.",
    "The Portuguese changed after this translation. Texts marked below: {count}.",
    "El portugués cambió después de esta traducción. Textos marcados abajo: {count}.",
  ),
  failed: label(
    "Não foi possível. Tente de novo.",
    "That did not work. Try again.",
    "No ha sido posible. Inténtelo de nuevo.",
  ),
};
