import { adminApi, createPlanRequest, planIdField, planQuery, updatePlanRequest } from "contracts";
import type { Endpoint } from "payload";
import { database } from "../../platform/database.ts";
import { respondWithSuccess } from "../../platform/request/endpoint.ts";
import { jsonResponse, notFoundRefusal } from "../../platform/request/refusal.ts";
import { createPlan } from "../plans/create-plan.ts";
import { deletePlan } from "../plans/delete-plan.ts";
import { findPlan, listAllPlans, listPlans } from "../plans/list-plans.ts";
import { updatePlan } from "../plans/update-plan.ts";
import { defineAccountEndpoint } from "./account-endpoint.ts";
import { isPageRequested } from "./list-request.ts";

const kind = "staff";

/** Returns true for a valid plan id. Plan ids differ from other ids, for which isRecordId is used. */
function isPlanId(id: string): boolean {
  return planIdField.safeParse(id).success;
}

const list = defineAccountEndpoint({
  path: adminApi.plans,
  method: "get",
  access: "admin",
  acceptsTokens: true,
  kind,
  query: planQuery,
  handle: async ({ payload, query, req }) =>
    jsonResponse(await (isPageRequested(req) ? listPlans(payload, query) : listAllPlans(payload))),
});

const create = defineAccountEndpoint({
  path: adminApi.plans,
  method: "post",
  access: "admin",
  acceptsTokens: true,
  body: createPlanRequest,
  kind,
  handle: async ({ payload, account, body }) => {
    const result = await createPlan(payload, account, body);
    return result.ok ? jsonResponse(result.plan, { status: 201 }) : result;
  },
});

const read = defineAccountEndpoint({
  path: "/api/admin/plans/:id",
  method: "get",
  access: "admin",
  acceptsTokens: true,
  kind,
  handle: async ({ payload, id }) => {
    const plan = isPlanId(id) ? await findPlan(database(payload), id) : undefined;
    return plan ? jsonResponse(plan) : notFoundRefusal;
  },
});

const update = defineAccountEndpoint({
  path: "/api/admin/plans/:id",
  method: "put",
  access: "admin",
  acceptsTokens: true,
  body: updatePlanRequest,
  kind,
  handle: async ({ payload, account, id, body }) => {
    if (!isPlanId(id)) {
      return notFoundRefusal;
    }
    const result = await updatePlan(payload, { actor: account, id, changes: body });
    return result.ok ? jsonResponse(result.plan) : result;
  },
});

const remove = defineAccountEndpoint({
  path: "/api/admin/plans/:id",
  method: "delete",
  access: "admin",
  acceptsTokens: true,
  kind,
  handle: async ({ payload, account, id, req }) => {
    if (!isPlanId(id)) {
      return notFoundRefusal;
    }
    const confirmed = Number(req.searchParams.get("confirm") ?? 0);
    const result = await deletePlan(payload, { actor: account, id, confirmed });
    return result.ok ? respondWithSuccess() : result;
  },
});

export const planEndpoints: Endpoint[] = [list, create, read, update, remove];
