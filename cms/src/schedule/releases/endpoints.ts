import {
  approveDraftRequest,
  newReleaseRequest,
  previewDocumentRef,
  publishReleaseRequest,
  releaseDocumentRequest,
  releasesApi,
  undoReleaseRequest,
} from "contracts";
import type { Endpoint } from "payload";
import { allowEditors, allowStaff } from "../../audit/staff-access.ts";
import { isEditorOrAdmin } from "../../platform/access/roles.ts";
import { isRecordId } from "../../platform/record-id.ts";
import { defineEndpoint, respondWithSuccess } from "../../platform/request/endpoint.ts";
import { jsonResponse, notFoundRefusal, type Refusal } from "../../platform/request/refusal.ts";
import { approveDraft } from "../approve-draft.ts";
import {
  getPlanner,
  limitDailySchedules,
  pastTimeRefusal,
  respondToApproval,
} from "../endpoints.ts";
import { isRefusal, refusalText } from "../refusals.ts";
import {
  addReleaseItem,
  createRelease,
  listOpenReleases,
  removeRelease,
  removeReleaseItem,
} from "./release-store.ts";
import { scheduleRelease } from "./schedule-release.ts";
import { undoRelease } from "./undo-release.ts";

const forbidden: Refusal = { ok: false, code: "forbidden" };

function refusalOf({ code }: { code: string }): Refusal {
  return code === "forbidden" ? forbidden : notFoundRefusal;
}

const list = defineEndpoint({
  path: releasesApi.releases,
  method: "get",
  access: allowStaff,
  query: previewDocumentRef,
  handle: async ({ payload, query }) => jsonResponse(await listOpenReleases(payload, query)),
});

const create = defineEndpoint({
  path: releasesApi.releases,
  method: "post",
  access: allowStaff,
  body: newReleaseRequest,
  handle: async ({ payload, account: actor, body: { name } }) =>
    jsonResponse(await createRelease(payload, { name, actor }), { status: 201 }),
});

const remove = defineEndpoint({
  path: "/api/releases/:id",
  method: "delete",
  access: allowEditors,
  handle: async ({ payload, account: actor, params: { id = "" } }) =>
    isRecordId(id) && (await removeRelease(payload, { id, actor }))
      ? respondWithSuccess()
      : notFoundRefusal,
});

const add = defineEndpoint({
  path: "/api/releases/:id/members",
  method: "post",
  access: allowStaff,
  body: releaseDocumentRequest,
  handle: async ({ payload, account: actor, body: request, params: { id = "" }, req }) => {
    const by = { actor, isEditor: isEditorOrAdmin({ req }) };
    // Rejects globals (settings, navigation, prices) and unpublishes of writers; only editors may add these to a
    // release.
    const isEditors = request.id === undefined || request.action === "unpublish";
    if (isEditors && !by.isEditor) {
      return forbidden;
    }
    const result = isRecordId(id)
      ? await addReleaseItem(payload, id, { ...by, request })
      : notFoundRefusal;
    if (result.ok) {
      return jsonResponse({ success: true }, { status: 201 });
    }
    return result.code === "full" ? { ok: false, code: "invalid" } : refusalOf(result);
  },
});

const takeOut = defineEndpoint({
  path: "/api/releases/:id/members/:member",
  method: "delete",
  access: allowStaff,
  handle: async ({
    payload,
    account: actor,
    params: { id: releaseId = "", member: id = "" },
    req,
  }) => {
    if (!isRecordId(releaseId) || !isRecordId(id)) {
      return notFoundRefusal;
    }
    const change = { id, releaseId, actor, isEditor: isEditorOrAdmin({ req }) };
    const result = await removeReleaseItem(payload, change);
    return result.ok ? respondWithSuccess() : refusalOf(result);
  },
});

const approve = defineEndpoint({
  path: "/api/releases/:id/members/:member/approve",
  method: "post",
  access: allowEditors,
  body: approveDraftRequest,
  handle: async ({ payload, account: actor, body, params: { member = "" }, req }) => {
    const result = isRecordId(member)
      ? await approveDraft(payload, { planId: member, ...body, actor })
      : notFoundRefusal;
    return respondToApproval(result, req);
  },
});

const publish = defineEndpoint({
  path: "/api/releases/:id/publish",
  method: "post",
  access: allowEditors,
  body: publishReleaseRequest,
  handle: async ({ payload, body: { time }, params: { id: releaseId = "" }, req }) => {
    const refused = await limitDailySchedules(req);
    if (refused) {
      return refused;
    }
    const result = isRecordId(releaseId)
      ? await scheduleRelease(payload, { releaseId, time, planner: getPlanner(req) })
      : ({ ok: false, code: "not-found" } as const);
    if (result.ok) {
      return jsonResponse(result.release);
    }
    return result.code === "past" ? pastTimeRefusal : notFoundRefusal;
  },
});

const undo = defineEndpoint({
  path: "/api/releases/:id/undo",
  method: "post",
  access: allowEditors,
  body: undoReleaseRequest,
  handle: async ({ account: actor, body, params: { id = "" }, req }) => {
    if (!isRecordId(id)) {
      return notFoundRefusal;
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
