import { localePrefix, locales, splitLocalePath } from "contracts";
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { PanelLayout } from "#app/chrome/panel-layout.tsx";
import { SiteLayout } from "#app/chrome/site-layout.tsx";
import { readLayoutData } from "#app/cms/content-client.server.ts";
import { visitorMiddleware } from "#app/cms/visitor-context.server.ts";
import { localeContext } from "#app/request-context.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { createIconLink } from "#app/seo/head-tags.ts";
import type { Route } from "./+types/account-pages";

export const handle: RouteHandle = { hydrates: true };

export const middleware: Route.MiddlewareFunction[] = [visitorMiddleware];

/** Loads settings and navigation for the layout of account pages. */
export async function loader(args: Route.LoaderArgs) {
  const locale = args.context.get(localeContext);
  const { settings, navigation } = await readLayoutData(args, locale);
  return { locale, settings, navigation };
}

/** Never reloads: the layout data of a language stays the same during a visit. */
export function shouldRevalidate(_args: ShouldRevalidateFunctionArgs): boolean {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { name: "robots", content: "noindex" },
    ...(loaderData
      ? [{ title: loaderData.settings.brandName }, ...createIconLink(loaderData)]
      : []),
  ];
}

/** Layout of login, client area and panel. */
export default function AccountPages({ loaderData: site }: Route.ComponentProps) {
  const { rest } = splitLocalePath(useLocation().pathname);
  // Links to every language, because every screen exists in every language.
  const alternates = Object.fromEntries(
    locales.map((locale) => [locale, localePrefix(locale) + rest]),
  );
  const Frame = /^\/admin(\/|$)/.test(rest) ? PanelLayout : SiteLayout;
  return (
    <Frame site={site} alternates={alternates}>
      <Outlet />
    </Frame>
  );
}
