import { type Centavos, toReais } from "pricing-engine";
import { useIntl } from "react-intl";
import { memoizeByLocale } from "./memoize-by-locale.ts";

/** The currency is R$ in all languages. */
const currency = { style: "currency", currency: "BRL", currencyDisplay: "narrowSymbol" } as const;

const formatsOf = memoizeByLocale((locale) => ({
  2: new Intl.NumberFormat(locale, currency),
  4: new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 4 }),
}));

/** Formats R$ with two decimals, or with up to four. */
export function formatReais(locale: string, amount: number, decimals: 2 | 4 = 2): string {
  return formatsOf(locale)[decimals].format(amount);
}

/** Formats centavos as R$ with two decimals. */
export function formatCentavos(locale: string, amount: Centavos): string {
  return formatReais(locale, toReais(amount));
}

/** Returns `formatReais` for the page's language. */
export function useFormatMoney(): (amount: number, decimals?: 2 | 4) => string {
  const { locale } = useIntl();
  return (amount, decimals) => formatReais(locale, amount, decimals);
}
