import { type adminApi, type authApi, linkTokenHeader, successResponse } from "contracts";
import { callForAccountPage } from "#app/cms/accounts.server.ts";
import type { RequestContext } from "#app/cms/visitor-context.server.ts";

/** Format of the CMS's tokens; other characters could not be sent in a header. */
const tokenPattern = /^[\w-]{1,512}$/;

/** Returns the token in a page's URL, if it is well-formed. */
export function readLinkToken({ searchParams }: URL): string | undefined {
  const token = searchParams.get("token") ?? "";
  return tokenPattern.test(token) ? token : undefined;
}

interface LinkArgs {
  context: RequestContext;
  url: URL;
}

/**
 * Returns whether the link is used, expired or missing. Returns false if the CMS is unreachable, so that the visitor
 * can try the form.
 */
export async function isLinkInvalid(
  { context, url }: LinkArgs,
  path: typeof authApi.passwordLink | typeof adminApi.passwordLink,
): Promise<boolean> {
  const token = readLinkToken(url);
  if (token === undefined) {
    return true;
  }
  const headers = { [linkTokenHeader]: token };
  const result = await callForAccountPage(context, { path, headers, response: successResponse });
  return !result.ok && result.failure.code === "invalid-token";
}
