import type { PreviewDocumentRef } from "contracts";
import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type {
  CollectionAfterOperationHook,
  CollectionConfig,
  GlobalSlug,
  PayloadRequest,
  RequestContext,
  Where,
} from "payload";
import { isEditorOrAdmin, isStaff } from "./roles.ts";

interface RequestArgument {
  req: PayloadRequest;
}

/** Payload query for content that everyone may read. */
export const publishedQuery: Where = { _status: { equals: "published" } };

/** SQL: content that everyone may read. */
export function isPublished({ _status }: { _status: PgColumn }): SQL {
  return eq(_status, "published");
}

/** Documents that are read as if they were published or unpublished. */
interface DraftOverrides {
  published: readonly PreviewDocumentRef[];
  unpublished?: readonly PreviewDocumentRef[];
}

/** Request context of a read on behalf of a user who may see the drafts in `draftOverrides`. */
interface DraftContext extends RequestContext {
  draftOverrides: DraftOverrides;
}

/** Returns a request context in which drafts are read as visitors will read them after the publish. */
export function createDraftContext(draftOverrides: DraftOverrides): DraftContext {
  return { draftOverrides };
}

/**
 * Returns the drafts that a read may include. Clients cannot forge this list, because they cannot set a request's
 * context.
 */
function draftOverridesOf({ context }: PayloadRequest): DraftOverrides {
  return (context as Partial<DraftContext>).draftOverrides ?? { published: [] };
}

/** Returns true for reads on behalf of a user who may see some drafts. */
function hasDraftOverrides({ context }: PayloadRequest): boolean {
  return "draftOverrides" in context;
}

function idsOf(subjects: readonly PreviewDocumentRef[] = []): string[] {
  return subjects.flatMap(({ id }) => id ?? []);
}

/** Staff may read drafts; everyone else reads published content. */
export function allowPublishedOrStaff({ req }: RequestArgument): boolean | Where {
  if (isStaff({ req })) {
    return true;
  }
  const draftOverrides = draftOverridesOf(req);
  const [drafts, gone] = [idsOf(draftOverrides.published), idsOf(draftOverrides.unpublished)];
  const isReadable: Where =
    drafts.length > 0 ? { or: [publishedQuery, { id: { in: drafts } }] } : publishedQuery;
  return gone.length > 0 ? { and: [isReadable, { id: { not_in: gone } }] } : isReadable;
}

/** Same as allowPublishedOrStaff, for a global. */
export function allowPublishedGlobalOrStaff(slug: GlobalSlug) {
  return ({ req }: RequestArgument): boolean | Where =>
    isStaff({ req }) ||
    draftOverridesOf(req).published.some(({ kind }) => kind === slug) ||
    publishedQuery;
}

interface FindArguments {
  currentDepth?: number;
  depth?: number;
  draft?: boolean;
  populate?: object;
  select?: object;
  showHiddenFields?: boolean;
  trash?: boolean;
  where?: { id?: { in?: unknown } };
}

/**
 * Adds live documents to a read by ids that is limited to some drafts (createDraftContext). Payload reads only the
 * newest version of each document, so it would omit a live document that also has an unpublished draft.
 */
export const addLiveDocuments: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
  result,
}) => {
  const { draft, where, ...options } = args as FindArguments;
  const ids = where?.id?.in;
  if (
    operation !== "find" ||
    !draft ||
    overrideAccess ||
    !hasDraftOverrides(req) ||
    !Array.isArray(ids)
  ) {
    return result;
  }
  const found = result as { docs: { id: unknown }[] };
  const missingIds = ids.filter((id) => found.docs.every((document) => document.id !== id));
  if (missingIds.length === 0) {
    return result;
  }
  const { currentDepth, depth, populate, select, showHiddenFields, trash } = options;
  const liveDocuments = await req.payload.find({
    collection: collection.slug,
    where: { id: { in: missingIds } },
    disableErrors: true,
    draft: false,
    overrideAccess: false,
    pagination: false,
    req,
    ...(currentDepth === undefined ? {} : { currentDepth }),
    ...(depth === undefined ? {} : { depth }),
    ...(populate ? { populate } : {}),
    ...(select ? { select } : {}),
    ...(showHiddenFields ? { showHiddenFields } : {}),
    ...(trash ? { trash } : {}),
  });
  return { ...found, docs: [...found.docs, ...liveDocuments.docs] };
};

type Update = NonNullable<NonNullable<CollectionConfig["access"]>["update"]>;

/**
 * Editors may publish; writers may save drafts only. Payload's screens evaluate this rule with the data of a publish
 * to decide whether to show the publish button (force-writer-drafts.ts).
 */
const update: Update = ({ req, data }) =>
  isEditorOrAdmin({ req }) || (isStaff({ req }) && data?._status !== "published");

/** Access rules of content collections with drafts. */
export const publishedContentAccess: NonNullable<CollectionConfig["access"]> = {
  create: isStaff,
  delete: isEditorOrAdmin,
  read: allowPublishedOrStaff,
  readVersions: isStaff,
  unlock: () => false,
  update,
};
