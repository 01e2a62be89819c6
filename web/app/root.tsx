import { splitLocalePath } from "contracts";
import { type ReactNode, useContext } from "react";
import { RawIntlProvider } from "react-intl";
import {
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
import { SiteLayout } from "./chrome/site-layout.tsx";
import { announcementKey } from "./cms/announcement.ts";
import { useFallbackSite } from "./cms/fallback-site.tsx";
import type { PageLayoutData } from "./cms/page-data.ts";
import { UnavailablePage } from "./documents/unavailable.tsx";
import { getIntl } from "./i18n/intl.ts";
import { LateScripts, ScriptsOnlyRenderContext } from "./late-scripts.tsx";
import { NonceContext } from "./nonce-context.ts";
import pageScriptUrl from "./page-script.ts?worker&url";
import { localeContext } from "./request-context.ts";
import { type RouteHandle, someRouteHydrates } from "./route-handle.ts";
import { SiteStyles } from "./site-styles.tsx";
import fontFaces from "./styles/fonts.css?inline";
import "./styles/transitions.css";
import "./styles/print.css.ts";
import "./styles/reset.css.ts";

/** Sets the language of the request for all routes. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url, context }) => {
    context.set(localeContext, splitLocalePath(url.pathname).locale);
  },
];

/** Returns the announcement of the page, from its loader data or the layout data. */
function useAnnouncement(): string | undefined {
  type Data = (Partial<PageLayoutData> & { site?: Partial<PageLayoutData> }) | undefined;
  const announcements = useMatches().map(({ loaderData }) => {
    const data = loaderData as Data;
    return data?.announcement ?? data?.site?.announcement;
  });
  const announcement = announcements.find((each) => each !== undefined);
  return announcement && announcementKey(announcement);
}

interface LayoutProps {
  children: ReactNode;
}

export function Layout({ children }: LayoutProps) {
  return useContext(ScriptsOnlyRenderContext) ? <Scripts /> : <Document>{children}</Document>;
}

function Document({ children }: LayoutProps) {
  const { locale } = splitLocalePath(useLocation().pathname);
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const isDraft = handles.some((handle) => handle?.isDraft);
  // Error pages are not hydrated, because only the server has the layout data.
  const hasNoError = !useRouteError();
  const isHydrated = someRouteHydrates(handles) && hasNoError;
  const nonce = useContext(NonceContext);
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
        {/* React Aria reads the nonce for the style sheet that it inserts. */}
        {isHydrated && nonce ? <meta property="csp-nonce" nonce={nonce} /> : null}
        {/*
         * The font faces are separate from the style sheet; otherwise browsers would load the fonts
         * again with the sheet.
         */}
        <style
          data-font-faces=""
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, allowed by their hash
          dangerouslySetInnerHTML={{ __html: fontFaces }}
        />
        <SiteStyles />
        {/* The script must follow the styles, which declare the fonts. */}
        <script
          data-page={isHydrated ? undefined : pageScriptUrl}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own code, allowed by its hash
          dangerouslySetInnerHTML={{ __html: firstPaintScript }}
        />
        {/* Records clicks until React is loaded. */}
        {isHydrated ? <script type="module" src={pageScriptUrl} fetchPriority="low" /> : null}
        {/*
         * Delays the first paint until the whole header is parsed. Without the delay, the parts of the header would
         * appear one by one.
         */}
        <link rel="expect" href="#page_content" blocking="render" />
      </head>
      <body>
        <RawIntlProvider value={getIntl(locale)}>{children}</RawIntlProvider>
        {isHydrated ? (
          <>
            <ScrollRestoration />
            <LateScripts />
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

/** Shown if the CMS does not respond, or if rendering throws an error. */
export function ErrorBoundary() {
  const site = useFallbackSite();
  return site ? (
    <SiteLayout site={site}>
      <UnavailablePage site={site} />
    </SiteLayout>
  ) : (
    <main>
      <UnavailablePage site={undefined} />
    </main>
  );
}
