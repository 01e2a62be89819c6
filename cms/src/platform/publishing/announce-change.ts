import { type ContentEvent, contentChangedEvent } from "contracts";
import { sql } from "drizzle-orm";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from "payload";
import { findLiveBesideDrafts } from "../access/published.ts";
import { databaseOf } from "../database.ts";
import { dateDocumentSnapshot, dateGlobalSnapshot } from "./date-snapshot.ts";
import { isDraftBesidePublished, noteDraft } from "./draft-saves.ts";
import { forceWriterDrafts } from "./drafts-alone.ts";
import { endReviews } from "./end-reviews.ts";
import { notStaleCollection, notStaleGlobal } from "./refuse-stale.ts";
import { deleteChanges, recordDocumentChange, recordGlobalChange } from "./remember-change.ts";
import { separateGlobalVersions, separateVersions } from "./separate-versions.ts";
import { trashAsDraft } from "./trash-as-draft.ts";

/**
 * Publishes a content change to every CMS process.
 *
 * Hooks run before COMMIT, so the event uses the transaction's own connection: PostgreSQL delivers it when the
 * transaction commits, and not if it rolls back.
 */
export async function announce(req: PayloadRequest, event: ContentEvent): Promise<void> {
  const database = await databaseOf(req);
  await database.execute(sql`select pg_notify(${contentChangedEvent}, ${JSON.stringify(event)})`);
}

async function announceUnlessDraft(req: PayloadRequest, event: ContentEvent): Promise<void> {
  if (!isDraftBesidePublished(req)) {
    await announce(req, event);
  }
}

const noteDraftOfCollection: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  noteDraft(req, operation, args);

const announceChange: CollectionAfterChangeHook = ({ collection, doc, req }) =>
  announceUnlessDraft(req, { collection: collection.slug, id: String(doc.id) });

const announceDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await announce(req, { collection: collection.slug, id: String(id) });
};

const noteDraftOfGlobal: GlobalBeforeOperationHook = ({ args, operation, req }) =>
  noteDraft(req, operation, args);

const announceGlobalChange: GlobalAfterChangeHook = ({ global, req }) =>
  announceUnlessDraft(req, { collection: global.slug });

/** Hooks of collections whose changes are visible on the site. */
export const announcedCollection = {
  beforeOperation: [
    forceWriterDrafts,
    trashAsDraft,
    noteDraftOfCollection,
    ...notStaleCollection.beforeOperation,
    separateVersions,
  ],
  afterChange: [
    ...notStaleCollection.afterChange,
    dateDocumentSnapshot,
    endReviews,
    recordDocumentChange,
    announceChange,
  ],
  afterDelete: [deleteChanges, announceDelete],
  afterOperation: [findLiveBesideDrafts],
};

/** Hooks of globals whose changes are visible on the site. */
export const announcedGlobal = {
  beforeOperation: [noteDraftOfGlobal, ...notStaleGlobal.beforeOperation, separateGlobalVersions],
  afterChange: [
    ...notStaleGlobal.afterChange,
    dateGlobalSnapshot,
    recordGlobalChange,
    announceGlobalChange,
  ],
};
