import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", "unsubscribe", 32));
}

/**
 * Lets whoever has it end the subscriptions of one e-mail address, and do nothing else. The address
 * is in it, so that it works for as long as the address gets mail, and no log can read it.
 */
export function unsubscribeToken(email: string, secret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv);
  const sealed = [iv, cipher.update(email, "utf8"), cipher.final(), cipher.getAuthTag()];
  // Hexadecimal: a token is part of a page's address, which is in lower case.
  return Buffer.concat(sealed).toString("hex");
}

/** The e-mail address of a token that we made. */
export function readUnsubscribeToken(token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, "hex");
  if (bytes.length <= ivBytes + tagBytes || bytes.length * 2 !== token.length) {
    return undefined;
  }
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const email = decipher.update(bytes.subarray(ivBytes, -tagBytes));
    return Buffer.concat([email, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
