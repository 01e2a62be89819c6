import { type Centavos, toReais } from "pricing-engine";
import type { Label } from "../i18n/label.ts";
import { languageTags } from "../i18n/text-language.ts";

/** Formats an amount as R$ in a language of the admin screens. */
export function formatMoney(
  language: keyof Label,
  options: Pick<Intl.NumberFormatOptions, "signDisplay"> = {},
): (amount: Centavos) => string {
  const format = new Intl.NumberFormat(languageTags[language], {
    style: "currency",
    currency: "BRL",
    currencyDisplay: "narrowSymbol",
    ...options,
  });
  return (amount) => format.format(toReais(amount));
}
