import { authApi, verifyEmailRequest } from "contracts";
import { EmailLinkScreen } from "#app/features/auth/email-link-screen.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/confirm-deletion";
import { findEmailLink } from "./email-link.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return { link: await findEmailLink(args, "deletion") };
}

/**
 * Confirms the deletion request. Opening the link only shows a form, because e-mail clients open links by themselves.
 */
export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: verifyEmailRequest,
    path: authApi.confirmDeletion,
    done: "deletion-confirmed",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export { sameOriginReferrerHeaders as headers } from "../site-route.ts";

export const meta = createTitleMeta("auth.confirmDeletion", {
  description: "auth.confirmDeletion.lede",
});

export default function ConfirmDeletion({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailLinkScreen purpose="deletion" link={loaderData.link} refusal={actionData} />;
}
