import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { Area, useOwnAlternates } from "#app/chrome/area.tsx";
import { Shell } from "#app/chrome/shell.tsx";
import { resolvePath } from "#app/content/content-client.server.ts";
import type { RouteHandle } from "#app/root.tsx";
import { icon } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/area";

export const handle: RouteHandle = { hydrates: true };

/** Settings and navigation: what every screen below is framed with. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { locale, settings, navigation } = await resolvePath(url.pathname, request.signal);
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

export default function OwnArea({ loaderData: site }: Route.ComponentProps) {
  const alternates = useOwnAlternates();
  return (
    <Shell site={site} alternates={alternates}>
      <Area>
        <Outlet />
      </Area>
    </Shell>
  );
}
