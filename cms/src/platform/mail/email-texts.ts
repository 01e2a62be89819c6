import { createIntl, type IntlShape } from "@formatjs/intl";
import { brasiliaZone, type Locale } from "contracts";
import enUs from "./messages/en-US.json" with { type: "json" };
import esEs from "./messages/es-ES.json" with { type: "json" };
import ptBr from "./messages/pt-BR.json" with { type: "json" };

export type EmailMessageId = keyof typeof ptBr;

type Values = Record<string, string>;

function intlOf(locale: Locale, messages: Record<EmailMessageId, string>): IntlShape {
  return createIntl({
    locale,
    messages,
    onError: (error) => {
      throw error;
    },
  });
}

const intls: Record<Locale, IntlShape> = {
  "pt-BR": intlOf("pt-BR", ptBr),
  "en-US": intlOf("en-US", enUs),
  "es-ES": intlOf("es-ES", esEs),
};

/** Returns a message. Leaves `{brand}` in the text; email.ts replaces it when the e-mail is sent. */
export function getEmailText(locale: Locale, id: EmailMessageId, values?: Values): string {
  return intls[locale].formatMessage({ id }, { brand: "{brand}", ...values });
}

/** Returns the paragraphs of a message, which empty lines separate. */
export function getEmailParagraphs(locale: Locale, id: EmailMessageId): string[] {
  return getEmailText(locale, id).split("\n\n");
}

export function isEmailMessageId(id: string): id is EmailMessageId {
  return Object.hasOwn(ptBr, id);
}

/** Formats an amount in R$, the currency in all languages. The format is that of the site (web/app/i18n/money.ts). */
export function formatEmailMoney(locale: Locale, reais: number): string {
  return intls[locale].formatNumber(reais, {
    style: "currency",
    currency: "BRL",
    currencyDisplay: "narrowSymbol",
  });
}

/** Formats a day, given as "2026-12-01" or as midnight in UTC. */
export function formatEmailDay(locale: Locale, day: string, dateStyle: "short" | "long"): string {
  return intls[locale].formatDate(day, { dateStyle, timeZone: "UTC" });
}

/** Formats an instant in Brasília's time. */
export function formatEmailInstant(locale: Locale, instant: string): string {
  return intls[locale].formatDate(instant, {
    dateStyle: locale === "pt-BR" ? "short" : "medium",
    timeStyle: "short",
    timeZone: brasiliaZone,
  });
}
