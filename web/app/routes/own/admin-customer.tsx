import {
  type AdminUserDetail,
  adminApi,
  adminUserDetail,
  customerPlan,
  updateSubscriptionRequest,
} from "contracts";
import { data } from "react-router";
import { z } from "zod";
import { type Answer, callAccounts } from "#app/content/accounts.server.ts";
import { readForm, submit } from "#app/content/form.server.ts";
import { requireAdministrator } from "#app/content/staff-session.server.ts";
import { AdminFrame } from "#app/features/admin/admin-frame.tsx";
import { CustomerScreen, type CustomerScreenProps } from "#app/features/admin/customer-screen.tsx";
import type { Route } from "./+types/admin-customer";
import { type Perform, performAction } from "./form-action.server.ts";

function foundBy(answer: Answer<AdminUserDetail>): CustomerScreenProps["user"] {
  if (answer.ok) {
    return answer.value;
  }
  return answer.failure.code === "not-found" ? "none" : "failed";
}

function statusOf(user: CustomerScreenProps["user"]): number {
  if (user === "failed") {
    return 503;
  }
  return user === "none" ? 404 : 200;
}

export async function loader({ request, url, params }: Route.LoaderArgs) {
  const admin = await requireAdministrator(request, url);
  const answer = await callAccounts(request, {
    path: adminApi.user(params.id),
    response: adminUserDetail,
  });
  const user = foundBy(answer);
  return data(
    {
      admin,
      user,
      cancel: url.searchParams.get("dialog") === "cancel" && url.searchParams.get("id"),
    },
    { status: statusOf(user) },
  );
}

/** A form has no null: an emptied date means none. */
const nextPaymentForm = z.preprocess(
  ({ nextPayment }: Record<string, string>) => ({ nextPayment: nextPayment ?? null }),
  updateSubscriptionRequest,
);

const actions: Record<string, Perform> = {
  "update-subscription": async (request, form) => ({
    answer: await submit(request, form, {
      method: "PATCH",
      path: adminApi.subscription(form.values.id ?? ""),
      body: nextPaymentForm,
      response: customerPlan,
    }),
    done: "subscription-updated",
  }),
  "cancel-subscription": async (request, { values }) => ({
    answer: await callAccounts(request, {
      method: "POST",
      path: adminApi.cancelSubscription(values.id ?? ""),
      response: customerPlan,
    }),
    done: "subscription-cancelled",
  }),
};

export async function action({ request, url }: Route.ActionArgs) {
  return performAction({ request, url, form: await readForm(request) }, actions);
}

export { revalidateSession as shouldRevalidate } from "./revalidate-session.ts";

export default function AdminCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const { admin, user, cancel } = loaderData;
  return (
    <AdminFrame admin={admin}>
      <CustomerScreen user={user} cancelId={cancel || undefined} refusal={actionData} />
    </AdminFrame>
  );
}
