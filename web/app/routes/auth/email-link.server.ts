import { authApi, emailLinkResponse, linkTokenHeader } from "contracts";
import { callForAccountPage } from "#app/cms/accounts.server.ts";
import type { RequestContext } from "#app/cms/visitor-context.server.ts";
import { linkToken } from "./password-link.server.ts";

/**
 * State of an e-mailed link: `done` if it was used and its purpose is fulfilled, `over` if it is no
 * longer valid, `none` if the URL has no token, such as after the form was sent.
 */
export type EmailLinkState = "open" | "done" | "over" | "none";

const paths = {
  confirm: authApi.verifyEmail,
  undo: authApi.undoEmail,
  deletion: authApi.confirmDeletion,
} as const;

/** Reads the state of the link in the URL; while the CMS is unreachable the form is offered. */
export async function findEmailLink(
  { context, url }: { context: RequestContext; url: URL },
  purpose: keyof typeof paths,
): Promise<EmailLinkState> {
  const token = linkToken(url);
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
