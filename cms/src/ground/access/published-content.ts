import type { CollectionConfig } from "payload";
import { isEditor } from "./is-editor.ts";
import { isStaff } from "./is-staff.ts";
import { publishedOrStaff } from "./published-or-staff.ts";

type Update = NonNullable<NonNullable<CollectionConfig["access"]>["update"]>;

/** Screens ask this with what would be published, to know whether to offer it (drafts-alone.ts). */
const update: Update = ({ req, data }) =>
  isEditor({ req }) || (isStaff({ req }) && data?._status !== "published");

/** Who may do what with a content collection that has drafts. */
export const publishedContentAccess: NonNullable<CollectionConfig["access"]> = {
  create: isStaff,
  delete: isEditor,
  read: publishedOrStaff,
  readVersions: isStaff,
  unlock: () => false,
  update,
};
