import { adminApi, adminPlan, updatePlanRequest } from "contracts";
import { redirect } from "react-router";
import { z } from "zod";
import { type ActionArgs, createFormHandler, type RefusedForm } from "#app/forms/form.server.ts";
import { localeContext } from "#app/request-context.ts";
import { accountPath } from "#app/session/account-path.ts";
import { setFlash } from "#app/session/flash.server.ts";

/** Form with the whole plan, which the API requires, and the version of the plan that the row showed. */
const toggledPlan = updatePlanRequest.extend({ id: z.string() });

/**
 * Activates or deactivates a plan. The next page offers to undo the change. If customers have the plan and the user has
 * not seen their number, redirects to the confirmation dialog first.
 */
export function togglePlan(
  args: ActionArgs,
  fields: Record<string, string>,
): Promise<Response | RefusedForm<keyof typeof toggledPlan.shape>> {
  return createFormHandler({
    schema: toggledPlan,
    method: "PUT",
    path: ({ id }) => adminApi.plan(id),
    body: ({ id: _id, ...plan }) => plan,
    response: adminPlan,
    to: async ({ context, url }, { id, name, status, subscriptions }) => {
      const key = status === "ativo" ? "plan-activated" : "plan-deactivated";
      await setFlash(context, key, { plan: { id, name, subscriptions } });
      return redirect(accountPath(context.get(localeContext), "/admin") + url.search);
    },
  })(args, fields);
}
