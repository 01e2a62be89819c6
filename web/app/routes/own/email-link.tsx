import {
  authApi,
  splitLocalePath,
  successResponse,
  tokenScreens,
  verifyEmailRequest,
} from "contracts";
import { done, readForm, refuse, submit } from "#app/content/form.server.ts";
import { EmailLinkScreen } from "#app/features/auth/email-link-screen.tsx";
import type { Route } from "./+types/email-link";

/** What the link of an e-mail led to: its address says which. */
function purposeAt({ pathname }: Pick<URL, "pathname">): "confirm" | "undo" {
  return splitLocalePath(pathname).rest === tokenScreens.undoEmail ? "undo" : "confirm";
}

export function loader({ url }: Route.LoaderArgs) {
  return {
    purpose: purposeAt(url),
    token: url.searchParams.get("token") ?? "",
    isDone: url.searchParams.has("done"),
  };
}

/** By a form: what only opens links, such as a mail program, proves nothing. */
export async function action({ request, url }: Route.ActionArgs) {
  const isUndo = purposeAt(url) === "undo";
  const form = await readForm(request);
  const answer = await submit(request, form, {
    path: isUndo ? authApi.undoEmail : authApi.verifyEmail,
    body: verifyEmailRequest,
    response: successResponse,
  });
  return answer.ok
    ? done(url, isUndo ? "email-restored" : "email-verified")
    : refuse(form, answer.failure);
}

/** The link's token must not reach another site. Without any referrer, forms would name no origin. */
export function headers() {
  return { "referrer-policy": "same-origin" };
}

export default function EmailLink({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailLinkScreen {...loaderData} refusal={actionData} />;
}
