import type { IntlShape } from "react-intl";
import { isInGb, type NumberInput } from "./inputs.ts";

const gbInTb = 1000;
/** Ten-thousandths of R$ in one: the unit of the engine's unit prices. */
const unitPriceScale = 10_000;

export interface Formats {
  /** Centavos as R$ with two decimals. */
  money: (centavos: number) => string;
  /** A unit price: two decimals, or as many as it has. */
  unitPrice: (tenThousandths: number) => string;
  /** The value of an input in its unit; "" where it has none. Bandwidth is in TB from 1000 GB. */
  withUnit: (input: NumberInput, value: number) => string;
  number: (value: number) => string;
  percent: (percent: number) => string;
  date: (iso: string) => string;
  /** A catalogue's version, which is the instant of its publication. */
  version: (version: string) => string;
}

const currency = { style: "currency", currency: "BRL", currencyDisplay: "narrowSymbol" } as const;

const known = new Map<string, Formats>();

/** The figures of a quote in the page's language; the currency is R$ in all of them. */
export function formatsOf({ locale }: Pick<IntlShape, "locale">): Formats {
  // Formatters take longer to make than a quote takes to draw.
  const formats = known.get(locale) ?? makeFormats(locale);
  known.set(locale, formats);
  return formats;
}

function makeFormats(locale: string): Formats {
  const money = new Intl.NumberFormat(locale, currency);
  const unitPrice = new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 4 });
  const number = new Intl.NumberFormat(locale);
  const oneDecimal = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeZone: "America/Sao_Paulo",
  });
  const instant = new Intl.DateTimeFormat(locale, {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: "America/Sao_Paulo",
  });
  return {
    money: (centavos) => money.format(centavos / 100),
    unitPrice: (tenThousandths) => unitPrice.format(tenThousandths / unitPriceScale),
    withUnit: (input, value) => {
      if (input === "bandwidthGb" && value >= gbInTb) {
        return `${oneDecimal.format(value / gbInTb)}\u00a0TB`;
      }
      return isInGb(input) ? `${number.format(value)}\u00a0GB` : "";
    },
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    date: (iso) => date.format(new Date(iso)),
    version: (version) =>
      Number.isNaN(Date.parse(version)) ? version : instant.format(new Date(version)),
  };
}
