import {
  addPlanRequest,
  adminApi,
  adminPlan,
  adminUser,
  adminUserDetail,
  createPlanRequest,
  createUserRequest,
  planStatusField,
  successResponse,
  updatePlanRequest,
} from "contracts";
import { type Answer, callAccounts } from "#app/content/accounts.server.ts";
import { submit } from "#app/content/form.server.ts";
import type { Perform } from "./form-action.server.ts";

function remove(request: Request, path: string): Promise<Answer<unknown>> {
  return callAccounts(request, { method: "DELETE", path, response: successResponse });
}

/** All three or nothing (specification, section 5). */
const editPlanForm = createPlanRequest
  .pick({ description: true, price: true })
  .extend({ status: planStatusField });

/** The panel's forms, by their `intent`. */
export const panelActions: Record<string, Perform> = {
  "create-user": async (request, form) => ({
    answer: await submit(request, form, {
      path: adminApi.users,
      body: createUserRequest,
      response: adminUser,
    }),
    done: "user-created",
  }),
  "remove-user": async (request, { values }) => ({
    answer: await remove(request, adminApi.user(values.id ?? "")),
    done: "user-deleted",
  }),
  "add-plan": async (request, form) => ({
    answer: await submit(request, form, {
      path: adminApi.userPlans(form.values.id ?? ""),
      body: addPlanRequest,
      response: adminUserDetail,
    }),
    done: "plan-added",
  }),
  "create-plan": async (request, form) => ({
    answer: await submit(request, form, {
      path: adminApi.plans,
      body: createPlanRequest,
      response: adminPlan,
    }),
    done: "plan-created",
  }),
  "edit-plan": async (request, form) => ({
    answer: await submit(request, form, {
      method: "PUT",
      path: adminApi.plan(form.values.id ?? ""),
      body: editPlanForm,
      response: adminPlan,
    }),
    done: "plan-updated",
  }),
  // The chip shows what happened.
  "toggle-plan": async (request, form) => ({
    answer: await submit(request, form, {
      method: "PUT",
      path: adminApi.plan(form.values.id ?? ""),
      body: updatePlanRequest,
      response: adminPlan,
    }),
    done: undefined,
  }),
  "remove-plan": async (request, { values: { id = "", confirm } }) => ({
    answer: await remove(
      request,
      adminApi.plan(id) + (confirm ? `?confirm=${encodeURIComponent(confirm)}` : ""),
    ),
    done: "plan-deleted",
  }),
};
