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

/** Formats a moment as the day, and the time, it was in Brazil. */
export function useFormatMoment(): (instant: string, withTime?: boolean) => string {
  const intl = useIntl();
  return (instant, withTime = false) =>
    intl.formatDate(instant, {
      timeZone: "America/Sao_Paulo",
      year: "numeric",
      month: intl.locale === "pt-BR" ? "2-digit" : "short",
      day: intl.locale === "pt-BR" ? "2-digit" : "numeric",
      ...(withTime ? { hour: "2-digit", minute: "2-digit" } : {}),
    });
}
