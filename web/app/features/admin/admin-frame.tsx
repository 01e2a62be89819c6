import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import { ButtonForm } from "#app/forms/button-form.tsx";
import type { MessageId } from "#app/i18n/messages.ts";
import { type AccountScreenPath, accountPath } from "#app/session/account-path.ts";
import { AreaBody, AreaHeader } from "#app/ui/index.ts";
import { useAdminStorage } from "./admin-storage.ts";

/** Paths of the CMS, and of the list of leads in the CMS. */
export const cmsHref = "/cms";
export const leadsHref = "/cms/collections/leads";

const screens: [AccountScreenPath, MessageId][] = [
  ["/admin", "admin.tab.panel"],
  ["/admin/audit", "admin.tab.audit"],
  ["/admin/staff", "admin.tab.staff"],
  ["/admin/status", "admin.tab.status"],
  ["/admin/system", "admin.tab.system"],
  ["/admin/security", "admin.tab.security"],
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
  const panel = accountPath(locale, "/admin");
  const tabs = screens.map(([screen, id]) => {
    const href = accountPath(locale, screen);
    return {
      href,
      label: intl.formatMessage({ id }),
      isCurrent: pathname === href || (pathname.startsWith(`${href}/`) && screen !== "/admin"),
    };
  });
  const [start, ...others] = tabs;
  useAdminStorage(admin);
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

export function LogOutForm() {
  const { locale } = useSite();
  return (
    <ButtonForm action={accountPath(locale, "/admin")} icon="log-out" name="intent" value="logout">
      <FormattedMessage id="admin.logout" />
    </ButtonForm>
  );
}
