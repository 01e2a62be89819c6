import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { passwordHashCounter } from "../../platform/metrics.ts";

/**
 * Cost of Argon2id; `memory` is in KiB. Above OWASP's minimum (19 MiB, two passes); a hash takes about 45 ms of one
 * core.
 */
const cost = { memory: 32_768, passes: 3, parallelism: 1 };
const tagLength = 32;

const derive = promisify(argon2);

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}

async function tagOf(password: string, nonce: Buffer, { memory, passes, parallelism } = cost) {
  passwordHashCounter.inc();
  return derive("argon2id", {
    // Normalises the password, because keyboards may compose the same characters from different code points.
    message: password.normalize("NFKC"),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength,
  });
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Returns a password's hash as a PHC string, which includes algorithm and cost.
 *
 * @param beside stored hash of another account with the same e-mail address. Both hashes share one salt, so that a
 * login finds the right account with one hash
 */
export async function hashPassword(password: string, beside?: string): Promise<string> {
  const [, , , , salt] = phc.exec(beside ?? "") ?? [];
  const nonce = salt === undefined ? randomBytes(16) : Buffer.from(salt, "base64");
  const tag = await tagOf(password, nonce);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/**
 * Hash that is compared if the account does not exist, so that the response takes as long as for an existing account.
 */
const nobodysHash = hashPassword(randomBytes(32).toString("hex"));

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Returns the stored hash that a password matches; undefined if there is none. Computes only one hash, with the salt of
 * the first stored hash, and ignores stored hashes with another salt.
 */
export async function findMatchingHash(
  password: string,
  storedHashes: readonly string[],
): Promise<string | undefined> {
  const [first = await nobodysHash] = storedHashes;
  const parts = phc.exec(first);
  if (!parts) {
    throw new Error("A stored password hash is not one of ours");
  }
  const [, memory, passes, parallelism, nonce = ""] = parts;
  const tried = await tagOf(password, Buffer.from(nonce, "base64"), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  const whole = Buffer.from(first.slice(0, first.lastIndexOf("$") + 1) + base64(tried));
  return storedHashes.find((stored) => isEqual(whole, Buffer.from(stored)));
}
