import { dictionary } from "@zxcvbn-ts/language-common";
import { newPasswordField } from "contracts";

const refusedCount = 3_000;

/** The most used passwords, most used first, but those that are too short anyway. */
const refused = new Set(
  dictionary["passwords-common"]
    .filter((password) => newPasswordField.safeParse(password).success)
    .slice(0, refusedCount),
);

export function isCommonPassword(password: string): boolean {
  // As password-hash.ts reads it: other code points are the same password.
  return refused.has(password.normalize("NFKC").toLowerCase());
}
