import { authApi, emailLinkResponse, linkTokenHeader } from "contracts";
import { callForAccountPage } from "#app/cms/accounts.server.ts";
import type { RequestContext } from "#app/cms/visitor-context.server.ts";
import { readLinkToken } from "./password-link.server.ts";

/**
 * State of an e-mailed link. `done`: the link was used and its purpose is fulfilled. `over`: the link is no longer
 * valid. `none`: the URL has no token, such as after the form was sent.
 */
export type EmailLinkState = "open" | "done" | "over" | "none";

const paths = {
  confirm: authApi.verifyEmail,
  undo: authApi.undoEmail,
  deletion: authApi.confirmDeletion,
} as const;

/**
 * Returns the state of the link in the URL. Returns `open` if the CMS is unreachable, so that the visitor can try the
 * form.
 */
export async function findEmailLink(
  { context, url }: { context: RequestContext; url: URL },
  purpose: keyof typeof paths,
): Promise<EmailLinkState> {
  const token = readLinkToken(url);
  if (token === undefined) {
    return url.searchParams.has("token") ? "over" : "none";
  }
  const result = await callForAccountPage(context, {
    path: paths[purpose],
    headers: { [linkTokenHeader]: token },
    response: emailLinkResponse,
  });
  if (result.ok) {
    return result.value.isDone ? "done" : "open";
  }
  return result.failure.code === "invalid-token" ? "over" : "open";
}
