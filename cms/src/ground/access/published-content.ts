import type { CollectionConfig } from "payload";
import { isStaff } from "./is-staff.ts";
import { publishedOrStaff } from "./published-or-staff.ts";

/** Who may do what with a content collection that has drafts. */
export const publishedContentAccess: NonNullable<CollectionConfig["access"]> = {
  create: isStaff,
  delete: isStaff,
  read: publishedOrStaff,
  readVersions: isStaff,
  unlock: () => false,
  update: isStaff,
};
