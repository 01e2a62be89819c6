import { splitLocalePath } from "contracts";
import type { ReactNode } from "react";
import { RawIntlProvider } from "react-intl";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from "react-router";
import type { Route } from "./+types/root";
import firstPaintScript from "./chrome/first-paint/index.ts?inline-script";
import { Shell } from "./chrome/shell.tsx";
import { announcementKey } from "./cms/announcement.ts";
import { useLastSite } from "./cms/last-site.tsx";
import type { SiteAround } from "./cms/site-page.ts";
import { UnavailablePage } from "./documents/unavailable.tsx";
import { hydrates, type RouteHandle } from "./hydrates.ts";
import { intlOf } from "./i18n/intl.ts";
import pageScriptUrl from "./page-script.ts?worker&url";
import { localeContext } from "./request-context.ts";
import "./styles/fonts.css";
import "./styles/transitions.css";
import "./styles/print.css.ts";
import "./styles/reset.css.ts";

/** Every route is told the language; none reads it off the address again. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url, context }) => {
    context.set(localeContext, splitLocalePath(url.pathname).locale);
  },
];

/** What the page announces, if anything: its loader's data has it, with the site or around it. */
function useAnnouncement(): string | undefined {
  type Data = (Partial<SiteAround> & { site?: Partial<SiteAround> }) | undefined;
  const announcements = useMatches().map(({ loaderData }) => {
    const data = loaderData as Data;
    return data?.announcement ?? data?.site?.announcement;
  });
  const shown = announcements.find((each) => each !== undefined);
  return shown && announcementKey(shown);
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = splitLocalePath(useLocation().pathname);
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const isDraft = handles.some((handle) => handle?.isDraft);
  // What says that a page could not be drawn is whole without scripts: the server alone knows the site.
  const isDrawn = !useRouteError();
  const isTakenOver = hydrates(handles) && isDrawn;
  return (
    <html
      lang={locale}
      id="page_top"
      data-draft={isDraft ? "" : undefined}
      data-announcement={useAnnouncement()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {/* Behind the styles, which say where fonts are. */}
        <script
          data-page={isTakenOver ? undefined : pageScriptUrl}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own code, allowed by its hash
          dangerouslySetInnerHTML={{ __html: firstPaintScript }}
        />
        {/* What is pressed before React comes is kept by it. */}
        {isTakenOver ? <script type="module" src={pageScriptUrl} fetchPriority="low" /> : null}
        {/* Not before the whole header is there, which its first half would be painted without. */}
        <link rel="expect" href="#page_content" blocking="render" />
      </head>
      <body>
        <RawIntlProvider value={intlOf(locale)}>{children}</RawIntlProvider>
        {isTakenOver ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function headers({ errorHeaders }: Route.HeadersArgs): Headers {
  return new Headers({
    ...Object.fromEntries(errorHeaders ?? []),
    "cache-control": "no-store",
  });
}

/** Reached when the CMS cannot answer, or by a fault of ours: calm either way. */
export function ErrorBoundary() {
  const site = useLastSite();
  return site ? (
    <Shell site={site}>
      <UnavailablePage site={site} />
    </Shell>
  ) : (
    <main>
      <UnavailablePage site={undefined} />
    </main>
  );
}
