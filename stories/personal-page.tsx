import type { Locale } from "contracts";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { PanelShell } from "../web/app/chrome/panel-shell.tsx";
import { PersonalFrame } from "../web/app/chrome/personal-frame.tsx";
import { Shell } from "../web/app/chrome/shell.tsx";
import { seedNavigation, seedSettings } from "./fixtures/seed-content.ts";

const noFlash = { key: undefined };

export interface PersonalPageProps {
  /** Address of the screen or dialog. */
  path: string;
  children: ReactNode;
}

/** Renders an account page as on the site. Submitted forms get no response. */
export function PersonalPage({ path, children }: PersonalPageProps) {
  const locale = useIntl().locale as Locale;
  const router = useMemo(() => {
    const site = {
      locale,
      settings: seedSettings(locale),
      navigation: seedNavigation(locale),
    };
    const Around = path.startsWith("/admin") ? PanelShell : Shell;
    const element = (
      <Around site={site}>
        <PersonalFrame flash={noFlash}>{children}</PersonalFrame>
      </Around>
    );
    const unanswered = () => new Promise<null>(() => undefined);
    return createMemoryRouter([{ path: "*", element, action: unanswered }], {
      initialEntries: [path],
    });
  }, [locale, path, children]);
  return <RouterProvider router={router} />;
}
