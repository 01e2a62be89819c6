import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import type { MessageId } from "#app/i18n/messages.ts";
import { type PersonalScreen, personalPath } from "#app/session/personal-path.ts";
import { AreaBody, AreaHeader } from "#app/ui/index.ts";
import { LogOutForm } from "./log-out-form.tsx";
import { useRememberAdmin } from "./remembered-admin.ts";

const screens: [PersonalScreen, MessageId][] = [
  ["/admin", "admin.tab.panel"],
  ["/admin/audit", "admin.tab.audit"],
  ["/admin/staff", "admin.tab.staff"],
];

export interface AdminFrameProps {
  admin: { id: string; email: string };
  children: ReactNode;
}

/** Heading, way out and the screens of the panel. */
export function AdminFrame({ admin, children }: AdminFrameProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const { pathname } = useLocation();
  useRememberAdmin(admin);
  return (
    <>
      <AreaHeader
        heading={<FormattedMessage id="admin.panel" />}
        lede={admin.email}
        action={<LogOutForm />}
        tabsLabel={intl.formatMessage({ id: "admin.tabs" })}
        tabs={screens.map(([screen, id]) => ({
          href: personalPath(locale, screen),
          label: intl.formatMessage({ id }),
          isCurrent: pathname === personalPath(locale, screen),
        }))}
      />
      <AreaBody>{children}</AreaBody>
    </>
  );
}
