import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** Above OWASP's minimum for Argon2id (19 MiB, two passes); about 45 ms of one core. */
const cost = { memory: 32_768, passes: 3, parallelism: 1 };
const tagLength = 32;

const derive = promisify(argon2);

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}

async function tagOf(password: string, nonce: Buffer, { memory, passes, parallelism } = cost) {
  return derive("argon2id", {
    // The same password typed on another keyboard may be composed of other code points.
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
 * The password as it is stored: a PHC string that names its own algorithm and cost.
 *
 * @param beside the stored hash of another account at the same address: with its salt one hash tells
 * a login which of the two is meant
 */
export async function hashPassword(password: string, beside?: string): Promise<string> {
  const [, , , , salt] = phc.exec(beside ?? "") ?? [];
  const nonce = salt === undefined ? randomBytes(16) : Buffer.from(salt, "base64");
  const tag = await tagOf(password, nonce);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Takes the place of the hash of an account that does not exist, so that it costs the same. */
const nobodysHash = hashPassword(randomBytes(32).toString("hex"));

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Which of the stored hashes is the password's, after one hash's work however many there are: those
 * of another salt than the first are left out. Undefined also without any.
 */
export async function matchingHash(
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
