import {
  approveRequest,
  newReleaseRequest,
  previewSubject,
  publishReleaseRequest,
  releaseDocumentRequest,
  releasesApi,
  undoReleaseRequest,
} from "contracts";
import type { Endpoint } from "payload";
import { editorsOnly, staffOnly } from "../../audit/staff-access.ts";
import { isEditorOrAdmin } from "../../platform/access/roles.ts";
import { isRecordId } from "../../platform/record-id.ts";
import { endpoint, respondWithSuccess } from "../../platform/request/endpoint.ts";
import { jsonResponse, notFound, type Refusal } from "../../platform/request/refusal.ts";
import { approveDraft } from "../approve-draft.ts";
import { isPastTime, limitSchedules, plannerOf, respondToApproval } from "../endpoints.ts";
import { isRefusal, refusalText } from "../refusals.ts";
import {
  addItem,
  createRelease,
  listOpenReleases,
  removeItem,
  removeRelease,
} from "./release-store.ts";
import { scheduleRelease } from "./schedule-release.ts";
import { undoRelease } from "./undo-release.ts";

const forbidden: Refusal = { ok: false, code: "forbidden" };

function refusalOf({ code }: { code: string }): Refusal {
  return code === "forbidden" ? forbidden : notFound;
}

const list = endpoint({
  path: releasesApi.releases,
  method: "get",
  access: staffOnly,
  query: previewSubject,
  handle: async ({ payload, query }) => jsonResponse(await listOpenReleases(payload, query)),
});

const create = endpoint({
  path: releasesApi.releases,
  method: "post",
  access: staffOnly,
  body: newReleaseRequest,
  handle: async ({ payload, account: actor, body: { name } }) =>
    jsonResponse(await createRelease(payload, { name, actor }), { status: 201 }),
});

const remove = endpoint({
  path: "/api/releases/:id",
  method: "delete",
  access: editorsOnly,
  handle: async ({ payload, account: actor, params: { id = "" } }) =>
    isRecordId(id) && (await removeRelease(payload, { id, actor }))
      ? respondWithSuccess()
      : notFound,
});

const add = endpoint({
  path: "/api/releases/:id/members",
  method: "post",
  access: staffOnly,
  body: releaseDocumentRequest,
  handle: async ({ payload, account: actor, body: request, params: { id = "" }, req }) => {
    const by = { actor, isEditor: isEditorOrAdmin({ req }) };
    // Rejects globals (settings, navigation, prices) and unpublishes of writers; only editors may add these to a
    // release.
    const isEditors = request.id === undefined || request.action === "unpublish";
    if (isEditors && !by.isEditor) {
      return forbidden;
    }
    const result = isRecordId(id) ? await addItem(payload, id, { ...by, request }) : notFound;
    if (result.ok) {
      return jsonResponse({ success: true }, { status: 201 });
    }
    return result.code === "full" ? { ok: false, code: "invalid" } : refusalOf(result);
  },
});

const takeOut = endpoint({
  path: "/api/releases/:id/members/:member",
  method: "delete",
  access: staffOnly,
  handle: async ({
    payload,
    account: actor,
    params: { id: releaseId = "", member: id = "" },
    req,
  }) => {
    if (!isRecordId(releaseId) || !isRecordId(id)) {
      return notFound;
    }
    const change = { id, releaseId, actor, isEditor: isEditorOrAdmin({ req }) };
    const result = await removeItem(payload, change);
    return result.ok ? respondWithSuccess() : refusalOf(result);
  },
});

const approve = endpoint({
  path: "/api/releases/:id/members/:member/approve",
  method: "post",
  access: editorsOnly,
  body: approveRequest,
  handle: async ({ payload, account: actor, body, params: { member = "" }, req }) => {
    const result = isRecordId(member)
      ? await approveDraft(payload, { planId: member, ...body, actor })
      : notFound;
    return respondToApproval(result, req);
  },
});

const publish = endpoint({
  path: "/api/releases/:id/publish",
  method: "post",
  access: editorsOnly,
  body: publishReleaseRequest,
  handle: async ({ payload, body: { time }, params: { id: releaseId = "" }, req }) => {
    const refused = await limitSchedules(req);
    if (refused) {
      return refused;
    }
    const result = isRecordId(releaseId)
      ? await scheduleRelease(payload, { releaseId, time, planner: plannerOf(req) })
      : ({ ok: false, code: "not-found" } as const);
    if (result.ok) {
      return jsonResponse(result.release);
    }
    return result.code === "past" ? isPastTime : notFound;
  },
});

const undo = endpoint({
  path: "/api/releases/:id/undo",
  method: "post",
  access: editorsOnly,
  body: undoReleaseRequest,
  handle: async ({ account: actor, body, params: { id = "" }, req }) => {
    if (!isRecordId(id)) {
      return notFound;
    }
    try {
      const result = await undoRelease(req, id, { ...body, actor });
      return result.ok ? jsonResponse({ newer: result.newer }) : result;
    } catch (error) {
      if (isRefusal(error)) {
        const errorBody = { error: refusalText(error, req.i18n.language), code: "invalid" };
        return jsonResponse(errorBody, { status: 400 });
      }
      throw error;
    }
  },
});

export const releaseEndpoints: Endpoint[] = [
  list,
  create,
  remove,
  add,
  takeOut,
  approve,
  publish,
  undo,
];
