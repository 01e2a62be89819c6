import { openText, sealText } from "../../platform/sealed-text.ts";

/** Purpose from which the encryption key is derived. */
export const purpose = "second-factor";

/** Encrypts the secret of a second factor for the database. */
export function sealSecret(secret: string): string {
  return sealText(secret, purpose).toString("base64");
}

export function openSecret(sealed: string): string {
  const secret = openText(Buffer.from(sealed, "base64"), purpose);
  if (secret === undefined) {
    throw new Error("A second factor was encrypted with another PAYLOAD_SECRET");
  }
  return secret;
}
