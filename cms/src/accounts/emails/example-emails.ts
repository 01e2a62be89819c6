import type { Locale } from "contracts";
import { acknowledgedKinds, receivedEmail } from "../../leads/received-email.ts";
import type { Brand } from "../../platform/mail/brand.ts";
import type { Envelope } from "../../platform/mail/email.ts";
import { refusalAlertEmail } from "../../platform/request/refusal-alert-email.ts";
import {
  accountEmail,
  newDeviceEmail,
  passkeyEmail,
  planEmail,
  screenUrl,
  securityScreens,
  tokenEmail,
} from "./account-emails.ts";
import { termsEmail } from "./terms-email.ts";

/** Samples of every e-mail, for stories and tests. */

const publicUrl = "https://nuvem.example";
const token = "p1Zt0l9qJXo0nC4h8mYt2uVb6sWk3rDf5gLx7aQeEiA";

export const exampleBrand: Brand = {
  name: "Araucária Cloud",
  email: "contato@araucaria.example",
  telephone: "+55 11 95550-0142",
  address: ["Avenida das Araucárias, 1500, 12º andar", "São Paulo - SP, 04500-000"],
  url: publicUrl,
};

const exampleTerms: Record<Locale, { title: string; changes: string }> = {
  "pt-BR": {
    title: "Termos de serviço",
    changes: "O prazo para cancelar sem custo passa de 15 para 30 dias.",
  },
  "en-US": {
    title: "Terms of service",
    changes: "You now have 30 days, instead of 15, to cancel free of charge.",
  },
  "es-ES": {
    title: "Términos de servicio",
    changes: "El plazo para cancelar sin coste pasa de 15 a 30 días.",
  },
};

export function exampleEmails(locale: Locale): Record<string, Envelope> {
  const recipient = { email: "ana@example.com", locale, name: "Ana" };
  const stranger = { email: recipient.email, locale };
  const screen = (path?: string) => screenUrl(publicUrl, locale, path);
  const plan = { name: "Cloud Pro", price: 349.9, nextPayment: "2026-12-22T00:00:00.000Z" };
  const area = screen("/client-area");
  const terms = {
    ...exampleTerms[locale],
    effectiveOn: "2026-12-01",
    isInForce: false,
    url: screen("/termos-de-servico/2026-12-01/mudancas"),
  };
  return {
    verification: accountEmail(
      stranger,
      "verification",
      screen(`/auth/confirm-email?token=${token}`),
    ),
    existingAccount: accountEmail(recipient, "existingAccount", screen("/auth")),
    accountCreated: accountEmail(
      stranger,
      "accountCreated",
      screen(`/auth/confirm-email?token=${token}`),
    ),
    welcome: accountEmail(recipient, "welcome", area),
    reset: accountEmail(recipient, "reset", screen(`/auth/reset?token=${token}`)),
    passwordChanged: accountEmail(recipient, "passwordChanged", screen("/auth/forgot")),
    secondFactorAdded: accountEmail(
      recipient,
      "secondFactorAdded",
      screen(securityScreens.customer),
    ),
    secondFactorRemoved: accountEmail(recipient, "secondFactorRemoved", screen("/auth/forgot")),
    secondFactorReset: accountEmail(recipient, "secondFactorReset", screen("/auth/forgot")),
    recoveryCodeUsed: accountEmail(recipient, "recoveryCodeUsed", screen(securityScreens.customer)),
    recoveryCodesRenewed: accountEmail(
      recipient,
      "recoveryCodesRenewed",
      screen(securityScreens.customer),
    ),
    appRemoved: accountEmail(recipient, "appRemoved", screen("/auth/forgot")),
    codeGuesses: accountEmail(recipient, "codeGuesses", screen("/auth/forgot")),
    newDevice: newDeviceEmail(
      recipient,
      {
        browser: "Firefox",
        system: "Windows",
        network: "203.0.113.7",
        at: "2026-11-28T15:40:00.000Z",
      },
      screen(securityScreens.customer),
    ),
    tokenCreated: tokenEmail(
      recipient,
      { name: "Backup", scope: "read", expiresAt: "2027-02-26T15:40:00.000Z" },
      screen(securityScreens.customer),
    ),
    ...Object.fromEntries(
      (["passkeyAdded", "passkeyRemoved", "lastPasskeyRemoved"] as const).map((kind) => [
        kind,
        passkeyEmail(recipient, kind, { name: "iPhone", url: screen(securityScreens.customer) }),
      ]),
    ),
    refusedLogins: refusalAlertEmail(
      recipient,
      { kind: "logins", count: 100, minutes: 10 },
      publicUrl,
    ),
    refusedRights: refusalAlertEmail(
      recipient,
      { kind: "rights", count: 30, minutes: 10 },
      publicUrl,
    ),
    refusedRequests: refusalAlertEmail(
      recipient,
      { kind: "requests", count: 300, minutes: 10 },
      publicUrl,
    ),
    attack: accountEmail(recipient, "attack", screen("/auth/forgot")),
    emailChanged: accountEmail(stranger, "emailChanged", screen(`/auth/undo-email?token=${token}`)),
    emailTaken: accountEmail(recipient, "emailTaken", area),
    idleAccount: accountEmail(recipient, "idleAccount", screen("/auth")),
    planAdded: planEmail(recipient, "planAdded", { plan, publicUrl }),
    planChanged: planEmail(recipient, "planChanged", {
      plan: { ...plan, nextPayment: null },
      before: { ...plan, price: 299.9 },
      publicUrl,
    }),
    planEnded: planEmail(recipient, "planEnded", { plan, publicUrl }),
    paymentReceived: planEmail(recipient, "paymentReceived", {
      plan: { ...plan, paidDay: "2026-11-22" },
      publicUrl,
    }),
    planRequested: planEmail(recipient, "planRequested", {
      plan: { ...plan, request: "cancel" },
      publicUrl,
    }),
    termsChange: termsEmail(recipient, terms),
    termsChanged: termsEmail(stranger, { ...terms, changes: null, isInForce: true }),
    deletion: accountEmail(recipient, "deletion", screen()),
    confirmDeletion: accountEmail(
      stranger,
      "confirmDeletion",
      screen(`/auth/confirm-deletion?token=${token}`),
    ),
    deletionWithdrawn: accountEmail(recipient, "deletionWithdrawn", screen("/client-area/account")),
    invitation: accountEmail(recipient, "invitation", screen(`/admin/invite?token=${token}`)),
    ...Object.fromEntries(
      acknowledgedKinds.map((kind) => [
        `received-${kind}`,
        receivedEmail({ kind, email: recipient.email, locale }, publicUrl),
      ]),
    ),
  };
}
