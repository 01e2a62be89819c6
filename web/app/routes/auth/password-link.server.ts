import { type adminApi, type authApi, linkTokenHeader, successResponse } from "contracts";
import { callAccounts } from "#app/cms/accounts.server.ts";
import type { RequestContext } from "#app/cms/visitor.server.ts";

/** As the CMS makes tokens; a header can hold nothing else. */
const ours = /^[\w-]{1,512}$/;

/** Returns the token in a page's address, if it is well-formed. */
export function linkToken({ searchParams }: URL): string | undefined {
  const token = searchParams.get("token") ?? "";
  return ours.test(token) ? token : undefined;
}

interface Asked {
  context: RequestContext;
  url: URL;
}

/** Whether the link that leads here is over, or is none; one that nobody can say it of may be used. */
export async function isLinkOver(
  { context, url }: Asked,
  path: typeof authApi.passwordLink | typeof adminApi.passwordLink,
): Promise<boolean> {
  const token = linkToken(url);
  if (token === undefined) {
    return true;
  }
  const headers = { [linkTokenHeader]: token };
  const answer = await callAccounts(context, { path, headers, response: successResponse });
  return !answer.ok && answer.failure.code === "invalid-token";
}
