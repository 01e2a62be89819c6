import { sql } from "drizzle-orm";
import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  Config,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from "payload";
import { documentChanges } from "../app-tables.ts";
import { getRequestDatabase } from "../database.ts";
import { mapCollections } from "../map-collections.ts";

/*
 * Workaround, tried with Payload 3.90.2.
 * Missing: Payload overwrites the newest version in two cases: an autosave, if the newest version was autosaved too,
 * even by another user; and an unpublish, whatever the newest version is. The history would then attribute one user's
 * texts to another, and lose the version that was live.
 * Upstream: https://github.com/payloadcms/payload/issues/1112
 * Remove when: an option decides whether a save adds a version (`updateLatestVersion` in payload/versions).
 * Test: cms/tests/history.test.ts
 */

interface SaveArguments {
  id?: number | string;
  autosave?: boolean;
  unpublishAllLocales?: boolean | string;
}

interface Versions {
  /** Slug of the collection or global. */
  slug: string;
  /** Undefined for a global. */
  id?: string;
}

/**
 * Clears the autosave mark of the newest version if another user or another language made it, so that this save adds a
 * version. The change history stores one language per version. If one version contained changes in two languages,
 * publishing one language would remove the other from the dashboard.
 */
async function closeOtherVersion(req: PayloadRequest, { slug, id }: Versions): Promise<void> {
  if (req.user?.collection !== "staff") {
    return;
  }
  const db = await getRequestDatabase(req);
  const versions = sql.identifier(`_${slug.replaceAll("-", "_")}_v`);
  await db.execute(sql`
    update ${versions} v set autosave = false
    from ${documentChanges} c
    where v.autosave and c.version_id = v.id
      and (c.staff_id is distinct from ${req.user.id} or c.locale is distinct from ${req.locale ?? ""})
      and v.id = (select id from ${versions}
        where ${id === undefined ? sql`true` : sql`parent_id = ${id}`}
        order by updated_at desc limit 1)`);
}

/** Adds a copy of the newest version. The unpublish that follows then overwrites the copy instead of the original. */
async function addVersion(
  req: PayloadRequest,
  { slug, id }: { slug: CollectionSlug; id: string },
): Promise<void> {
  const { docs } = await req.payload.db.findVersions({
    collection: slug,
    where: { parent: { equals: id } },
    limit: 1,
    locale: "all",
    pagination: false,
    sort: "-updatedAt",
    req,
  });
  const [newest] = docs;
  if (newest) {
    // Payload finds the newest version by its time in ms, so the copy must be later than the original.
    const time = Math.max(Date.now(), new Date(newest.updatedAt).getTime() + 1);
    const at = new Date(time).toISOString();
    await req.payload.db.createVersion({
      autosave: false,
      collectionSlug: slug,
      createdAt: at,
      updatedAt: at,
      parent: id,
      returning: false,
      versionData: newest.version,
      req,
    });
  }
}

/** Creates a separate version for an autosave by another user, and for each unpublish. */
const separateDocumentVersions: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { id, autosave, unpublishAllLocales } = args as SaveArguments;
  if (operation !== "update" || id === undefined || !collection.versions?.drafts) {
    return;
  }
  const subject = { slug: collection.slug, id: String(id) };
  if (autosave) {
    await closeOtherVersion(req, subject);
  } else if (String(unpublishAllLocales) === "true") {
    await addVersion(req, subject);
  }
};

/** Creates a separate version for an autosave by another user. A global cannot be unpublished. */
const separateGlobalVersions: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation === "update" && (args as SaveArguments).autosave) {
    await closeOtherVersion(req, { slug: global.slug });
  }
};

/**
 * Adds the hooks of this file to all collections and globals. They run after the existing hooks, which may reject the
 * save.
 */
export function separateVersions(config: Config): Config {
  return {
    ...mapCollections(config, (collection) => {
      const { hooks } = collection;
      const beforeOperation = [...(hooks?.beforeOperation ?? []), separateDocumentVersions];
      return { ...collection, hooks: { ...hooks, beforeOperation } };
    }),
    globals: (config.globals ?? []).map((global) => {
      const { hooks } = global;
      const beforeOperation = [...(hooks?.beforeOperation ?? []), separateGlobalVersions];
      return { ...global, hooks: { ...hooks, beforeOperation } };
    }),
  };
}
