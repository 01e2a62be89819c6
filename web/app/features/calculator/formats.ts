import type { Centavos } from "pricing-engine";
import type { IntlShape } from "react-intl";
import { formatMoment } from "#app/i18n/dates.ts";
import { memoizeByLocale } from "#app/i18n/memoize-by-locale.ts";
import { formatCentavos, formatReais } from "#app/i18n/money.ts";
import { isInGb, type NumberInput } from "./inputs.ts";

const gbInTb = 1000;
/** Scale of the engine's unit prices: ten-thousandths of R$. */
const unitPriceScale = 10_000;

export interface Formats {
  money: (amount: Centavos) => string;
  /** Formats a unit price with two decimals, or as many as it has. */
  unitPrice: (tenThousandths: number) => string;
  /** Formats an input's value with its unit; "" if it has none. Bandwidth is in TB from 1000 GB. */
  withUnit: (input: NumberInput, value: number) => string;
  number: (value: number) => string;
  percent: (percent: number) => string;
  date: (iso: string) => string;
  /** Formats a catalogue's version, which is the instant of its publication. */
  version: (version: string) => string;
}

/** Returns the formatters of quotes in a language. */
export function formatsOf({ locale }: Pick<IntlShape, "locale">): Formats {
  return formats(locale);
}

const formats = memoizeByLocale((locale): Formats => {
  const number = new Intl.NumberFormat(locale);
  const oneDecimal = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  return {
    money: (amount) => formatCentavos(locale, amount),
    unitPrice: (tenThousandths) => formatReais(locale, tenThousandths / unitPriceScale, 4),
    withUnit: (input, value) => {
      if (input === "bandwidthGb" && value >= gbInTb) {
        return `${oneDecimal.format(value / gbInTb)}\u00a0TB`;
      }
      return isInGb(input) ? `${number.format(value)}\u00a0GB` : "";
    },
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    date: (iso) => formatMoment(locale, iso),
    version: (version) =>
      Number.isNaN(Date.parse(version)) ? version : formatMoment(locale, version),
  };
});
