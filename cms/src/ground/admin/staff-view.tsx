import { DefaultTemplate } from "@payloadcms/next/templates";
import { SetStepNav } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";
import "./staff-view.css";

export interface StaffViewProps {
  view: AdminViewServerProps;
  heading: string;
  /** What the screen is for, in a sentence. */
  about: string;
  /** The screen that leads here, where there is one. */
  above?: { label: string; url: string };
  children: ReactNode;
}

/** A screen of our own within the CMS's frame, for staff alone. */
export function StaffView({ view, heading, about, above, children }: StaffViewProps) {
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
      <div className="staff-view gutter--left gutter--right">
        <SetStepNav nav={[...(above ? [above] : []), { label: heading }]} />
        <h1>{heading}</h1>
        <p className="staff-view__about">{about}</p>
        {children}
      </div>
    </DefaultTemplate>
  );
}

/** One value of the address's query. */
export function queryValue({ searchParams }: AdminViewServerProps, name: string): string {
  const value = searchParams?.[name];
  return typeof value === "string" ? value : "";
}
