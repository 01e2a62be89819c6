import { type AccountKind, type Locale, localePrefix, type TokenScope } from "contracts";
import type { Envelope } from "../../platform/mail/email.ts";
import {
  formatEmailDay,
  formatEmailInstant,
  formatEmailMoney,
  getEmailParagraphs,
  getEmailText,
  isEmailMessageId,
} from "../../platform/mail/email-texts.ts";

/** Recipient of an e-mail. */
export interface Recipient {
  email: string;
  locale: Locale;
  /**
   * Absent until the e-mail address is verified. An e-mail must contain no text from a person who registered somebody
   * else's address.
   */
  name?: string;
}

/** A subscription in the form shown to the customer. */
export interface PlanDetails {
  name: string;
  /** Price in R$ per month. */
  price: number;
  /** Due date as midnight in UTC; null if no date is set. */
  nextPayment: string | null;
  /** Due date of the payment, for a receipt. */
  paidDay?: string;
  /** Kind of the customer's request, for the e-mail that confirms the request. */
  request?: "change" | "cancel";
}

export type AccountEmailKind =
  | "reset"
  | "invitation"
  | "verification"
  | "existingAccount"
  | "accountCreated"
  | "welcome"
  | "attack"
  | "passwordChanged"
  | "secondFactorAdded"
  | "secondFactorRemoved"
  // The authenticator app was removed from an account that still has a passkey.
  | "appRemoved"
  // An administrator, or a command on the server, removed the second factor.
  | "secondFactorReset"
  | "recoveryCodeUsed"
  | "recoveryCodesRenewed"
  // Somebody knows the password and guesses codes.
  | "codeGuesses"
  // Login from a client that the account does not know.
  | "newDevice"
  // A personal access token was created.
  | "tokenCreated"
  | PasskeyEmailKind
  // Notice to the former e-mail address about its replacement.
  | "emailChanged"
  // Notice to the new e-mail address after a change.
  | "emailTaken"
  // Warning to an idle account a month before its deletion.
  | "idleAccount"
  | "deletion"
  // Asks the owner of an unverified e-mail address to confirm a deletion request by a link.
  | "confirmDeletion"
  | "deletionWithdrawn"
  | PlanEmailKind;

export function createGreeting({ locale, name }: Recipient): string {
  return name ? getEmailText(locale, "greeting.name", { name }) : getEmailText(locale, "greeting");
}

export function createAccountEmail(
  recipient: Recipient,
  kind: AccountEmailKind,
  url: string,
): Envelope {
  const { email, locale } = recipient;
  const notes = `account.${kind}.notes`;
  return {
    to: email,
    locale,
    content: {
      subject: getEmailText(locale, `account.${kind}.subject`),
      greeting: createGreeting(recipient),
      body: getEmailParagraphs(locale, `account.${kind}.body`),
      action: { label: getEmailText(locale, `account.${kind}.action`), url },
      notes: isEmailMessageId(notes) ? getEmailParagraphs(locale, notes) : [],
    },
  };
}

function factsOf(plan: PlanDetails, locale: Locale) {
  const { price, request, paidDay, nextPayment } = plan;
  // Uses the same date style as the site (web/app/i18n/dates.ts).
  const day = (value: string) =>
    formatEmailDay(locale, value, locale === "pt-BR" ? "short" : "long");
  const next = nextPayment === null ? getEmailText(locale, "fact.noDate") : day(nextPayment);
  return [
    { name: getEmailText(locale, "fact.plan"), value: plan.name },
    { name: getEmailText(locale, "fact.price"), value: formatEmailMoney(locale, price) },
    ...(request
      ? [
          {
            name: getEmailText(locale, "fact.request"),
            value: getEmailText(locale, `fact.request.${request}`),
          },
        ]
      : []),
    ...(paidDay ? [{ name: getEmailText(locale, "fact.paidDay"), value: day(paidDay) }] : []),
    { name: getEmailText(locale, "fact.nextPayment"), value: next },
  ];
}

/** Returns the details of a plan. A changed detail also contains the former value. */
function changedFacts(plan: PlanDetails, before: PlanDetails | undefined, locale: Locale) {
  const former = new Map(
    before ? factsOf(before, locale).map(({ name, value }) => [name, value]) : [],
  );
  return factsOf(plan, locale).map(({ name, value }) => {
    const was = former.get(name) ?? value;
    const isChanged = was !== value;
    return {
      name,
      value: isChanged ? getEmailText(locale, "fact.changed", { value, former: was }) : value,
    };
  });
}

