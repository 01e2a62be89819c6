import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

interface Seal {
  secret: string;
  /** What was sealed for one purpose opens for no other. */
  purpose: string;
}

function keyOf({ secret, purpose }: Seal): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
}

/** Text that nobody reads, or makes, without the secret. */
export function sealText(text: string, seal: Seal): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(seal), iv);
  return Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
}

/** What was sealed; undefined where we did not. */
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
