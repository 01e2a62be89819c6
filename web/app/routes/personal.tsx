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

/** Loads settings and navigation for the layout of account pages. */
export async function loader(asked: Route.LoaderArgs) {
  const locale = asked.context.get(localeContext);
  const { settings, navigation } = await readShell(asked, locale);
  return { locale, settings, navigation };
}

/** Never reloads: the layout data of a language stays the same during a visit. */
export function shouldRevalidate(_args: ShouldRevalidateFunctionArgs): boolean {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { name: "robots", content: "noindex" },
    ...(loaderData ? [{ title: loaderData.settings.brandName }, ...icon(loaderData)] : []),
  ];
}

/** Layout of login, customer area and panel. */
export default function Personal({ loaderData: site }: Route.ComponentProps) {
  const { rest } = splitLocalePath(useLocation().pathname);
  // Every screen exists in every language.
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
