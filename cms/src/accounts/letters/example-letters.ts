import type { Locale } from "contracts";
import type { Brand } from "../../ground/mail/brand.ts";
import type { Envelope } from "../../ground/mail/letter.ts";
import { acknowledgedKinds, receivedLetter } from "../../leads/received-letter.ts";
import { accountLetter, planLetter, screenUrl } from "./account-letters.ts";

/** Every letter that is sent, for stories and tests. */

const publicUrl = "https://nuvem.example";
const token = "p1Zt0l9qJXo0nC4h8mYt2uVb6sWk3rDf5gLx7aQeEiA";

export const exampleBrand: Brand = {
  name: "Araucária Cloud",
  email: "contato@araucaria.example",
  telephone: "+55 11 95550-0142",
  address: ["Avenida das Araucárias, 1500, 12º andar", "São Paulo - SP, 04500-000"],
  url: publicUrl,
};

export function exampleLetters(locale: Locale): Record<string, Envelope> {
  const recipient = { email: "ana@example.com", locale, name: "Ana" };
  const stranger = { email: recipient.email, locale };
  const screen = (path?: string) => screenUrl(publicUrl, locale, path);
  const plan = { name: "Cloud Pro", price: 349.9, nextPayment: "2026-12-22T00:00:00.000Z" };
  const area = screen("/client-area");
  return {
    verification: accountLetter(
      stranger,
      "verification",
      screen(`/auth/confirm-email?token=${token}`),
    ),
    existingAccount: accountLetter(recipient, "existingAccount", screen("/auth")),
    accountCreated: accountLetter(
      stranger,
      "accountCreated",
      screen(`/auth/confirm-email?token=${token}`),
    ),
    welcome: accountLetter(recipient, "welcome", area),
    reset: accountLetter(recipient, "reset", screen(`/auth/reset?token=${token}`)),
    passwordChanged: accountLetter(recipient, "passwordChanged", screen("/auth/forgot")),
    attack: accountLetter(recipient, "attack", screen("/auth/forgot")),
    emailChanged: accountLetter(
      stranger,
      "emailChanged",
      screen(`/auth/undo-email?token=${token}`),
    ),
    emailTaken: accountLetter(recipient, "emailTaken", area),
    idleAccount: accountLetter(recipient, "idleAccount", screen("/auth")),
    planAdded: planLetter(recipient, "planAdded", { plan, publicUrl }),
    planChanged: planLetter(recipient, "planChanged", {
      plan: { ...plan, nextPayment: null },
      publicUrl,
    }),
    planEnded: planLetter(recipient, "planEnded", { plan, publicUrl }),
    deletion: accountLetter(recipient, "deletion", screen()),
    invitation: accountLetter(recipient, "invitation", screen(`/admin/invite?token=${token}`)),
    ...Object.fromEntries(
      acknowledgedKinds.map((kind) => [
        `received-${kind}`,
        receivedLetter({ kind, email: recipient.email, locale }, publicUrl),
      ]),
    ),
  };
}
