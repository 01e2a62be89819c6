import type { Payload } from "payload";
import { isCommonPassword } from "./common-passwords.ts";

/** Whether a password is among the first that anybody would try for this account. */
export async function isWeakPassword(
  payload: Payload,
  { password, email }: { password: string; email: string },
): Promise<boolean> {
  const { brandName } = await payload.findGlobal({
    slug: "site-settings",
    depth: 0,
    select: { brandName: true },
  });
  // The brand's words by themselves too: "araucaria" of "Araucária Cloud".
  return isCommonPassword(password, [email, brandName, ...brandName.split(/\s+/)]);
}
