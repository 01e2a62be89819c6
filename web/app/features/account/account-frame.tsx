import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import { ButtonForm } from "#app/forms/button-form.tsx";
import type { MessageId } from "#app/i18n/messages.ts";
import { type AccountScreenPath, accountPath } from "#app/session/account-path.ts";
import { AreaBody, AreaHeader } from "#app/ui/index.ts";

const screens: [AccountScreenPath, MessageId][] = [
  ["/client-area", "account.tab.plans"],
  ["/client-area/account", "account.tab.account"],
  ["/client-area/security", "account.tab.security"],
];

export interface AccountFrameProps {
  fullname: string;
  children: ReactNode;
}

/** Greeting, logout button and tabs of the client area. */
export function AccountFrame({ fullname, children }: AccountFrameProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const { pathname } = useLocation();
  const home = accountPath(locale, "/client-area");
  return (
    <>
      <AreaHeader
        heading={
          <FormattedMessage id="account.welcome" values={{ fullname: <bdi>{fullname}</bdi> }} />
        }
        lede={<FormattedMessage id="account.lede" />}
        action={
          <ButtonForm action={home} icon="log-out">
            <FormattedMessage id="account.logout" />
          </ButtonForm>
        }
        tabsLabel={intl.formatMessage({ id: "account.tabs" })}
        tabs={screens.map(([screen, id]) => ({
          href: accountPath(locale, screen),
          label: intl.formatMessage({ id }),
          isCurrent: pathname === accountPath(locale, screen),
        }))}
      />
      <AreaBody>{children}</AreaBody>
    </>
  );
}
