import type { Payload } from "payload";
import { readBrandName } from "./brand-name.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Returns true for a password that attackers would try first for this account. */
export async function isWeakPassword(
  payload: Payload,
  { password, email }: { password: string; email: string },
): Promise<boolean> {
  const brandName = await readBrandName(payload);
  // Adds each word of the brand name: "araucaria" of "Araucária Cloud".
  return isCommonPassword(password, [email, brandName, ...brandName.split(/\s+/)]);
}
