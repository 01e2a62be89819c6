import { type Centavos, inReais } from "pricing-engine";
import type { Label } from "../i18n/label.ts";

const locales: Record<keyof Label, string> = { pt: "pt-BR", en: "en-US", es: "es-ES" };

/** The admin screens' language, as one that our own texts are written in. */
export function textLanguage(language: string): keyof Label {
  return language in locales ? (language as keyof Label) : "pt";
}

/** Formats an amount as R$ in a language of the admin screens. */
export function moneyFormat(
  language: keyof Label,
  options: Pick<Intl.NumberFormatOptions, "signDisplay"> = {},
): (amount: Centavos) => string {
  const format = new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency: "BRL",
    currencyDisplay: "narrowSymbol",
    ...options,
  });
  return (amount) => format.format(inReais(amount));
}
