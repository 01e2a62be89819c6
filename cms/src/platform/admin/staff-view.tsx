import { DefaultTemplate } from "@payloadcms/next/templates";
import { SetStepNav } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";
import "./staff-view.css";

export interface StaffViewProps {
  view: AdminViewServerProps;
  heading: string;
  /** Purpose of the screen, in one sentence. */
  about?: string;
  /** Parent screen, if any. */
  parent?: { label: string; url: string };
  /** Tabs: the screens of the same menu entry, including this screen. */
  tabs?: { name: string; links: { label: string; url: string; isCurrent: boolean }[] };
  children: ReactNode;
}

/** A custom screen in the CMS's layout; for staff only. */
export function StaffView({ view, heading, about, parent, tabs, children }: StaffViewProps) {
  const { initPageResult, params, searchParams } = view;
  const { permissions, req, locale, visibleEntities } = initPageResult;
  if (req.user?.collection !== "staff") {
    return null;
  }
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <main className="staff-view gutter--left gutter--right">
        <SetStepNav nav={[...(parent ? [parent] : []), { label: heading }]} />
        {tabs ? (
          <nav className="staff-view__tabs" aria-label={tabs.name}>
            {tabs.links.map(({ label, url, isCurrent }) => (
              <a key={url} href={url} {...(isCurrent ? { "aria-current": "page" } : {})}>
                {label}
              </a>
            ))}
          </nav>
        ) : null}
        <h1>{heading}</h1>
        {about ? <p className="staff-view__about">{about}</p> : null}
        {children}
      </main>
    </DefaultTemplate>
  );
}

/** Returns a parameter of the query string; empty if absent or repeated. */
export function readQueryValue({ searchParams }: AdminViewServerProps, name: string): string {
  const value = searchParams?.[name];
  return typeof value === "string" ? value : "";
}
