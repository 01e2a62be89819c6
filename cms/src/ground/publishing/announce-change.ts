import { sql } from "@payloadcms/db-postgres";
import { type ContentEvent, contentChangedEvent } from "contracts";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from "payload";
import { databaseOf } from "../database.ts";

/**
 * Tells every listening CMS process that published content changed.
 *
 * Hooks run before COMMIT, so the message goes out on the transaction's own connection: PostgreSQL
 * delivers it when the transaction commits, and never when it rolls back.
 */
async function announce(req: PayloadRequest, event: ContentEvent): Promise<void> {
  const database = await databaseOf(req);
  await database.execute(sql`select pg_notify(${contentChangedEvent}, ${JSON.stringify(event)})`);
}

type Versioned = { _status?: "draft" | "published" | null } | undefined;

/** A draft of a never published document changes nothing that a visitor sees. */
function concernsVisitors(document: Versioned, previous: Versioned): boolean {
  return document?._status !== "draft" || previous?._status === "published";
}

export const announceChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  if (concernsVisitors(doc, previousDoc)) {
    await announce(req, { collection: collection.slug });
  }
};

export const announceDelete: CollectionAfterDeleteHook = async ({ collection, req }) => {
  await announce(req, { collection: collection.slug });
};

export const announceGlobalChange: GlobalAfterChangeHook = async ({
  doc,
  global,
  previousDoc,
  req,
}) => {
  if (concernsVisitors(doc, previousDoc)) {
    await announce(req, { collection: global.slug });
  }
};
