import { label } from "../../../ground/i18n/label.ts";

export const searchTexts = {
  title: label("Buscado e não encontrado", "Searched for and not found", "Buscado y no encontrado"),
  about: label(
    "Palavras buscadas no site em 30 dias para as quais nada está publicado. Nada é guardado de quem buscou.",
    "Words searched for on the site in 30 days that nothing published has. Nothing is kept of who searched.",
    "Palabras buscadas en el sitio en 30 días para las que no hay nada publicado. No se guarda nada de quien buscó.",
  ),
  none: label("Nada, por enquanto.", "Nothing so far.", "Nada, por ahora."),
  words: label("Palavras", "Words", "Palabras"),
  language: label("Idioma", "Language", "Idioma"),
  times: label("Vezes", "Times", "Veces"),
};
