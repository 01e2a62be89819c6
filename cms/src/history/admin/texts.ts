import { label } from "../../platform/i18n/label.ts";

export const historyTexts = {
  heading: label("Quem mudou o quê", "Who changed what", "Quién cambió qué"),
  about: label(
    "As últimas 20 vezes que este documento foi salvo, comparadas com a anterior.",
    "The last 20 times this document was saved, compared with the one before.",
    "Las últimas 20 veces que se guardó este documento, comparadas con la anterior.",
  ),
  acts: {
    published: label("publicou", "published", "publicó"),
    unpublished: label("tirou do site", "unpublished", "retiró del sitio"),
    draft: label("salvou um rascunho", "saved a draft", "guardó un borrador"),
    saved: label("salvou", "saved", "guardó"),
  },
  software: label("O sistema", "The software", "El sistema"),
  first: label(
    "A versão mais antiga guardada.",
    "The oldest version kept.",
    "La versión más antigua guardada.",
  ),
  nothing: label("Nenhum texto mudou.", "No text changed.", "No cambió ningún texto."),
  andMore: label("e mais {count}", "and {count} more", "y {count} más"),
};
