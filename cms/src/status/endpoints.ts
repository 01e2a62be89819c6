import {
  incidentRequest,
  incidentRequestQuery,
  incidentUpdateRequest,
  incidentUpdateTextRequest,
  localeRequest,
  recordedDaysRequest,
  statusAdminApi,
  statusAlertRequest,
  statusApi,
} from "contracts";
import type { Endpoint } from "payload";
import { accountEndpoint } from "../accounts/endpoints/account-endpoint.ts";
import { database } from "../platform/database.ts";
import { createRateLimit } from "../platform/rate-limit.ts";
import { isRecordId } from "../platform/record-id.ts";
import { anyone, endpoint, respondWithSuccess } from "../platform/request/endpoint.ts";
import { jsonResponse, notFound } from "../platform/request/refusal.ts";
import { shareImageOf, statusPageId } from "../share-images/share-images.ts";
import { confirmSubscription, endSubscription, requestSubscription } from "./alerts.ts";
import { readIncident, readStatus, readStatusDashboard, statusCacheTags } from "./read-status.ts";
import { addUpdate, createIncident, editUpdate, recordDays, removeIncident } from "./record.ts";

/**
 * Limits requests per IP address. The limit is high enough for an office behind one IP address, and low enough that a
 * client cannot send e-mails to a list of people.
 */
const limitAlerts = createRateLimit({ name: "status-alert", points: 20, seconds: 10 * 60 });

const status = endpoint({
  path: statusApi.status,
  method: "get",
  access: anyone,
  query: localeRequest,
  handle: async ({ payload, query: { locale } }) =>
    jsonResponse({
      status: await readStatus(database(payload), locale),
      card: await shareImageOf(database(payload), statusPageId, locale),
      dependsOn: statusCacheTags,
    }),
});

const incident = endpoint({
  path: statusApi.incident,
  method: "get",
  access: anyone,
  query: incidentRequestQuery,
  handle: async ({ payload, query }) =>
    jsonResponse({
      incident: (await readIncident(database(payload), query)) ?? null,
      card: await shareImageOf(database(payload), statusPageId, query.locale),
      dependsOn: statusCacheTags,
    }),
});

const subscribe = endpoint({
  path: statusApi.subscribe,
  method: "post",
  access: anyone,
  body: statusAlertRequest,
  limit: limitAlerts,
  handle: async ({ payload, body }) => {
    await requestSubscription(payload, body);
    return respondWithSuccess();
  },
});

const confirm = endpoint({
  path: `${statusApi.confirm}/:token`,
  method: "post",
  access: anyone,
  handle: async ({ payload, params: { token = "" } }) =>
    (await confirmSubscription(payload, token)) ? respondWithSuccess() : notFound,
});

/**
 * Ends a subscription. Requested by mail programs for one-click unsubscribe (RFC 8058) and by the confirmation page.
 */
const leave = endpoint({
  path: `${statusApi.leave}/:token`,
  method: "post",
  access: anyone,
  handle: async ({ payload, params: { token = "" } }) =>
    (await endSubscription(payload, token)) ? respondWithSuccess() : notFound,
});

const byAdministrator = { access: "admin", acceptsTokens: true, kind: "staff" } as const;

const dashboard = accountEndpoint({
  ...byAdministrator,
  path: statusAdminApi.incidents,
  method: "get",
  handle: async ({ payload }) => jsonResponse(await readStatusDashboard(database(payload))),
});

const create = accountEndpoint({
  ...byAdministrator,
  path: statusAdminApi.incidents,
  method: "post",
  body: incidentRequest,
  handle: async ({ payload, account, body }) => {
    const result = await createIncident(payload, account, body);
    return result.ok ? jsonResponse({ id: result.id }, { status: 201 }) : result;
  },
});

const remove = accountEndpoint({
  ...byAdministrator,
  path: "/api/admin/status/incidents/:id",
  method: "delete",
  handle: async ({ payload, account, id }) => {
    const result = isRecordId(id) ? await removeIncident(payload, account, id) : notFound;
    return result.ok ? respondWithSuccess() : result;
  },
});

const update = accountEndpoint({
  ...byAdministrator,
  path: "/api/admin/status/incidents/:id/updates",
  method: "post",
  body: incidentUpdateRequest,
  handle: async ({ payload, account, id, body: request }) => {
    const result = isRecordId(id) ? await addUpdate(payload, account, { id, request }) : notFound;
    return result.ok ? respondWithSuccess() : result;
  },
});

const edit = accountEndpoint({
  ...byAdministrator,
  path: "/api/admin/status/updates/:id",
  method: "patch",
  body: incidentUpdateTextRequest,
  handle: async ({ payload, account, id, body }) => {
    const result = isRecordId(id) ? await editUpdate(payload, account, { id, ...body }) : notFound;
    return result.ok ? respondWithSuccess() : result;
  },
});

const days = accountEndpoint({
  ...byAdministrator,
  path: statusAdminApi.days,
  method: "post",
  body: recordedDaysRequest,
  handle: async ({ payload, account, body }) => {
    const result = await recordDays(payload, account, body);
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
