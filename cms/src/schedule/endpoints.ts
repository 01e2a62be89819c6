import {
  approveDraftRequest,
  previewDocumentRef,
  rescheduleRequest,
  rollBackRequest,
  scheduleApi,
  scheduleRequest,
} from "contracts";
import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { allowEditors, allowStaff } from "../audit/staff-access.ts";
import { label } from "../platform/i18n/label.ts";
import { textLanguage } from "../platform/i18n/text-language.ts";
import { isRecordId } from "../platform/record-id.ts";
import { createDailyLimit } from "../platform/request/daily-limit.ts";
import { defineEndpoint, respondWithSuccess } from "../platform/request/endpoint.ts";
import { jsonResponse, notFoundRefusal, type Refusal } from "../platform/request/refusal.ts";
import { approveDraft } from "./approve-draft.ts";
import {
  createSchedule,
  deleteSchedule,
  readDocumentSchedules,
  reschedule,
  type SchedulePlanner,
} from "./plan.ts";
import { refusalText } from "./refusals.ts";
import { rollBackDocument } from "./roll-back.ts";

export const pastTimeRefusal: Refusal = { ok: false, code: "invalid", fields: { time: "invalid" } };

export function getPlanner({ user }: PayloadRequest): SchedulePlanner {
  return user?.collection === "staff"
    ? { id: user.id, email: user.email, name: user.name }
    : { id: "", email: "", name: "" };
}

/** Maximum number of publishing times that one user may set per day, for documents and releases together. */
const maxTimesPerDay = 500;

/** Limits schedules per user, so that no account can fill the queue. */
export const limitDailySchedules = createDailyLimit({
  name: "schedules",
  max: maxTimesPerDay,
  text: label(
    `Você já agendou ou reagendou ${maxTimesPerDay} vezes nas últimas 24 horas, o limite. Continue amanhã.`,
    `You have set ${maxTimesPerDay} times in the last 24 hours, the limit. Continue tomorrow.`,
    `Ya ha programado o reprogramado ${maxTimesPerDay} veces en las últimas 24 horas, el límite. Continúe mañana.`,
  ),
});

const list = defineEndpoint({
  path: scheduleApi.schedules,
  method: "get",
  access: allowStaff,
  query: previewDocumentRef,
  handle: async ({ payload, query }) => jsonResponse(await readDocumentSchedules(payload, query)),
});

const create = defineEndpoint({
  path: scheduleApi.schedules,
  method: "post",
  access: allowEditors,
  body: scheduleRequest,
  handle: async ({ payload, body, req }) => {
    const refused = await limitDailySchedules(req);
    if (refused) {
      return refused;
    }
    const result = await createSchedule(payload, getPlanner(req), body);
    return result.ok ? jsonResponse(result.schedule, { status: 201 }) : pastTimeRefusal;
  },
});

const change = defineEndpoint({
  path: "/api/schedules/:id",
  method: "patch",
  access: allowEditors,
  body: rescheduleRequest,
  handle: async ({ payload, body: { time }, params: { id = "" }, req }) => {
    const refused = await limitDailySchedules(req);
    if (refused) {
      return refused;
    }
    const result = isRecordId(id)
      ? await reschedule(payload, getPlanner(req), { id, time })
      : ({ ok: false, code: "not-found" } as const);
    if (result.ok) {
      return jsonResponse(result.schedule);
    }
    return result.code === "past" ? pastTimeRefusal : notFoundRefusal;
  },
});

const remove = defineEndpoint({
  path: "/api/schedules/:id",
  method: "delete",
  access: allowEditors,
  handle: async ({ payload, account: actor, params: { id = "" } }) =>
    isRecordId(id) && (await deleteSchedule(payload, { id, actor }))
      ? respondWithSuccess()
      : notFoundRefusal,
});

const wasSavedAgain = label(
  "O rascunho foi salvo de novo enquanto isso. Confira-o e tente outra vez.",
  "The draft was saved again meanwhile. Check it and try once more.",
  "El borrador se guardó de nuevo entretanto. Revíselo e inténtelo otra vez.",
);

/**
 * Returns the response to an approval. Contains the reason of a rejection, for example that a writer has saved the
 * draft in the meantime.
 */
export function respondToApproval(
  result: Awaited<ReturnType<typeof approveDraft>>,
  { i18n }: PayloadRequest,
): Response | Refusal {
  if (!result.ok && result.code === "conflict") {
    const error = wasSavedAgain[textLanguage(i18n.language)];
    return jsonResponse({ error, code: result.code }, { status: 409 });
  }
  return result.ok ? respondWithSuccess() : result;
}

const approve = defineEndpoint({
  path: "/api/schedules/:id/approve",
  method: "post",
  access: allowEditors,
  body: approveDraftRequest,
  handle: async ({ payload, account: actor, body, params: { id = "" }, req }) => {
    const result = isRecordId(id)
      ? await approveDraft(payload, { planId: id, ...body, actor })
      : notFoundRefusal;
    return respondToApproval(result, req);
  },
});

const goBack = defineEndpoint({
  path: scheduleApi.rollBack,
  method: "post",
  access: allowEditors,
  body: rollBackRequest,
  handle: async ({ account: actor, body: { versionId, ...subject }, req }) => {
    try {
      const result = await rollBackDocument(req, previewDocumentRef.parse(subject), {
        versionId,
        actor,
      });
      return result.ok ? respondWithSuccess() : result;
    } catch (error) {
      if (error instanceof APIError && error.status < 500) {
        return jsonResponse(
          { error: refusalText(error, req.i18n.language), code: "invalid" },
          { status: 400 },
        );
      }
      throw error;
    }
  },
});

// `goBack` must precede the endpoints with path parameters, because their patterns also match its path.
export const scheduleEndpoints: Endpoint[] = [list, create, goBack, approve, change, remove];
