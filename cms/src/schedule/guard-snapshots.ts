import {
  defaultLocale,
  locales,
  type PreviewDocumentRef,
  previewCollections,
  previewGlobals,
} from "contracts";
import { eq } from "drizzle-orm";
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  Config,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from "payload";
import { isEditorOrAdmin } from "../platform/access/roles.ts";
import { scheduleSnapshots } from "../platform/app-tables.ts";
import { type Database, getRequestDatabase } from "../platform/database.ts";
import { mapCollections } from "../platform/map-collections.ts";
import { isSameContent } from "../platform/publishing/language-states.ts";
import { type DocumentContent, findVersion, lockDocument } from "./draft-content.ts";
import { mergeApprovedContent } from "./merge-approved.ts";
import { deletePlannerNotices, notifyPlanners } from "./plan-emails.ts";
import {
  getScheduleLocales,
  lockSnapshots,
  type ScheduleSnapshot,
  storeMissingSnapshots,
} from "./schedule-snapshots.ts";

function isBySchedule({ context }: PayloadRequest): boolean {
  return context.isAsSaved === true;
}

/**
 * Serialises the saves of a document. Creates missing snapshots of schedules that an earlier release of the software
 * created.
 */
async function beforeSave(req: PayloadRequest, subject: PreviewDocumentRef): Promise<void> {
  if (!isBySchedule(req)) {
    const db = await getRequestDatabase(req);
    await lockDocument(db, subject);
    await storeMissingSnapshots({ req, db }, subject);
  }
}

/** Returns the snapshot after an editor's save. The save approves the saved fields in the saved language. */
function approvedContentAfter(
  req: PayloadRequest,
  snapshot: DocumentContent,
  draft: DocumentContent,
): DocumentContent {
  const locale = locales.find((each) => each === req.locale) ?? defaultLocale;
  const sent = req.data && Object.keys(req.data);
  return mergeApprovedContent(snapshot, draft, { locale, fields: sent?.length ? sent : undefined });
}

interface Compared {
  snapshot: ScheduleSnapshot;
  isSame: boolean;
}

/** Marks schedules whose document differs from the snapshot. Notifies each planner once. */
async function markChanges(
  req: PayloadRequest,
  db: Database,
  compared: readonly Compared[],
): Promise<void> {
  const staffId = req.user?.collection === "staff" ? req.user.id : null;
  for (const { snapshot, isSame } of compared) {
    const mark = isSame
      ? { changedAt: null, changedBy: null }
      : { changedAt: new Date().toISOString(), changedBy: staffId };
    await db.update(scheduleSnapshots).set(mark).where(eq(scheduleSnapshots.id, snapshot.id));
  }
  const wasSame = ({ snapshot }: Compared) => snapshot.changedAt === null;
  const same = compared.filter(({ isSame }) => isSame);
  await deletePlannerNotices(
    db,
    same.filter((each) => !wasSame(each)).map(({ snapshot }) => snapshot),
  );
  const changed = compared.filter((each) => !each.isSame && wasSame(each));
  await notifyPlanners(req.payload, db, {
    snapshots: changed.map(({ snapshot }) => snapshot),
    who: req.user?.collection === "staff" ? req.user.name : undefined,
  });
}

async function afterSave(
  req: PayloadRequest,
  subject: PreviewDocumentRef,
  isPublished: boolean,
): Promise<void> {
  if (isBySchedule(req)) {
    return;
  }
  const db = await getRequestDatabase(req);
  const snapshots = await lockSnapshots(db, subject);
  const draft = snapshots.length > 0 ? await findVersion(req, subject) : undefined;
  if (!draft) {
    return;
  }
  const isWhole =
    req.context.isRestoringVersion === true || (isPublished && !req.query?.publishSpecificLocale);
  const compared: Compared[] = [];
  for (const snapshot of snapshots) {
    let { content } = snapshot;
    if (isEditorOrAdmin({ req })) {
      // Approves the whole draft if draft and snapshot were equal before, because this editor then made every
      // difference.
      const isAll = isWhole || snapshot.changedAt === null;
      content = isAll ? draft.content : approvedContentAfter(req, content, draft.content);
      await db
        .update(scheduleSnapshots)
        .set({ content, approvedAt: new Date().toISOString() })
        .where(eq(scheduleSnapshots.id, snapshot.id));
    }
    const isSame = isSameContent(content, draft.content, getScheduleLocales(snapshot));
    compared.push({ snapshot, isSame });
  }
  if (isEditorOrAdmin({ req })) {
    // Marks only schedules without remaining differences. Another user made those differences, and the schedule already
    // names that user.
    const same = compared.filter(({ isSame }) => isSame);
    await markChanges(req, db, same);
  } else {
    await markChanges(req, db, compared);
  }
}

/** Returns the subject of a document whose kind can be scheduled. */
function subjectOfDocument(slug: string, id: unknown): PreviewDocumentRef | undefined {
  const kind = previewCollections.find((each) => each === slug);
  return kind && id !== undefined ? { kind, id: String(id) } : undefined;
}

const beforeDocument: CollectionBeforeChangeHook = async ({
  collection,
  originalDoc,
  operation,
  req,
}) => {
  const subject = subjectOfDocument(collection.slug, originalDoc?.id);
  if (subject && operation === "update") {
    await beforeSave(req, subject);
  }
};

const afterDocument: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const subject = subjectOfDocument(collection.slug, doc.id);
  if (subject && operation === "update") {
    await afterSave(req, subject, doc._status === "published");
  }
};

function subjectOfGlobal(slug: string): PreviewDocumentRef | undefined {
  const kind = previewGlobals.find((each) => each === slug);
  return kind && { kind };
}

const beforeGlobal: GlobalBeforeChangeHook = async ({ global, req }) => {
  const subject = subjectOfGlobal(global.slug);
  if (subject) {
    await beforeSave(req, subject);
  }
};

const afterGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const subject = subjectOfGlobal(global.slug);
  if (subject) {
    await afterSave(req, subject, doc._status === "published");
  }
};

/**
 * Keeps snapshots equal to what editors approved (decision 0102). Saves of editors are added to the snapshots; saves of
 * writers only mark the schedules as changed.
 */
export function addSnapshotGuards(config: Config): Config {
  const guarded = mapCollections(config, (collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeChange: [beforeDocument, ...(collection.hooks?.beforeChange ?? [])],
      afterChange: [...(collection.hooks?.afterChange ?? []), afterDocument],
    },
  }));
  return {
    ...guarded,
    globals: (config.globals ?? []).map((global) => ({
      ...global,
      hooks: {
        ...global.hooks,
        beforeChange: [beforeGlobal, ...(global.hooks?.beforeChange ?? [])],
        afterChange: [...(global.hooks?.afterChange ?? []), afterGlobal],
      },
    })),
  };
}
