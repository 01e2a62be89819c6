import {
  addPlanRequest,
  adminApi,
  adminPlan,
  adminUserDetail,
  createPageSchema,
  maxPageSize,
} from "contracts";
import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, useFetcher, useLocation } from "react-router";
import { z } from "zod";
import { findScreenBehindDialog } from "#app/features/admin/list-query.ts";
import { isPaymentDateConfirmed, pastDayIssue } from "#app/features/admin/payment-fields.ts";
import { DialogForm, ErrorDialog } from "#app/forms/dialog-form.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { useForm } from "#app/forms/use-form.ts";
import { useFormatMoney } from "#app/i18n/money.ts";
import { dialogSearchParam } from "#app/session/account-path.ts";
import { ComboBoxField, Fields, SearchField, TextField } from "#app/ui/index.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/users.$id.plans.new";
import { loadDialogItem, loadOrUndefined } from "./lists.server.ts";

/** Loads the active plans that match the search, up to one page, and the customer. */
export async function loader(args: Route.LoaderArgs) {
  const searched = args.url.searchParams.get(dialogSearchParam)?.slice(0, 120) ?? "";
  const query = new URLSearchParams({
    status: "ativo",
    limit: String(maxPageSize),
    sort: "name",
    ...(searched ? { search: searched } : {}),
  });
  const call = { path: adminApi.user(args.params.id), response: adminUserDetail };
  const [user, plans] = await Promise.all([
    loadDialogItem(args, call, "/admin"),
    loadOrUndefined(args, {
      path: `${adminApi.plans}?${query}`,
      response: createPageSchema(adminPlan),
    }),
  ]);
  return { user, plans, searched };
}

/**
 * Converts a request that failed between browser and site to a failed search, because the router
 * would replace the page with its error boundary.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    // Rethrows responses, because the router throws redirects as responses.
    if (error instanceof Response) {
      throw error;
    }
    return { user: undefined, plans: undefined, searched: "" };
  }
}

export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: addPlanRequest
      .extend({ confirmedDay: z.string().optional() })
      .refine(isPaymentDateConfirmed, pastDayIssue),
    path: adminApi.userPlans(args.params.id),
    body: ({ planId, nextPayment }) => ({ planId, nextPayment }),
    done: "plan-added",
    to: findScreenBehindDialog(args.url.search, args.params.id),
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export const meta = createTitleMeta("admin.users.addPlan");

/** Pause in typing, in ms, after which plans are searched for. */
const debounceMs = 120;

/** Searches for plans while the administrator types; the result is undefined before the first search. */
function usePlanSearch() {
  const { pathname, search: currentSearch } = useLocation();
  const { data, load } = useFetcher<typeof clientLoader>();
  const [words, setWords] = useState<string>();
  const search = useEffectEvent((text: string) => {
    // Keeps the other query parameters: if the session has ended, login returns to this URL.
    const params = new URLSearchParams(currentSearch);
    params.set(dialogSearchParam, text);
    return load(`${pathname}?${params}`);
  });
  useEffect(() => {
    if (words === undefined) {
      return;
    }
    const timer = setTimeout(() => search(words), debounceMs);
    return () => clearTimeout(timer);
  }, [words]);
  return { result: data, search: setWords };
}

export default function AddPlan({
  params,
  loaderData: { user, plans, searched },
  actionData,
}: Pick<Route.ComponentProps, "params" | "loaderData" | "actionData">) {
  const intl = useIntl();
  const money = useFormatMoney();
  const field = useForm(actionData);
  const { result, search } = usePlanSearch();
  const screen = findScreenBehindDialog(useLocation().search, params.id);
  const title = intl.formatMessage({ id: "admin.users.addPlan" });
  if (!user) {
    return <ErrorDialog title="admin.users" message="admin.failed.users" screen={screen} />;
  }
  if (!plans || (plans.total === 0 && searched === "")) {
    return (
      <ErrorDialog
        title="admin.users.addPlan"
        message={plans ? "failure.noActivePlans" : "admin.failed.plans"}
        screen={screen}
      />
    );
  }
  const found = result ? result.plans : plans;
  return (
    <DialogForm
      title={title}
      screen={screen}
      refusal={actionData}
      failed="admin.failed.addPlan"
      submitLabel={title}
      before={
        plans.pages > 1 || searched !== "" ? (
          <noscript>
            <PlanSearch searched={searched} />
          </noscript>
        ) : null
      }
    >
      <p>
        <FormattedMessage
          id="admin.users.addPlan.to"
          values={{ name: <bdi>{user.fullname}</bdi> }}
        />
      </p>
      <Fields>
        <ComboBoxField
          {...field("planId")}
          label={intl.formatMessage({ id: "admin.users.plan" })}
          placeholder={intl.formatMessage({
            id: plans.total === 0 ? "admin.noMatch" : "admin.users.plan.choose",
          })}
          empty={<FormattedMessage id={found ? "admin.noMatch" : "admin.failed.plans"} />}
          options={(found?.docs ?? []).map(({ id, name, price }) => ({
            value: id,
            label: `${name} · ${money(price)} · ${id}`,
          }))}
          onSearch={search}
        />
        {actionData?.fields?.nextPayment === "past" ? (
          <input type="hidden" name="confirmedDay" value={actionData.values.nextPayment} />
        ) : null}
        <TextField
          {...field("nextPayment")}
          type="date"
          label={intl.formatMessage({ id: "account.column.nextPayment" })}
          hint={intl.formatMessage({ id: "admin.users.nextPayment.hint" })}
        />
      </Fields>
    </DialogForm>
  );
}

/** Searches for plans without scripts. Shown if a select would have too many options. */
function PlanSearch({ searched }: { searched: string }) {
  const intl = useIntl();
  const params = new URLSearchParams(useLocation().search);
  const preserved = [...params].filter(([name]) => name !== dialogSearchParam);
  return (
    <search>
      <Form method="get" preventScrollReset>
        {preserved.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          key={searched}
          name={dialogSearchParam}
          label={intl.formatMessage({ id: "admin.plans.search" })}
          defaultValue={searched}
        />
      </Form>
    </search>
  );
}
