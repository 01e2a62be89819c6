import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";

/** Who a page is rendered for: what they sent, and the cookies that the answer gives them. */
interface Visitor {
  request: Request;
  cookies: { cookie: string; isOfPage: boolean }[];
}

const visitorContext = createContext<Visitor>();

export type RequestContext = Readonly<RouterContextProvider>;

/** The cookies that loaders and actions add, or that the CMS sets, leave with whatever is answered. */
export const visitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const cookies: Visitor["cookies"] = [];
  context.set(visitorContext, { request, cookies });
  const response = await next();
  const isPage = !response.headers.has("location");
  for (const { cookie, isOfPage } of cookies) {
    if (isPage || !isOfPage) {
      response.headers.append("set-cookie", cookie);
    }
  }
  return response;
};

export function visitorRequest(context: RequestContext): Request {
  return context.get(visitorContext).request;
}

/**
 * Has the browser keep, or forget, a cookie: a `Set-Cookie` of the answer. One that belongs to the
 * page does not leave with a redirect.
 */
export function addCookie(
  context: RequestContext,
  cookie: string,
  { isOfPage = false }: { isOfPage?: boolean } = {},
): void {
  context.get(visitorContext).cookies.push({ cookie, isOfPage });
}
