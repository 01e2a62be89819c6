import { returnRequest, reviewRequest, reviewSubject, reviewsApi } from "contracts";
import type { Endpoint, Payload, PayloadRequest } from "payload";
import { byEditor, byStaff } from "../audit/by-staff.ts";
import { endpoint, isRecordId, parse, succeeded } from "../ground/request/endpoint.ts";
import { answer, type Refusal } from "../ground/request/refusal.ts";
import { mailEditors, mailWriter } from "./mail.ts";
import { documentReviews, requestReview, returnReview } from "./review-store.ts";

const notFound: Refusal = { ok: false, code: "not-found" };

function nameOf({ user }: PayloadRequest): string {
  return user?.collection === "staff" ? user.name : "";
}

/** What is asked for is kept and seen in the CMS, whatever becomes of the message. */
function sendUnwaited(payload: Payload, sending: Promise<void>): void {
  void sending.catch((error) =>
    payload.logger.error({ err: error, msg: "A message about a review could not be sent" }),
  );
}

const list = endpoint({
  path: reviewsApi.reviews,
  method: "get",
  access: byStaff,
  handle: async ({ payload, query }) => {
    const request = parse(reviewSubject, Object.fromEntries(query));
    return request.ok ? answer(await documentReviews(payload, request.body)) : request;
  },
});

const ask = endpoint({
  path: reviewsApi.reviews,
  method: "post",
  access: byStaff,
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
    const { review, isNew } = await requestReview(payload, actor, body);
    if (isNew) {
      sendUnwaited(payload, mailEditors(payload, { review, who: nameOf(req) }));
    }
    return answer(await documentReviews(payload, body), { status: 201 });
  },
});

const giveBack = endpoint({
  path: "/api/reviews/:id/return",
  method: "post",
  access: byEditor,
  body: returnRequest,
  handle: async ({ payload, account: actor, body: { note }, params: { id = "" }, req }) => {
    const review = isRecordId(id) ? await returnReview(payload, actor, { id, note }) : undefined;
    if (!review) {
      return notFound;
    }
    sendUnwaited(payload, mailWriter(payload, { review, who: nameOf(req) }));
    return succeeded();
  },
});

export const reviewEndpoints: Endpoint[] = [list, ask, giveBack];
