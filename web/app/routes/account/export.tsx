import { authApi } from "contracts";
import { data, redirect } from "react-router";
import { localeContext } from "#app/request-context.ts";
import { accountPath } from "#app/session/account-path.ts";
import { requireCustomer } from "#app/session/customer.server.ts";
import { redirectToConfirmation } from "#app/session/session.server.ts";
import { readConfirmation } from "../confirmation.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/export";

/** Redirects to the download of the customer's data, or first to the confirmation of the session. */
export async function loader(args: Route.LoaderArgs) {
  await requireCustomer(args);
  const { context } = args;
  const state = await readConfirmation(context, "customer");
  if (!state) {
    throw data(null, { status: 503 });
  }
  if (!state.isConfirmed) {
    const account = accountPath(context.get(localeContext), "/client-area/account");
    return redirectToConfirmation(context, account);
  }
  return redirect(authApi.export);
}

export const meta = createTitleMeta("confirmation");

/** Never rendered, but required: without a component, failures would appear as bare text when scripts are off. */
export default function ExportData() {
  return null;
}
