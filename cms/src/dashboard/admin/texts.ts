import { label } from "../../platform/i18n/label.ts";

export const dashboardTexts = {
  heading: label("Painel", "Dashboard", "Panel"),
  day: label("Dia", "Day", "Día"),
  numbersByDay: label(
    "Os números de cada dia",
    "The numbers of each day",
    "Los números de cada día",
  ),
  places: label("Tudo o que há no CMS", "Everything in the CMS", "Todo lo que hay en el CMS"),
  nothing: label("Nada por aqui.", "Nothing here.", "Nada por aquí."),
};
