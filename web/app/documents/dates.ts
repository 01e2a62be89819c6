import { useIntl } from "react-intl";

/** Formats a day of the CMS (an instant in UTC) for the page's language: 12/03/2026 on pt-BR pages. */
export function useFormatDay(): (instant: string) => string {
  const intl = useIntl();
  return (instant) =>
    intl.formatDate(instant, {
      timeZone: "UTC",
      year: "numeric",
      month: intl.locale === "pt-BR" ? "2-digit" : "long",
      day: intl.locale === "pt-BR" ? "2-digit" : "numeric",
    });
}
