import { legalDocumentRequest, legalVersionsApi, newLegalVersionRequest } from "contracts";
import type { Endpoint, PayloadRequest } from "payload";
import { editorsOnly, staffOnly } from "../../audit/staff-access.ts";
import { isRecordId } from "../../platform/record-id.ts";
import { endpoint, respondWithSuccess } from "../../platform/request/endpoint.ts";
import { jsonResponse, notFound } from "../../platform/request/refusal.ts";
import { isRefusal, refusalText } from "../refusals.ts";
import { announceVersion, withdrawVersion } from "./announce.ts";
import { versionsState } from "./versions-state.ts";

const list = endpoint({
  path: legalVersionsApi.versions,
  method: "get",
  access: staffOnly,
  query: legalDocumentRequest,
  handle: async ({ payload, query }) => jsonResponse(await versionsState(payload, query.id)),
});

/** Runs `run`. Returns a rejection as a response with the same message as in the form. */
async function withRefusals(req: PayloadRequest, run: () => Promise<void>): Promise<Response> {
  try {
    await run();
    return jsonResponse({ success: true }, { status: 201 });
  } catch (error) {
    if (isRefusal(error)) {
      const words = { error: refusalText(error, req.i18n.language), code: "invalid" };
      return jsonResponse(words, { status: 400 });
    }
    throw error;
  }
}

const create = endpoint({
  path: legalVersionsApi.versions,
  method: "post",
  access: editorsOnly,
  body: newLegalVersionRequest,
  handle: ({ account: actor, body: { id: documentId, effectiveOn }, req }) =>
    withRefusals(req, () => announceVersion(req, { documentId, effectiveOn, actor })),
});

const remove = endpoint({
  path: "/api/legal-versions/:id",
  method: "delete",
  access: editorsOnly,
  handle: async ({ account: actor, params: { id = "" }, req }) =>
    isRecordId(id) && (await withdrawVersion(req, { id, actor })) ? respondWithSuccess() : notFound,
});

export const legalVersionEndpoints: Endpoint[] = [list, create, remove];
