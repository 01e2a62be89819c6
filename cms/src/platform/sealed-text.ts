import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

interface Seal {
  secret: string;
  /** Part of the key: a text encrypted for one purpose cannot be decrypted for another. */
  purpose: string;
}

function keyOf({ secret, purpose }: Seal): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
}

/** Encrypts and authenticates a text, so that nobody can read or forge it without the secret. */
export function sealText(text: string, seal: Seal): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(seal), iv);
  return Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts a text; returns undefined if sealText did not encrypt it with this secret. */
export function openText(bytes: Buffer, seal: Seal): string | undefined {
  if (bytes.length <= ivBytes + tagBytes) {
    return undefined;
  }
  const decipher = createDecipheriv(algorithm, keyOf(seal), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = decipher.update(bytes.subarray(ivBytes, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
