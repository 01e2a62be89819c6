import type { Locale } from "contracts";
import {
  confirmedLeadKinds,
  createLeadConfirmationEmail,
} from "../../leads/lead-confirmation-email.ts";
import type { EmailBrand } from "../../platform/mail/brand.ts";
import type { Envelope } from "../../platform/mail/email.ts";
import { createRefusalAlertEmail } from "../../platform/request/refusal-alert-email.ts";
import {
  createAccountEmail,
  createNewDeviceEmail,
  createPageUrl,
  createPasskeyEmail,
  createPlanEmail,
  createTokenEmail,
  securityPagePaths,
} from "./account-emails.ts";
import { createTermsEmail } from "./terms-email.ts";

/** Samples of every e-mail, for stories and tests. */

const publicUrl = "https://nuvem.example";
const token = "p1Zt0l9qJXo0nC4h8mYt2uVb6sWk3rDf5gLx7aQeEiA";

export const exampleBrand: EmailBrand = {
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

export function createExampleEmails(locale: Locale): Record<string, Envelope> {
  const recipient = { email: "ana@example.com", locale, name: "Ana" };
  const stranger = { email: recipient.email, locale };
  const screen = (path?: string) => createPageUrl(publicUrl, locale, path);
  const plan = { name: "Cloud Pro", price: 349.9, nextPayment: "2026-12-22T00:00:00.000Z" };
  const area = screen("/client-area");
  const terms = {
    ...exampleTerms[locale],
    effectiveOn: "2026-12-01",
    isInForce: false,
    url: screen("/termos-de-servico/2026-12-01/mudancas"),
  };
  return {
    verification: createAccountEmail(
      stranger,
      "verification",
      screen(`/auth/confirm-email?token=${token}`),
    ),
    existingAccount: createAccountEmail(recipient, "existingAccount", screen("/auth")),
    accountCreated: createAccountEmail(
      stranger,
      "accountCreated",
      screen(`/auth/confirm-email?token=${token}`),
    ),
    welcome: createAccountEmail(recipient, "welcome", area),
    reset: createAccountEmail(recipient, "reset", screen(`/auth/reset?token=${token}`)),
    passwordChanged: createAccountEmail(recipient, "passwordChanged", screen("/auth/forgot")),
    secondFactorAdded: createAccountEmail(
      recipient,
      "secondFactorAdded",
      screen(securityPagePaths.customer),
    ),
    secondFactorRemoved: createAccountEmail(
      recipient,
      "secondFactorRemoved",
      screen("/auth/forgot"),
    ),
    secondFactorReset: createAccountEmail(recipient, "secondFactorReset", screen("/auth/forgot")),
    recoveryCodeUsed: createAccountEmail(
      recipient,
      "recoveryCodeUsed",
      screen(securityPagePaths.customer),
    ),
    recoveryCodesRenewed: createAccountEmail(
      recipient,
      "recoveryCodesRenewed",
      screen(securityPagePaths.customer),
    ),
    appRemoved: createAccountEmail(recipient, "appRemoved", screen("/auth/forgot")),
    codeGuesses: createAccountEmail(recipient, "codeGuesses", screen("/auth/forgot")),
    newDevice: createNewDeviceEmail(
      recipient,
      {
        browser: "Firefox",
        system: "Windows",
        network: "203.0.113.7",
        at: "2026-11-28T15:40:00.000Z",
      },
      screen(securityPagePaths.customer),
    ),
    tokenCreated: createTokenEmail(
      recipient,
      { name: "Backup", scope: "read", expiresAt: "2027-02-26T15:40:00.000Z" },
      screen(securityPagePaths.customer),
    ),
    ...Object.fromEntries(
      (["passkeyAdded", "passkeyRemoved", "lastPasskeyRemoved"] as const).map((kind) => [
        kind,
        createPasskeyEmail(recipient, kind, {
          name: "iPhone",
          url: screen(securityPagePaths.customer),
        }),
      ]),
    ),
    refusedLogins: createRefusalAlertEmail(
      recipient,
      { kind: "logins", count: 100, minutes: 10 },
      publicUrl,
    ),
    refusedRights: createRefusalAlertEmail(
      recipient,
      { kind: "rights", count: 30, minutes: 10 },
      publicUrl,
    ),
    refusedRequests: createRefusalAlertEmail(
      recipient,
      { kind: "requests", count: 300, minutes: 10 },
      publicUrl,
    ),
    attack: createAccountEmail(recipient, "attack", screen("/auth/forgot")),
    emailChanged: createAccountEmail(
      stranger,
      "emailChanged",
      screen(`/auth/undo-email?token=${token}`),
    ),
    emailTaken: createAccountEmail(recipient, "emailTaken", area),
    idleAccount: createAccountEmail(recipient, "idleAccount", screen("/auth")),
    planAdded: createPlanEmail(recipient, "planAdded", { plan, publicUrl }),
    planChanged: createPlanEmail(recipient, "planChanged", {
      plan: { ...plan, nextPayment: null },
      before: { ...plan, price: 299.9 },
      publicUrl,
    }),
    planEnded: createPlanEmail(recipient, "planEnded", { plan, publicUrl }),
    paymentReceived: createPlanEmail(recipient, "paymentReceived", {
      plan: { ...plan, paidDay: "2026-11-22" },
      publicUrl,
    }),
    planRequested: createPlanEmail(recipient, "planRequested", {
      plan: { ...plan, request: "cancel" },
      publicUrl,
    }),
    termsChange: createTermsEmail(recipient, terms),
    termsChanged: createTermsEmail(stranger, { ...terms, changes: null, isInForce: true }),
    deletion: createAccountEmail(recipient, "deletion", screen()),
    confirmDeletion: createAccountEmail(
      stranger,
      "confirmDeletion",
      screen(`/auth/confirm-deletion?token=${token}`),
    ),
    deletionWithdrawn: createAccountEmail(
      recipient,
      "deletionWithdrawn",
      screen("/client-area/account"),
    ),
    invitation: createAccountEmail(recipient, "invitation", screen(`/admin/invite?token=${token}`)),
    ...Object.fromEntries(
      confirmedLeadKinds.map((kind) => [
        `received-${kind}`,
        createLeadConfirmationEmail({ kind, email: recipient.email, locale }, publicUrl),
      ]),
    ),
  };
}
