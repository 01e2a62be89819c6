import {
  type CollectionSlug,
  commitTransaction,
  type Endpoint,
  type GlobalSlug,
  initTransaction,
  type JsonObject,
  killTransaction,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
} from "payload";
import { isEditorOrAdmin, isStaff } from "../access/roles.ts";
import { markDraftSave } from "./draft-saves.ts";

function restoredResponse(req: PayloadRequest, doc: unknown): Response {
  return Response.json({ doc, message: req.t("version:restoredSuccessfully") });
}

function versionId(req: PayloadRequest): string {
  return String(req.routeParams?.id);
}

/**
 * Replaces Payload's `POST /api/COLLECTION/versions/:id`: restores a version as a draft and keeps the published
 * content. Payload's endpoint would overwrite the published content, or unpublish the document if the restored version
 * is a draft.
 */
export function restoreVersionAsDraft(slug: CollectionSlug): Endpoint {
  return {
    path: "/versions/:id",
    method: "post",
    handler: async (req) => {
      if (!isStaff({ req })) {
        return Response.json(
          { errors: [{ message: req.t("error:unauthorized") }] },
          { status: 403 },
        );
      }
      const collection = req.payload.collections[slug];
      const doc = await restoreVersionOperation({
        id: versionId(req),
        collection,
        draft: true,
        req,
      });
      return restoredResponse(req, doc);
    },
  };
}

/** Restores a version of a global as the newest draft of the global. */
async function restoreGlobalAsDraft(
  req: PayloadRequest,
  { slug, versionId }: { slug: GlobalSlug; versionId: string },
): Promise<JsonObject> {
  const { docs } = await req.payload.db.findGlobalVersions({
    global: slug,
    where: { id: { equals: versionId } },
    limit: 1,
    locale: "all",
    pagination: false,
    req,
  });
  const [found] = docs;
  if (!found) {
    throw new NotFound(req.t);
  }
  const now = new Date().toISOString();
  const { version } = await req.payload.db.createGlobalVersion({
    globalSlug: slug,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: { ...found.version, _status: "draft", updatedAt: now },
    req,
  });
  return version;
}

/** Runs the hooks of a save, as Payload's own restore does. */
async function runHooks(req: PayloadRequest, slug: GlobalSlug, doc: JsonObject): Promise<void> {
  markDraftSave(req);
  req.context.isRestoringVersion = true;
  const { context, payload } = req;
  for (const global of payload.globals.config.filter((each) => each.slug === slug)) {
    for (const hook of global.hooks.afterChange) {
      await hook({ context, data: doc, doc, global, overrideAccess: false, previousDoc: doc, req });
    }
  }
}

/** Replaces Payload's `POST /api/globals/GLOBAL/versions/:id`: restores a version as a draft. */
export function restoreGlobalVersionAsDraft(slug: GlobalSlug): Endpoint {
  return {
    path: "/versions/:id",
    method: "post",
    handler: async (req) => {
      if (!isEditorOrAdmin({ req })) {
        return Response.json(
          { errors: [{ message: req.t("error:unauthorized") }] },
          { status: 403 },
        );
      }
      await initTransaction(req);
      try {
        const doc = await restoreGlobalAsDraft(req, { slug, versionId: versionId(req) });
        await runHooks(req, slug, doc);
        await commitTransaction(req);
        return restoredResponse(req, doc);
      } catch (error) {
        await killTransaction(req);
        throw error;
      }
    },
  };
}
