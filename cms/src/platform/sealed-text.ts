import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env.ts";

/**
 * Secrets with which texts can be decrypted: the current one, and the previous one while PAYLOAD_SECRET_PREVIOUS is
 * set.
 */
export const sealingSecrets = [env.PAYLOAD_SECRET, env.PAYLOAD_SECRET_PREVIOUS].filter(
  (secret) => secret !== undefined,
);

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

function keyOf(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
}

/**
 * Encrypts and authenticates a text, so that nobody can read or forge it without the secret.
 *
 * @param purpose part of the key: a text encrypted for one purpose cannot be decrypted for another
 */
export function sealText(text: string, purpose: string, secret = env.PAYLOAD_SECRET): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), iv);
  return Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts a text; returns undefined if sealText did not encrypt it with one of the secrets. */
export function unsealText(
  bytes: Buffer,
  purpose: string,
  openedBy: readonly string[] = sealingSecrets,
): string | undefined {
  for (const secret of openedBy) {
    const text = decrypt(bytes, keyOf(secret, purpose));
    if (text !== undefined) {
      return text;
    }
  }
  return undefined;
}

function decrypt(bytes: Buffer, key: Uint8Array): string | undefined {
  if (bytes.length <= ivBytes + tagBytes) {
    return undefined;
  }
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = decipher.update(bytes.subarray(ivBytes, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
