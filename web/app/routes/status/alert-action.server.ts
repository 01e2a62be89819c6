import { type StatusAlertAction, statusApi, successResponse } from "contracts";
import { data } from "react-router";
import { callAsVisitor } from "#app/cms/accounts.server.ts";
import type { LoaderArgs } from "#app/cms/content-client.server.ts";
import { loadSiteRouteData } from "../site-page.server.ts";
import { noStoreHeaders } from "../site-route.ts";

type Args = LoaderArgs & { params: { token?: string } };

export async function loadAlertAction(args: Args) {
  return data(
    { ...(await loadSiteRouteData(args)), token: args.params.token ?? "" },
    { headers: noStoreHeaders },
  );
}

/**
 * Confirms or ends the subscription of an e-mailed link. Runs only after a click on the form's button, because e-mail
 * clients open links by themselves.
 */
export async function submitAlertAction({ request, params }: Args, action: StatusAlertAction) {
  const result = await callAsVisitor(request, {
    path: `${statusApi[action]}/${encodeURIComponent(params.token ?? "")}`,
    method: "POST",
    response: successResponse,
  });
  const status = result.ok ? 200 : result.failure.status;
  if (status >= 500) {
    throw data(null, { status: 503 });
  }
  return data({ isDone: result.ok }, { status });
}
