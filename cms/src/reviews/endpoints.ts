import { returnRequest, reviewRequest, reviewSubject, reviewsApi } from "contracts";
import type { Endpoint, PayloadRequest } from "payload";
import { editorsOnly, staffOnly } from "../audit/staff-access.ts";
import { isRecordId } from "../platform/record-id.ts";
import { endpoint, respondWithSuccess } from "../platform/request/endpoint.ts";
import { jsonResponse, notFound } from "../platform/request/refusal.ts";
import { listDocumentReviews, requestReview, returnReview } from "./review-store.ts";

function nameOf({ user }: PayloadRequest): string {
  return user?.collection === "staff" ? user.name : "";
}

const list = endpoint({
  path: reviewsApi.reviews,
  method: "get",
  access: staffOnly,
  query: reviewSubject,
  handle: async ({ payload, query }) => jsonResponse(await listDocumentReviews(payload, query)),
});

const submit = endpoint({
  path: reviewsApi.reviews,
  method: "post",
  access: staffOnly,
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
      return notFound;
    }
    await requestReview(payload, { ...actor, name: nameOf(req) }, body);
    return jsonResponse(await listDocumentReviews(payload, body), { status: 201 });
  },
});

const returnDraft = endpoint({
  path: "/api/reviews/:id/return",
  method: "post",
  access: editorsOnly,
  body: returnRequest,
  handle: async ({ payload, account: actor, body: { note }, params: { id = "" }, req }) => {
    const reviewer = { ...actor, name: nameOf(req) };
    return isRecordId(id) && (await returnReview(payload, reviewer, { id, note }))
      ? respondWithSuccess()
      : notFound;
  },
});

export const reviewEndpoints: Endpoint[] = [list, submit, returnDraft];
