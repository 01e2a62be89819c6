import { authApi, verifyEmailRequest } from "contracts";
import { EmailLinkScreen } from "#app/features/auth/email-link-screen.tsx";
import { submitForm } from "#app/forms/form.server.ts";
import { createTitleMeta } from "../screen-meta.ts";
import type { Route } from "./+types/undo-email";
import { findEmailLink } from "./email-link.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return { link: await findEmailLink(args, "undo") };
}

/**
 * Restores the former e-mail address. Opening the link only shows a form, because e-mail clients open links by
 * themselves.
 */
export function action(args: Route.ActionArgs) {
  return submitForm(args, {
    schema: verifyEmailRequest,
    path: authApi.undoEmail,
    done: "email-restored",
  });
}

export { clientAction } from "#app/forms/client-action.ts";

export { sameOriginReferrerHeaders as headers } from "../site-route.ts";

export const meta = createTitleMeta("auth.undoEmail", { description: "auth.undoEmail.lede" });

export default function UndoEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailLinkScreen purpose="undo" link={loaderData.link} refusal={actionData} />;
}
