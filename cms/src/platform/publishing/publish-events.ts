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
import { addLiveDocuments } from "../access/published.ts";
import { getRequestDatabase } from "../database.ts";
import { correctDocumentSnapshot, correctGlobalSnapshot } from "./date-snapshot.ts";
import { detectDraftSave, isDraftSave } from "./draft-saves.ts";
import { closeReviews } from "./end-reviews.ts";
import { forceWriterDrafts } from "./force-writer-drafts.ts";
import { publishInListLanguage } from "./publish-list-language.ts";
import {
  deleteDocumentChanges,
  recordDocumentChange,
  recordGlobalChange,
} from "./record-change.ts";
import { rejectPartialPublish } from "./reject-partial-publish.ts";
import { staleGlobalSaveHooks, staleSaveHooks } from "./reject-stale.ts";

/**
 * Unpublishes a document that is moved to the trash, so that queries for published content need no check for the
 * trash. A restored document is a draft.
 */
const trashAsDraft: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  const { data } = args as { data?: { deletedAt?: unknown; _status?: unknown } };
  if (operation === "update" && collection.versions?.drafts && data?.deletedAt) {
    data._status = "draft";
  }
};

/**
 * Publishes a content change to every CMS process.
 *
 * Hooks run before COMMIT, so the event is sent on the transaction's own connection. PostgreSQL delivers the event when
 * the transaction commits, and discards it if the transaction rolls back.
 */
export async function publishEvent(req: PayloadRequest, event: ContentEvent): Promise<void> {
  const database = await getRequestDatabase(req);
  await database.execute(sql`select pg_notify(${contentChangedEvent}, ${JSON.stringify(event)})`);
}

async function publishUnlessDraft(req: PayloadRequest, event: ContentEvent): Promise<void> {
  if (!isDraftSave(req)) {
    await publishEvent(req, event);
  }
}

const detectCollectionDraft: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  detectDraftSave(req, operation, args);

const publishChange: CollectionAfterChangeHook = ({ collection, doc, req }) =>
  publishUnlessDraft(req, { collection: collection.slug, id: String(doc.id) });

const publishDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await publishEvent(req, { collection: collection.slug, id: String(id) });
};

const detectGlobalDraft: GlobalBeforeOperationHook = ({ args, operation, req }) =>
  detectDraftSave(req, operation, args);

const publishGlobalChange: GlobalAfterChangeHook = ({ global, req }) =>
  publishUnlessDraft(req, { collection: global.slug });

/** Hooks of collections whose changes are visible on the site. */
export const publishEventHooks = {
  beforeOperation: [
    forceWriterDrafts,
    trashAsDraft,
    publishInListLanguage,
    detectCollectionDraft,
    ...staleSaveHooks.beforeOperation,
  ],
  afterChange: [
    ...staleSaveHooks.afterChange,
    correctDocumentSnapshot,
    closeReviews,
    recordDocumentChange,
    publishChange,
  ],
  afterDelete: [deleteDocumentChanges, publishDelete],
  afterOperation: [addLiveDocuments, rejectPartialPublish],
};

/** Hooks of globals whose changes are visible on the site. */
export const globalPublishEventHooks = {
  beforeOperation: [detectGlobalDraft, ...staleGlobalSaveHooks.beforeOperation],
  afterChange: [
    ...staleGlobalSaveHooks.afterChange,
    correctGlobalSnapshot,
    recordGlobalChange,
    publishGlobalChange,
  ],
};
