import { z } from "zod";
import { existingPasswordField, lineField } from "./account-fields.ts";
import { fieldProblem } from "./api-error.ts";
import { secretFieldMeta } from "./secret.ts";

/** Maximum number of passkeys per account. */
export const maxPasskeys = 20;

/** Time in which a challenge must be answered, in ms. */
export const passkeyChallengeMs = 5 * 60 * 1_000;

/**
 * A challenge. Clients send `token` back with the answer, and pass `options` to `@simplewebauthn/browser` as
 * `optionsJSON`.
 */
export const passkeyChallenge = z.object({
  token: z.string().meta(secretFieldMeta),
  options: z.looseObject({ challenge: z.string() }),
});
export type PasskeyChallenge = z.infer<typeof passkeyChallenge>;

/**
 * Answer to a challenge: its token, and the JSON form of the browser's PublicKeyCredential (WebAuthn level 3), whose
 * fields the CMS verifies.
 */
export const passkeyAnswer = z
  .object(
    {
      token: z
        .string(fieldProblem("required"))
        .max(1_000, fieldProblem("invalid"))
        .meta(secretFieldMeta),
      credential: z.looseObject(
        { id: z.string(fieldProblem("invalid")).max(2_000, fieldProblem("invalid")) },
        fieldProblem("invalid"),
      ),
    },
    fieldProblem("required"),
  )
  .meta(secretFieldMeta);
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

export const passkeyLoginRequest = z.object({ passkey: passkeyAnswer });

/** `currentPassword` is required if the account has no second factor. */
export const addPasskeyRequest = z.object({
  name: lineField({ max: 60 }),
  passkey: passkeyAnswer,
  currentPassword: existingPasswordField.optional(),
});

/** A passkey of an account. */
export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Time of the last login or confirmation with the passkey; null until the first one. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** True if the passkey's provider copies the passkey to the owner's other devices. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

/** Passkeys of the account, the oldest first. */
export const passkeysResponse = z.object({ passkeys: z.array(passkey) });

/** `recoveryCodes` is present if the account had no second factor before; they are shown once. */
export const addedPasskeyResponse = passkey.extend({
  recoveryCodes: z.array(z.string()).optional(),
});
export type AddedPasskeyResponse = z.infer<typeof addedPasskeyResponse>;
