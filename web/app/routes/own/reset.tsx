import {
  adminApi,
  authApi,
  resetPasswordRequest,
  splitLocalePath,
  successResponse,
} from "contracts";
import { redirect } from "react-router";
import { readForm, refuse, submit } from "#app/content/form.server.ts";
import { ownPathFrom } from "#app/content/own-path.ts";
import { ResetScreen } from "#app/features/auth/reset-screen.tsx";
import type { DoneKey } from "#app/i18n/done-messages.ts";
import type { Route } from "./+types/reset";

interface TokenScreen {
  purpose: "reset" | "invite";
  api: string;
  next: "/auth" | "/admin";
  done: DoneKey;
}

/** What the link of an e-mail led to: its address says which (contracts, tokenScreens). */
function screenAt({ pathname }: Pick<URL, "pathname">): TokenScreen {
  switch (splitLocalePath(pathname).rest) {
    case "/admin/invite":
      return {
        purpose: "invite",
        api: adminApi.acceptInvite,
        next: "/admin",
        done: "invite-accepted",
      };
    case "/admin/reset":
      return {
        purpose: "reset",
        api: adminApi.resetPassword,
        next: "/admin",
        done: "password-reset",
      };
    default:
      return {
        purpose: "reset",
        api: authApi.resetPassword,
        next: "/auth",
        done: "password-reset",
      };
  }
}

export function loader({ url }: Route.LoaderArgs) {
  return { purpose: screenAt(url).purpose, token: url.searchParams.get("token") ?? "" };
}

export async function action({ request, url }: Route.ActionArgs) {
  const screen = screenAt(url);
  const form = await readForm(request);
  const answer = await submit(request, form, {
    path: screen.api,
    body: resetPasswordRequest,
    response: successResponse,
  });
  return answer.ok
    ? redirect(`${ownPathFrom(url, screen.next)}?done=${screen.done}`, { headers: answer.headers })
    : refuse(form, answer.failure);
}

/** The link's token must not reach another site. Without any referrer, forms would name no origin. */
export function headers() {
  return { "referrer-policy": "same-origin" };
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetScreen {...loaderData} refusal={actionData} />;
}
