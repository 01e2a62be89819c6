import { eq } from "drizzle-orm";
import type { CollectionAfterReadHook, SanitizedConfig } from "payload";
import { staff } from "../../payload-schema.ts";
import { isStaff } from "../access/roles.ts";
import { database } from "../database.ts";

/**
 * Shows the name of the user who has locked a document. Payload's screen would show an id, because editors may not read
 * the accounts of other users. The screen displays the e-mail field, so this hook writes the name into that field and
 * removes all other fields.
 */
const showOwnerName: CollectionAfterReadHook = async ({ doc, req }) => {
  const id: unknown = doc.user?.value;
  if (!isStaff({ req }) || typeof id !== "string") {
    return doc;
  }
  const [owner] = await database(req.payload)
    .select({ id: staff.id, email: staff.name })
    .from(staff)
    .where(eq(staff.id, id));
  return owner ? { ...doc, user: { ...doc.user, value: owner } } : doc;
};

export function addLockOwnerNames(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === "payload-locked-documents");
  locks?.hooks.afterRead.push(showOwnerName);
  return config;
}
