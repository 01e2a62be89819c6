import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import type { MessageId } from "#app/i18n/messages.ts";
import { type PersonalScreen, personalPath } from "#app/session/personal-path.ts";
import { AreaBody, AreaHeader } from "#app/ui/index.ts";
import { cmsHref, leadsHref } from "./cms-paths.ts";
import { LogOutForm } from "./log-out-form.tsx";
import { useStoreAdmin } from "./stored-admin.ts";

const screens: [PersonalScreen, MessageId][] = [
  ["/admin", "admin.tab.panel"],
  ["/admin/audit", "admin.tab.audit"],
  ["/admin/staff", "admin.tab.staff"],
  ["/admin/status", "admin.tab.status"],
  ["/admin/system", "admin.tab.system"],
];

/** Sections of the panel's first screen, and the screens of the CMS: leads and content. */
const sections: [hash: string, MessageId][] = [
  ["users", "admin.users"],
  ["plans", "admin.plans"],
];
const cmsScreens: [path: string, MessageId][] = [
  [leadsHref, "admin.tab.leads"],
  [cmsHref, "admin.tab.cms"],
];

export interface AdminFrameProps {
  admin: { id: string; email: string };
  children: ReactNode;
}

/** Heading, logout button and tabs of the panel. */
export function AdminFrame({ admin, children }: AdminFrameProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const { pathname } = useLocation();
  const panel = personalPath(locale, "/admin");
  const tabs = screens.map(([screen, id]) => {
    const href = personalPath(locale, screen);
    return {
      href,
      label: intl.formatMessage({ id }),
      isCurrent: pathname === href || (pathname.startsWith(`${href}/`) && screen !== "/admin"),
    };
  });
  const [start, ...others] = tabs;
  useStoreAdmin(admin);
  return (
    <>
      <AreaHeader
        heading={<FormattedMessage id="admin.panel" />}
        lede={admin.email}
        action={<LogOutForm />}
        tabsLabel={intl.formatMessage({ id: "admin.tabs" })}
        tabs={[
          ...(start ? [start] : []),
          ...sections.map(([hash, id]) => ({
            href: `${panel}#${hash}`,
            label: intl.formatMessage({ id }),
            isCurrent: pathname.startsWith(`${panel}/${hash}/`),
          })),
          ...others,
          ...cmsScreens.map(([href, id]) => ({
            href,
            label: intl.formatMessage({ id }),
            isCurrent: false,
          })),
        ]}
        isDense
      />
      <AreaBody isDense>{children}</AreaBody>
    </>
  );
}
