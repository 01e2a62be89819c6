import { getBrasiliaDay } from "contracts";
import { useIntl } from "react-intl";
import { memoizeByLocale } from "./memoize-by-locale.ts";

/** Precision of the time of day. */
type TimePrecision = "none" | "minutes";

const timeFormats: Record<TimePrecision, Intl.DateTimeFormatOptions> = {
  none: {},
  minutes: { hour: "2-digit", minute: "2-digit" },
};

/** The date format of each language: 12/03/2026 on pt-BR pages, with the month's name on other pages. */
function dateFormat(
  locale: string,
  timeZone: string,
  clock: TimePrecision = "none",
): Intl.DateTimeFormat {
  const namedMonth = clock === "none" ? "long" : "short";
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    year: "numeric",
    ...(locale === "pt-BR"
      ? { month: "2-digit", day: "2-digit" }
      : { month: namedMonth, day: "numeric" }),
    ...timeFormats[clock],
  });
}

const formatsOf = memoizeByLocale((locale) => ({
  day: dateFormat(locale, "UTC"),
  moment: {
    none: dateFormat(locale, "America/Sao_Paulo"),
    minutes: dateFormat(locale, "America/Sao_Paulo", "minutes"),
  },
}));

/** Formats an instant as the day in Brazil, with the time if requested. */
export function formatMoment(
  locale: string,
  instant: string,
  clock: TimePrecision = "none",
): string {
  return formatsOf(locale).moment[clock].format(new Date(instant));
}

/** Formats a day of the CMS (an instant in UTC) for the page's language. */
export function useFormatDay(): (instant: string) => string {
  const { locale } = useIntl();
  return (instant) => formatsOf(locale).day.format(new Date(instant));
}

/** Returns `formatMoment` for the page's language. */
export function useFormatMoment(): (instant: string, withTime?: boolean) => string {
  const { locale } = useIntl();
  return (instant, withTime = false) =>
    formatMoment(locale, instant, withTime ? "minutes" : "none");
}

/** Returns true if a day ("2026-11-21") is before today in Brazil. */
export function isPastDay(day: string, now: Date = new Date()): boolean {
  return day < getBrasiliaDay(now.getTime());
}
