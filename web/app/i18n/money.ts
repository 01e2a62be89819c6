import { useIntl } from "react-intl";

/** Formats an amount as R$ with two decimals, or up to four, for the page's language. */
export function useFormatMoney(): (amount: number, decimals?: 2 | 4) => string {
  const intl = useIntl();
  return (amount, decimals = 2) =>
    intl.formatNumber(amount, {
      style: "currency",
      currency: "BRL",
      currencyDisplay: "narrowSymbol",
      maximumFractionDigits: decimals,
    });
}
