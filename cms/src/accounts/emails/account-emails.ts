import { type AccountKind, type Locale, localePrefix } from "contracts";
import type { Envelope } from "../../platform/mail/email.ts";
import type { AccountTexts } from "./email-texts.ts";
import { enUs } from "./en-us.ts";
import { esEs } from "./es-es.ts";
import { ptBr } from "./pt-br.ts";

const words: Record<Locale, AccountTexts> = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };

/** Recipient of an e-mail. */
export interface Recipient {
  email: string;
  locale: Locale;
  /**
   * Absent until the e-mail address is verified: an e-mail must contain no text by a person who registered somebody
   * else's address.
   */
  name?: string;
}

/** A subscription as its customer sees it. */
export interface PlanFacts {
  name: string;
  /** R$ a month. */
  price: number;
  /** The day as midnight in UTC. */
  nextPayment: string | null;
  /** The due date that was paid, for a receipt. */
  paidDay?: string;
  /** Kind of request, for an e-mail about one. */
  request?: "change" | "cancel";
}

export type EmailKind = Exclude<keyof AccountTexts, "greeting" | "facts">;

export function greetingOf({ locale, name }: Recipient): string {
  return words[locale].greeting(name);
}

export function accountEmail(recipient: Recipient, kind: EmailKind, url: string): Envelope {
  const { email, locale } = recipient;
  const { [kind]: text } = words[locale];
  const { subject, body, action: label, notes } = text;
  return {
    to: email,
    locale,
    content: { subject, greeting: greetingOf(recipient), body, action: { label, url }, notes },
  };
}

/** The currency is R$ in all languages, as on the site (web/app/i18n/money.ts). */
const currency = { style: "currency", currency: "BRL", currencyDisplay: "narrowSymbol" } as const;

function factsOf(plan: PlanFacts, locale: Locale) {
  const { facts } = words[locale];
  const money = new Intl.NumberFormat(locale, currency);
  // Same style as on the site (web/app/i18n/dates.ts).
  const dateStyle = locale === "pt-BR" ? "short" : "long";
  const day = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" });
  const next = plan.nextPayment === null ? facts.noDate : day.format(new Date(plan.nextPayment));
  const paid = plan.paidDay && day.format(new Date(plan.paidDay));
  return [
    { name: facts.plan, value: plan.name },
    { name: facts.price, value: money.format(plan.price) },
    ...(plan.request ? [{ name: facts.request, value: facts.requests[plan.request] }] : []),
    ...(paid ? [{ name: facts.paidDay, value: paid }] : []),
    { name: facts.nextPayment, value: next },
  ];
}

/** Returns the details of a plan; of changed details also the former value. */
function changedFacts(plan: PlanFacts, before: PlanFacts | undefined, locale: Locale) {
  const former = new Map(
    before ? factsOf(before, locale).map(({ name, value }) => [name, value]) : [],
  );
  return factsOf(plan, locale).map(({ name, value }) => {
    const was = former.get(name) ?? value;
    const { former: word } = words[locale].facts;
    return { name, value: was === value ? value : `${value} (${word}: ${was})` };
  });
}

export type PlanEmailKind =
  | "planAdded"
  | "planChanged"
  | "planEnded"
  | "paymentReceived"
  | "planRequested";

export function planEmail(
  recipient: Recipient,
  kind: PlanEmailKind,
  { plan, before, publicUrl }: { plan: PlanFacts; before?: PlanFacts; publicUrl: string },
): Envelope {
  const url = screenUrl(publicUrl, recipient.locale, "/client-area");
  const { content, ...envelope } = accountEmail(recipient, kind, url);
  const all = changedFacts(plan, before, recipient.locale);
  const { nextPayment } = words[recipient.locale].facts;
  // An ended plan has no next payment.
  const facts = kind === "planEnded" ? all.filter(({ name }) => name !== nextPayment) : all;
  return { ...envelope, content: { ...content, facts } };
}

export const forgotScreens: Record<AccountKind, string> = {
  customer: "/auth/forgot",
  staff: "/admin/forgot",
};

/** Returns the URL of a page of the site in the recipient's language; of the home page by default. */
export function screenUrl(publicUrl: string, locale: Locale, path = ""): string {
  return publicUrl + (localePrefix(locale) + path || "/");
}
