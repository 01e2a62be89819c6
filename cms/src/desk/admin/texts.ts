import { label } from "../../ground/i18n/label.ts";

export const deskTexts = {
  heading: label("Sua mesa", "Your desk", "Su mesa"),
  places: label("Tudo o que há no CMS", "Everything in the CMS", "Todo lo que hay en el CMS"),
  nothing: label("Nada por aqui.", "Nothing here.", "Nada por aquí."),
};
