import type { Centavos, Price } from "pricing-engine";
import type { IntlShape } from "react-intl";
import { formatMoment } from "#app/i18n/dates.ts";
import { memoizeByLocale } from "#app/i18n/memoize-by-locale.ts";
import { formatCentavos, formatReais } from "#app/i18n/money.ts";
import { isGigabyteInput, type NumberInput } from "./inputs.ts";

const gbInTb = 1000;
/** Scale of the engine's unit prices: ten-thousandths of R$. */
const unitPriceScale = 10_000;

export interface CalculatorFormats {
  money: (amount: Centavos) => string;
  /** Formats a unit price with at least two decimals, and more if the price has more. */
  unitPrice: (tenThousandths: number) => string;
  /** Formats a base price of the catalogue, like `unitPrice`. */
  basePrice: (price: Price) => string;
  /**
   * Formats an input's value with its unit, or returns "" if the input has no unit. Bandwidth is in TB from 1000 GB.
   */
  withUnit: (input: NumberInput, value: number) => string;
  /** Formats an amount of transfer in TB, without a decimal that is 0. */
  transfer: (gb: number) => string;
  number: (value: number) => string;
  percent: (percent: number) => string;
  /** Formats a term: "12 meses". */
  months: (months: number) => string;
  date: (iso: string) => string;
  /** Formats a catalogue's version, which is the instant of its publication. */
  version: (version: string) => string;
}

/** Returns the formatters of quotes in a language. */
export function createCalculatorFormats({ locale }: Pick<IntlShape, "locale">): CalculatorFormats {
  return formats(locale);
}

const formats = memoizeByLocale((locale): CalculatorFormats => {
  const number = new Intl.NumberFormat(locale);
  const oneDecimal = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const wholeOrOneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const term = new Intl.NumberFormat(locale, { style: "unit", unit: "month", unitDisplay: "long" });
  return {
    money: (amount) => formatCentavos(locale, amount),
    unitPrice: (tenThousandths) => formatReais(locale, tenThousandths / unitPriceScale, 4),
    basePrice: (price) => formatReais(locale, Number(price), 4),
    withUnit: (input, value) => {
      if (input === "bandwidthGb" && value >= gbInTb) {
        return `${oneDecimal.format(value / gbInTb)}\u00a0TB`;
      }
      return isGigabyteInput(input) ? `${number.format(value)}\u00a0GB` : "";
    },
    transfer: (gb) => `${wholeOrOneDecimal.format(gb / gbInTb)}\u00a0TB`,
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    months: (months) => term.format(months),
    date: (iso) => formatMoment(locale, iso),
    version: (version) =>
      Number.isNaN(Date.parse(version)) ? version : formatMoment(locale, version),
  };
});
