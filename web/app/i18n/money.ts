import { useIntl } from "react-intl";

/** Formats an amount as R$ with two decimals, for the page's language. */
export function useFormatMoney(): (amount: number) => string {
  const intl = useIntl();
  return (amount) =>
    intl.formatNumber(amount, {
      style: "currency",
      currency: "BRL",
      currencyDisplay: "narrowSymbol",
    });
}
