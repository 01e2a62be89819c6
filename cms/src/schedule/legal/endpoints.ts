import { legalDocumentRequest, legalVersionsApi, newLegalVersionRequest } from "contracts";
import type { Endpoint, PayloadRequest } from "payload";
import { allowEditors, allowStaff } from "../../audit/staff-access.ts";
import { isRecordId } from "../../platform/record-id.ts";
import { defineEndpoint, respondWithSuccess } from "../../platform/request/endpoint.ts";
import { jsonResponse, notFoundRefusal } from "../../platform/request/refusal.ts";
import { isRefusal, refusalText } from "../refusals.ts";
import { announceLegalVersion, withdrawLegalVersion } from "./announce.ts";
import { readVersionsState } from "./versions-state.ts";

const list = defineEndpoint({
  path: legalVersionsApi.versions,
  method: "get",
  access: allowStaff,
  query: legalDocumentRequest,
  handle: async ({ payload, query }) => jsonResponse(await readVersionsState(payload, query.id)),
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

const create = defineEndpoint({
  path: legalVersionsApi.versions,
  method: "post",
  access: allowEditors,
  body: newLegalVersionRequest,
  handle: ({ account: actor, body: { id: documentId, effectiveOn }, req }) =>
    withRefusals(req, () => announceLegalVersion(req, { documentId, effectiveOn, actor })),
});

const remove = defineEndpoint({
  path: "/api/legal-versions/:id",
  method: "delete",
  access: allowEditors,
  handle: async ({ account: actor, params: { id = "" }, req }) =>
    isRecordId(id) && (await withdrawLegalVersion(req, { id, actor }))
      ? respondWithSuccess()
      : notFoundRefusal,
});

export const legalVersionEndpoints: Endpoint[] = [list, create, remove];
