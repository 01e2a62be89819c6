import {
  incidentQuery,
  incidentRequest,
  incidentUpdateRequest,
  incidentUpdateTextRequest,
  localeRequest,
  recordedDaysRequest,
  statusAdminApi,
  statusAlertRequest,
  statusApi,
} from "contracts";
import type { Endpoint } from "payload";
import { defineAccountEndpoint } from "../accounts/endpoints/account-endpoint.ts";
import { database } from "../platform/database.ts";
import { createRateLimit } from "../platform/rate-limit.ts";
import { isRecordId } from "../platform/record-id.ts";
import { allowAnyone, defineEndpoint, respondWithSuccess } from "../platform/request/endpoint.ts";
import { jsonResponse, notFoundRefusal } from "../platform/request/refusal.ts";
import { findShareImage, statusPageImageId } from "../share-images/share-images.ts";
import { confirmSubscription, endSubscription, requestSubscription } from "./alerts.ts";
import { readIncident, readStatus, readStatusDashboard, statusCacheTags } from "./read-status.ts";
import {
  addIncidentUpdate,
  confirmRecordedDays,
  createIncident,
  editIncidentUpdate,
  removeIncident,
} from "./record.ts";

/**
 * Limits requests per IP address. The limit is high enough for an office behind one IP address, and low enough that a
 * client cannot send e-mails to a list of people.
 */
const limitAlerts = createRateLimit({ name: "status-alert", points: 20, seconds: 10 * 60 });

const status = defineEndpoint({
  path: statusApi.status,
  method: "get",
  access: allowAnyone,
  query: localeRequest,
  handle: async ({ payload, query: { locale } }) =>
    jsonResponse({
      status: await readStatus(database(payload), locale),
      card: await findShareImage(database(payload), statusPageImageId, locale),
      dependsOn: statusCacheTags,
    }),
});

const incident = defineEndpoint({
  path: statusApi.incident,
  method: "get",
  access: allowAnyone,
  query: incidentQuery,
  handle: async ({ payload, query }) =>
    jsonResponse({
      incident: (await readIncident(database(payload), query)) ?? null,
      card: await findShareImage(database(payload), statusPageImageId, query.locale),
      dependsOn: statusCacheTags,
    }),
});

const subscribe = defineEndpoint({
  path: statusApi.subscribe,
  method: "post",
  access: allowAnyone,
  body: statusAlertRequest,
  limit: limitAlerts,
  handle: async ({ payload, body }) => {
    await requestSubscription(payload, body);
    return respondWithSuccess();
  },
});

const confirm = defineEndpoint({
  path: `${statusApi.confirm}/:token`,
  method: "post",
  access: allowAnyone,
  handle: async ({ payload, params: { token = "" } }) =>
    (await confirmSubscription(payload, token)) ? respondWithSuccess() : notFoundRefusal,
});

/**
 * Ends a subscription. Requested by mail programs for one-click unsubscribe (RFC 8058) and by the confirmation page.
 */
const leave = defineEndpoint({
  path: `${statusApi.leave}/:token`,
  method: "post",
  access: allowAnyone,
  handle: async ({ payload, params: { token = "" } }) =>
    (await endSubscription(payload, token)) ? respondWithSuccess() : notFoundRefusal,
});

const byAdministrator = { access: "admin", acceptsTokens: true, kind: "staff" } as const;

const dashboard = defineAccountEndpoint({
  ...byAdministrator,
  path: statusAdminApi.incidents,
  method: "get",
  handle: async ({ payload }) => jsonResponse(await readStatusDashboard(database(payload))),
});

const create = defineAccountEndpoint({
  ...byAdministrator,
  path: statusAdminApi.incidents,
  method: "post",
  body: incidentRequest,
  handle: async ({ payload, account, body }) => {
    const result = await createIncident(payload, account, body);
    return result.ok ? jsonResponse({ id: result.id }, { status: 201 }) : result;
  },
});

const remove = defineAccountEndpoint({
  ...byAdministrator,
  path: "/api/admin/status/incidents/:id",
  method: "delete",
  handle: async ({ payload, account, id }) => {
    const result = isRecordId(id) ? await removeIncident(payload, account, id) : notFoundRefusal;
    return result.ok ? respondWithSuccess() : result;
  },
});

const update = defineAccountEndpoint({
  ...byAdministrator,
  path: "/api/admin/status/incidents/:id/updates",
  method: "post",
  body: incidentUpdateRequest,
  handle: async ({ payload, account, id, body: request }) => {
    const result = isRecordId(id)
      ? await addIncidentUpdate(payload, account, { id, request })
      : notFoundRefusal;
    return result.ok ? respondWithSuccess() : result;
  },
});

const edit = defineAccountEndpoint({
  ...byAdministrator,
  path: "/api/admin/status/updates/:id",
  method: "patch",
  body: incidentUpdateTextRequest,
  handle: async ({ payload, account, id, body }) => {
    const result = isRecordId(id)
      ? await editIncidentUpdate(payload, account, { id, ...body })
      : notFoundRefusal;
    return result.ok ? respondWithSuccess() : result;
  },
});

const days = defineAccountEndpoint({
  ...byAdministrator,
  path: statusAdminApi.days,
  method: "post",
  body: recordedDaysRequest,
  handle: async ({ payload, account, body }) => {
    const result = await confirmRecordedDays(payload, account, body);
    return result.ok ? respondWithSuccess() : result;
  },
});

export const statusEndpoints: Endpoint[] = [
  status,
  incident,
  subscribe,
  confirm,
  leave,
  dashboard,
  create,
  remove,
  update,
  edit,
  days,
];
