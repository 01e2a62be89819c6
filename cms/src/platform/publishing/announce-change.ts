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
import { databaseOf } from "../database.ts";
import { dateDocumentSnapshot, dateGlobalSnapshot } from "./date-snapshot.ts";
import { forceWriterDrafts } from "./drafts-alone.ts";
import { endReviews } from "./end-reviews.ts";
import { notStaleCollection, notStaleGlobal } from "./refuse-stale.ts";
import { deleteChanges, recordDocumentChange, recordGlobalChange } from "./remember-change.ts";
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

const noted = "isDraftBesidePublished";
const saves: readonly string[] = ["create", "update", "restoreVersion"];

interface SaveArguments {
  draft?: boolean;
  data?: { _status?: "draft" | "published" | null };
}

/**
 * Marks the save of a draft, which changes nothing that visitors see. Only beforeOperation can tell: after the
 * change, a draft and an unpublished document look the same.
 */
function noteDraft(req: PayloadRequest, operation: string, args: SaveArguments | undefined): void {
  if (saves.includes(operation)) {
    req.context[noted] = args?.draft === true && args.data?._status !== "published";
  }
}

/** Marks a draft save that does not run Payload's operations. */
export function noteDraftBesidePublished(req: PayloadRequest): void {
  req.context[noted] = true;
}

/** Returns true in the hooks of a change that visitors do not see. */
export function isDraftBesidePublished(req: PayloadRequest): boolean {
  return req.context[noted] === true;
}

async function announceUnlessDraft(req: PayloadRequest, event: ContentEvent): Promise<void> {
  if (!isDraftBesidePublished(req)) {
    await announce(req, event);
  }
}

const noteDraftOfCollection: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  noteDraft(req, operation, args as SaveArguments);

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
  ],
  afterChange: [
    ...notStaleCollection.afterChange,
    dateDocumentSnapshot,
    endReviews,
    recordDocumentChange,
    announceChange,
  ],
  afterDelete: [deleteChanges, announceDelete],
};

/** Hooks of globals whose changes are visible on the site. */
export const announcedGlobal = {
  beforeOperation: [noteDraftOfGlobal, ...notStaleGlobal.beforeOperation],
  afterChange: [
    ...notStaleGlobal.afterChange,
    dateGlobalSnapshot,
    recordGlobalChange,
    announceGlobalChange,
  ],
};
