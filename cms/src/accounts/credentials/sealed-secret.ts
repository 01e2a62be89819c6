import { sealText, unsealText } from "../../platform/sealed-text.ts";

/** Purpose from which the encryption key is derived. */
export const sealingPurpose = "second-factor";

/** Encrypts the secret of a second factor for the database. */
export function sealSecret(secret: string): string {
  return sealText(secret, sealingPurpose).toString("base64");
}

export function unsealSecret(sealed: string): string {
  const secret = unsealText(Buffer.from(sealed, "base64"), sealingPurpose);
  if (secret === undefined) {
    throw new Error("A second factor was encrypted with another PAYLOAD_SECRET");
  }
  return secret;
}
