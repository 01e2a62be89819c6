import {
  type ActionFunction,
  createStaticHandler,
  type LoaderFunction,
  type MiddlewareFunction,
  type RouteObject,
  RouterContextProvider,
} from "react-router";
import { visitorMiddleware } from "#app/cms/visitor-context.server.ts";
import { localeContext } from "#app/request-context.ts";

/** The server exports of a route module. */
interface ServerModule {
  middleware?: MiddlewareFunction<Response>[];
  /** The argument is `never`, because each route has its own type of arguments. */
  loader?: (args: never) => unknown;
  action?: (args: never) => unknown;
}

interface TestRoute {
  /** Id of a route without a path; also the key of its loader data. */
  id?: string;
  path?: string;
  module: ServerModule;
  children?: TestRoute[];
}

export interface PageResponse {
  status: number;
  location: string | null;
  cookies: string[];
  /** Data of loaders and action; absent for a redirect. */
  page: { loaderData: Record<string, unknown>; actionData: Record<string, unknown> | null };
}

function routeObject({ path, id = path, module, children }: TestRoute): RouteObject {
  return {
    ...(id === undefined ? {} : { id }),
    ...(path === undefined ? {} : { path }),
    ...(module.middleware ? { middleware: module.middleware as MiddlewareFunction[] } : {}),
    ...(module.loader ? { loader: module.loader as LoaderFunction } : {}),
    ...(module.action ? { action: module.action as ActionFunction } : {}),
    ...(children ? { children: children.map(routeObject) } : {}),
  };
}

interface RequestOptions {
  form?: Record<string, string>;
  cookie?: string;
}

/** Requests a page from routes, or submits a form to one, with the visitor context that the site provides. */
export async function requestPage(
  routes: TestRoute[],
  path: string,
  { form, cookie }: RequestOptions = {},
): Promise<PageResponse> {
  const { query } = createStaticHandler([
    {
      id: "root",
      middleware: [visitorMiddleware as MiddlewareFunction],
      children: routes.map(routeObject),
    },
  ]);
  const request = new Request(new URL(path, "http://site.example"), {
    headers: cookie ? { cookie } : {},
    ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
  });
  const requestContext = new RouterContextProvider();
  requestContext.set(localeContext, "pt-BR");
  const response = await query(request, {
    requestContext,
    generateMiddlewareResponse: async (next) => {
      const result = await next(request);
      if (result instanceof Response) {
        return result;
      }
      const { loaderData, actionData, statusCode } = result;
      return Response.json({ loaderData, actionData }, { status: statusCode });
    },
  });
  if (!(response instanceof Response)) {
    throw new Error("The middleware gave no response");
  }
  const { status, headers } = response;
  const location = headers.get("location");
  return {
    status,
    location,
    cookies: headers.getSetCookie(),
    page: location ? { loaderData: {}, actionData: null } : await response.json(),
  };
}