export type PlanEmailKind =
  | "planAdded"
  | "planChanged"
  | "planEnded"
  | "paymentReceived"
  | "planRequested";

export function createPlanEmail(
  recipient: Recipient,
  kind: PlanEmailKind,
  { plan, before, publicUrl }: { plan: PlanDetails; before?: PlanDetails; publicUrl: string },
): Envelope {
  const url = createPageUrl(publicUrl, recipient.locale, "/client-area");
  const { content, ...envelope } = createAccountEmail(recipient, kind, url);
  const all = changedFacts(plan, before, recipient.locale);
  const nextPayment = getEmailText(recipient.locale, "fact.nextPayment");
  // An ended plan has no next payment.
  const facts = kind === "planEnded" ? all.filter(({ name }) => name !== nextPayment) : all;
  return { ...envelope, content: { ...content, facts } };
}

/** Details of a login in the e-mail about a new device. */
export interface LoginDetails {
  browser: string | null;
  system: string | null;
  network: string;
  /** Time of the login, in ISO 8601. */
  at: string;
}

/** Returns the notice about a login from a new device; `url` opens the list of sessions. */
export function createNewDeviceEmail(
  recipient: Recipient,
  { browser, system, network, at }: LoginDetails,
  url: string,
): Envelope {
  const { locale } = recipient;
  const device =
    browser && system
      ? getEmailText(locale, "fact.device.name", { browser, system })
      : (browser ?? system ?? getEmailText(locale, "fact.device.unknown"));
  const facts = [
    { name: getEmailText(locale, "fact.device"), value: device },
    { name: getEmailText(locale, "fact.network"), value: network },
    {
      name: getEmailText(locale, "fact.time"),
      value: getEmailText(locale, "fact.time.brasilia", { time: formatEmailInstant(locale, at) }),
    },
  ];
  const { content, ...envelope } = createAccountEmail(recipient, "newDevice", url);
  return { ...envelope, content: { ...content, facts } };
}

/** Details of a personal access token in the e-mail about its creation. */
export interface TokenDetails {
  name: string;
  scope: TokenScope;
  /** Time in ISO 8601. */
  expiresAt: string;
}

/** Returns the notice about a new personal access token; `url` opens the list of tokens. */
export function createTokenEmail(
  recipient: Recipient,
  { name, scope, expiresAt }: TokenDetails,
  url: string,
): Envelope {
  const { locale } = recipient;
  const facts = [
    // Omits the token's name for an unverified e-mail address, because the account's owner chose the name.
    ...(recipient.name === undefined
      ? []
      : [{ name: getEmailText(locale, "fact.token"), value: name }]),
    {
      name: getEmailText(locale, "fact.scope"),
      value: getEmailText(locale, `fact.scope.${scope}`),
    },
    {
      name: getEmailText(locale, "fact.expires"),
      value: getEmailText(locale, "fact.time.brasilia", {
        time: formatEmailInstant(locale, expiresAt),
      }),
    },
  ];
  const { content, ...envelope } = createAccountEmail(recipient, "tokenCreated", url);
  return { ...envelope, content: { ...content, facts } };
}

export type PasskeyEmailKind =
  | "passkeyAdded"
  | "passkeyRemoved"
  // The last second factor, a passkey, was removed.
  | "lastPasskeyRemoved";

/** Returns the notice about an added or removed passkey; `url` opens the list of passkeys. */
export function createPasskeyEmail(
  recipient: Recipient,
  kind: PasskeyEmailKind,
  { name, url }: { name: string; url: string },
): Envelope {
  const facts = [{ name: getEmailText(recipient.locale, "fact.passkey"), value: name }];
  const { content, ...envelope } = createAccountEmail(recipient, kind, url);
  return { ...envelope, content: { ...content, facts } };
}

export const forgotPasswordPaths: Record<AccountKind, string> = {
  customer: "/auth/forgot",
  staff: "/admin/forgot",
};

/** Screens that show second factors, passkeys, sessions and tokens. */
export const securityPagePaths: Record<AccountKind, string> = {
  customer: "/client-area/security",
  staff: "/admin/security",
};

/**
 * Returns the URL of a page of the site in the recipient's language. Without `path`, returns the URL of the home page.
 */
export function createPageUrl(publicUrl: string, locale: Locale, path = ""): string {
  return publicUrl + (localePrefix(locale) + path || "/");
}
