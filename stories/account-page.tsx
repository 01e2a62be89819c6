import type { Locale } from "contracts";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { AccountPageLayout } from "../web/app/chrome/account-page-layout.tsx";
import { PanelLayout } from "../web/app/chrome/panel-layout.tsx";
import { SiteLayout } from "../web/app/chrome/site-layout.tsx";
import { seedNavigation, seedSettings } from "./fixtures/seed-content.ts";

const noFlash = { key: undefined };

export interface AccountPageProps {
  /** URL of the screen or dialog. */
  path: string;
  children: ReactNode;
}

/** Renders an account page as on the site. Submitted forms get no response. */
export function AccountPage({ path, children }: AccountPageProps) {
  const locale = useIntl().locale as Locale;
  const router = useMemo(() => {
    const site = {
      locale,
      settings: seedSettings(locale),
      navigation: seedNavigation(locale),
    };
    const Around = path.startsWith("/admin") ? PanelLayout : SiteLayout;
    const element = (
      <Around site={site}>
        <AccountPageLayout flash={noFlash}>{children}</AccountPageLayout>
      </Around>
    );
    const unanswered = () => new Promise<null>(() => undefined);
    return createMemoryRouter([{ path: "*", element, action: unanswered }], {
      initialEntries: [path],
    });
  }, [locale, path, children]);
  return <RouterProvider router={router} />;
}
