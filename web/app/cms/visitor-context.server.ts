import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";

/** The visitor for whom a page is rendered: the request, and the cookies of the response. */
interface Visitor {
  request: Request;
  cookies: { cookie: string; isOfPage: boolean }[];
}

const visitorContext = createContext<Visitor>();

export type RequestContext = Readonly<RouterContextProvider>;

/** Adds the cookies of loaders, actions and the CMS to any response. */
export const visitorMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
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

export function currentRequest(context: RequestContext): Request {
  return context.get(visitorContext).request;
}

/** Sets or deletes a cookie of the response. A cookie of the page is not sent with a redirect. */
export function addCookie(
  context: RequestContext,
  cookie: string,
  { isOfPage = false }: { isOfPage?: boolean } = {},
): void {
  context.get(visitorContext).cookies.push({ cookie, isOfPage });
}
