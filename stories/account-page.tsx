import type { Locale } from "contracts";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { AccountPageLayout } from "../web/app/chrome/account-page-layout.tsx";
import { PanelLayout } from "../web/app/chrome/panel-layout.tsx";
import { SiteLayout } from "../web/app/chrome/site-layout.tsx";
import { seedNavigation, seedSettings } from "./fixtures/seed-content.ts";

const emptyFlash = { key: undefined };

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
    const Layout = path.startsWith("/admin") ? PanelLayout : SiteLayout;
    const element = (
      <Layout site={site}>
        <AccountPageLayout flash={emptyFlash}>{children}</AccountPageLayout>
      </Layout>
    );
    const neverRespond = () => new Promise<null>(() => undefined);
    return createMemoryRouter([{ path: "*", element, action: neverRespond }], {
      initialEntries: [path],
    });
  }, [locale, path, children]);
  return <RouterProvider router={router} />;
}
