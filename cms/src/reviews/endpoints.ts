import { returnDraftRequest, reviewDocumentRef, reviewRequest, reviewsApi } from "contracts";
import type { Endpoint, PayloadRequest } from "payload";
import { allowEditors, allowStaff } from "../audit/staff-access.ts";
import { isRecordId } from "../platform/record-id.ts";
import { defineEndpoint, respondWithSuccess } from "../platform/request/endpoint.ts";
import { jsonResponse, notFoundRefusal } from "../platform/request/refusal.ts";
import { listDocumentReviews, requestReview, returnDraftToWriter } from "./review-store.ts";

function nameOf({ user }: PayloadRequest): string {
  return user?.collection === "staff" ? user.name : "";
}

const list = defineEndpoint({
  path: reviewsApi.reviews,
  method: "get",
  access: allowStaff,
  query: reviewDocumentRef,
  handle: async ({ payload, query }) => jsonResponse(await listDocumentReviews(payload, query)),
});

const submit = defineEndpoint({
  path: reviewsApi.reviews,
  method: "post",
  access: allowStaff,
  body: reviewRequest,
  handle: async ({ payload, account: actor, body, req }) => {
    const document = await payload.findByID({
      collection: body.kind,
      id: body.id,
      depth: 0,
      draft: true,
      disableErrors: true,
      select: {},
    });
    if (!document) {
      return notFoundRefusal;
    }
    await requestReview(payload, { ...actor, name: nameOf(req) }, body);
    return jsonResponse(await listDocumentReviews(payload, body), { status: 201 });
  },
});

const returnDraft = defineEndpoint({
  path: "/api/reviews/:id/return",
  method: "post",
  access: allowEditors,
  body: returnDraftRequest,
  handle: async ({ payload, account: actor, body: { note }, params: { id = "" }, req }) => {
    const reviewer = { ...actor, name: nameOf(req) };
    return isRecordId(id) && (await returnDraftToWriter(payload, reviewer, { id, note }))
      ? respondWithSuccess()
      : notFoundRefusal;
  },
});

export const reviewEndpoints: Endpoint[] = [list, submit, returnDraft];
