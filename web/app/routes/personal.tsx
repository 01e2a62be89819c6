import { localePrefix, locales, splitLocalePath } from "contracts";
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { PanelShell } from "#app/chrome/panel-shell.tsx";
import { Shell } from "#app/chrome/shell.tsx";
import { readShell } from "#app/cms/content-client.server.ts";
import { visitor } from "#app/cms/visitor.server.ts";
import type { RouteHandle } from "#app/hydrates.ts";
import { localeContext } from "#app/request-context.ts";
import { icon } from "#app/seo/head-tags.ts";
import type { Route } from "./+types/personal";

export const handle: RouteHandle = { hydrates: true };

export const middleware: Route.MiddlewareFunction[] = [visitor];

/** Settings and navigation: what every personal page is framed with. */
export async function loader(asked: Route.LoaderArgs) {
  const locale = asked.context.get(localeContext);
  const { settings, navigation } = await readShell(asked, locale);
  return { locale, settings, navigation };
}

/** It is the same all the way through, in one language. */
export function shouldRevalidate(_args: ShouldRevalidateFunctionArgs): boolean {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { name: "robots", content: "noindex" },
    ...(loaderData ? [{ title: loaderData.settings.brandName }, ...icon(loaderData)] : []),
  ];
}

/** The pages that are one visitor's own: login, customer area, panel. */
export default function Personal({ loaderData: site }: Route.ComponentProps) {
  const { rest } = splitLocalePath(useLocation().pathname);
  // The same screen in every language.
  const alternates = Object.fromEntries(
    locales.map((locale) => [locale, localePrefix(locale) + rest]),
  );
  const Frame = /^\/admin(\/|$)/.test(rest) ? PanelShell : Shell;
  return (
    <Frame site={site} alternates={alternates}>
      <Outlet />
    </Frame>
  );
}
