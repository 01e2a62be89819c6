import { authApi, successResponse } from "contracts";
import { data, redirect } from "react-router";
import { callAccounts } from "#app/content/accounts.server.ts";
import { ownPathFrom } from "#app/content/own-path.ts";
import type { Route } from "./+types/send-verification";

export function loader({ url }: Route.LoaderArgs) {
  return redirect(ownPathFrom(url, "/client-area"));
}

/** Sends the link that proves the customer's address once more; the area says what came of it. */
export async function action({ request, url }: Route.ActionArgs) {
  const answer = await callAccounts(request, {
    method: "POST",
    path: authApi.sendVerification,
    response: successResponse,
  });
  if (!answer.ok && answer.failure.code !== "unauthenticated") {
    throw data(null, { status: 503 });
  }
  const home = ownPathFrom(url, "/client-area");
  return redirect(answer.ok ? `${home}?done=verification-sent` : home);
}
