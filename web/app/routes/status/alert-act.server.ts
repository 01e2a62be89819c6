import { type StatusAlertAction, statusApi, successResponse } from "contracts";
import { data } from "react-router";
import { callAs } from "#app/cms/accounts.server.ts";
import type { LoaderArgs } from "#app/cms/content-client.server.ts";
import { loadSiteRoute } from "../site-page.server.ts";
import { noStore } from "../site-route.ts";

type Args = LoaderArgs & { params: { token?: string } };

export async function loadAlertAct(args: Args) {
  return data(
    { ...(await loadSiteRoute(args)), token: args.params.token ?? "" },
    { headers: noStore },
  );
}

/**
 * Changes nothing when the link is opened, because e-mail clients open links by themselves; the button does
 * it.
 */
export async function doAlertAct({ request, params }: Args, act: StatusAlertAction) {
  const answer = await callAs(request, {
    path: `${statusApi[act]}/${encodeURIComponent(params.token ?? "")}`,
    method: "POST",
    response: successResponse,
  });
  const status = answer.ok ? 200 : answer.failure.status;
  if (status >= 500) {
    throw data(null, { status: 503 });
  }
  return data({ isDone: answer.ok }, { status });
}
