import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";

/** The visitor for whom a page is rendered: the request, and headers of the response. */
interface Visitor {
  request: Request;
  /** Value of Clear-Site-Data, after a logout. */
  clearedData?: string;
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
  const visitor: Visitor = { request, cookies };
  context.set(visitorContext, visitor);
  const response = await next();
  if (visitor.clearedData) {
    response.headers.set("clear-site-data", visitor.clearedData);
  }
  const isPage = !response.headers.has("location");
  for (const { cookie, isOfPage } of cookies) {
    if (isPage || !isOfPage) {
      response.headers.append("set-cookie", cookie);
    }
  }
  return response;
};

export function getCurrentRequest(context: RequestContext): Request {
  return context.get(visitorContext).request;
}

/**
 * Sets or deletes a cookie of the response. A cookie with `isOfPage` is not sent with a redirect.
 */
export function addCookie(
  context: RequestContext,
  cookie: string,
  { isOfPage = false }: { isOfPage?: boolean } = {},
): void {
  context.get(visitorContext).cookies.push({ cookie, isOfPage });
}

/** Makes the browser delete data of this site with the response (Clear-Site-Data). */
export function clearSiteData(context: RequestContext, dataTypes: string): void {
  context.get(visitorContext).clearedData = dataTypes;
}
