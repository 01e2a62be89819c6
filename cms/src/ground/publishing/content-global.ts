import type { GlobalConfig } from "payload";
import { isStaff } from "../access/is-staff.ts";
import { publishedOrStaff } from "../access/published-or-staff.ts";
import { label } from "../i18n/label.ts";
import { announceGlobalChange } from "./announce-change.ts";

type Differences = Pick<GlobalConfig, "slug" | "label" | "fields" | "hooks">;

/** A single document that the whole site uses, with drafts and versions. */
export function contentGlobal({
  slug,
  label: globalLabel,
  fields,
  hooks,
}: Differences): GlobalConfig {
  return {
    slug,
    ...(globalLabel ? { label: globalLabel } : {}),
    access: { read: publishedOrStaff, readVersions: isStaff, update: isStaff },
    admin: { group: label("Site", "Site", "Sitio") },
    fields,
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), announceGlobalChange] },
    versions: { drafts: true, max: 50 },
  };
}
