import { isDeepStrictEqual } from "node:util";
import type { AuditAction, AuditTarget } from "contracts";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Config,
  PayloadRequest,
} from "payload";
import { getRequestDatabase } from "../platform/database.ts";
import { mapCollections } from "../platform/map-collections.ts";
import { type Actor, recordAuditEntry } from "./audit.ts";

type Document = Record<string, unknown>;

interface RecordingRule {
  target: AuditTarget;
  create?: AuditAction;
  update?: AuditAction;
  delete?: AuditAction;
  /** Actions that are recorded when a document is moved to the trash and when it is restored. */
  trash?: AuditAction;
  restore?: AuditAction;
  /**
   * Fields whose values may be recorded permanently. For all other fields, only the fact of a change is recorded,
   * because their values may contain personal data.
   */
  values: readonly string[];
}

const content = {
  target: "content",
  trash: "content.trash",
  restore: "content.restore",
  delete: "content.delete",
} as const;

/**
 * Changes in the CMS's own screens that are recorded in the audit log. Other changes of content are stored as versions.
 * Deletions are recorded here, because a document's versions are deleted with it. record-published.ts records prices.
 * cms/tests/staff-acts.test.ts finds changes that are not recorded at all.
 */
const recordingRules: Record<string, RecordingRule> = {
  leads: {
    target: "lead",
    update: "lead.update",
    delete: "lead.delete",
    values: ["kind", "state"],
  },
  staff: { target: "staff", update: "staff.update", values: ["locale", "name"] },
  media: {
    ...content,
    create: "content.create",
    update: "content.update",
    values: ["alt", "filename"],
  },
  "status-components": {
    ...content,
    create: "content.create",
    update: "content.update",
    values: ["name", "description", "group", "order"],
  },
  folders: {
    ...content,
    create: "content.create",
    update: "content.update",
    values: ["name"],
  },
  pages: { ...content, values: ["slug", "title"] },
  posts: { ...content, values: ["slug", "title"] },
  legal: { ...content, values: ["slug", "title"] },
  categories: { ...content, values: ["slug", "title"] },
  tags: { ...content, values: ["slug", "title"] },
  authors: { ...content, values: ["slug"] },
  "pricing-plans": { ...content, values: ["name"] },
  announcements: { ...content, values: ["text"] },
  testimonials: { ...content, values: [] },
};

function actorOf({ user }: PayloadRequest): Actor | undefined {
  return user?.collection === "staff" ? { id: user.id, email: user.email } : undefined;
}

function targetOf({ target }: RecordingRule, slug: string, id: unknown) {
  return { kind: target, id: target === "content" ? `${slug}/${id}` : String(id) };
}

function pick(document: Document, names: readonly string[]): Document {
  return Object.fromEntries(names.map((name) => [name, document[name] ?? null]));
}

/** Returns the trash or restore action of a save; undefined if the save did neither. */
function trashActionOf(
  rule: RecordingRule,
  { doc, previousDoc }: { doc: Document; previousDoc: Document | undefined },
): AuditAction | undefined {
  const [isIn, wasIn] = [Boolean(doc.deletedAt), Boolean(previousDoc?.deletedAt)];
  return isIn === wasIn ? undefined : isIn ? rule.trash : rule.restore;
}

const redacted = "…";

function recordSave(slug: string, rule: RecordingRule): CollectionAfterChangeHook {
  return async ({ collection, doc, previousDoc, operation, req }) => {
    const actor = actorOf(req);
    const action = trashActionOf(rule, { doc, previousDoc }) ?? rule[operation];
    if (!actor || !action) {
      return;
    }
    const target = targetOf(rule, slug, doc.id);
    if (action === rule.trash || action === rule.restore) {
      const before = pick(doc, rule.values);
      await recordAuditEntry(await getRequestDatabase(req), { actor, action, target, before });
      return;
    }
    if (operation === "create") {
      const after = pick(doc, rule.values);
      await recordAuditEntry(await getRequestDatabase(req), { actor, action, target, after });
      return;
    }
    const previous: Document = previousDoc ?? {};
    const changed = collection.flattenedFields
      // Excludes join fields, which store nothing in this record, and fields that the system sets.
      .filter((field) => field.type !== "join" && !("hidden" in field && field.hidden))
      .filter(({ name }) => !["createdAt", "updatedAt"].includes(name))
      .map(({ name }) => name)
      .filter((name) => !isDeepStrictEqual(doc[name] ?? null, previous[name] ?? null));
    if (changed.length === 0) {
      return;
    }
    const recordedFields = changed.filter((name) => rule.values.includes(name));
    const redactedFields = changed.filter((name) => !rule.values.includes(name));
    await recordAuditEntry(await getRequestDatabase(req), {
      actor,
      action,
      target,
      before: pick(previous, recordedFields),
      after: {
        ...pick(doc, recordedFields),
        ...Object.fromEntries(redactedFields.map((name) => [name, redacted])),
      },
    });
  };
}

function recordDelete(slug: string, rule: RecordingRule): CollectionAfterDeleteHook {
  return async ({ doc, id, req }) => {
    const actor = actorOf(req);
    if (!actor || !rule.delete) {
      return;
    }
    await recordAuditEntry(await getRequestDatabase(req), {
      actor,
      action: rule.delete,
      target: targetOf(rule, slug, id),
      before: pick(doc, rule.values),
    });
  };
}

/** Records changes that staff make in the CMS's own screens in the audit log, in the transaction of the change. */
export function addStaffAuditHooks(config: Config): Config {
  return mapCollections(config, (collection) => {
    const rule = recordingRules[collection.slug];
    const { hooks } = collection;
    return rule
      ? {
          ...collection,
          hooks: {
            ...hooks,
            afterChange: [...(hooks?.afterChange ?? []), recordSave(collection.slug, rule)],
            afterDelete: [...(hooks?.afterDelete ?? []), recordDelete(collection.slug, rule)],
          },
        }
      : collection;
  });
}
