import type { Locale } from "contracts";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { seedNavigation, seedSettings } from "../web/app/blocks/seed-content.ts";
import { Area } from "../web/app/chrome/area.tsx";
import { Shell } from "../web/app/chrome/shell.tsx";

export interface OwnAreaProps {
  /** Address of the screen, with the query that opens a dialog or turns a page. */
  path: string;
  children: ReactNode;
}

/** A visitor's own screens as they stand on the site. What a form sends is never answered. */
export function OwnArea({ path, children }: OwnAreaProps) {
  const locale = useIntl().locale as Locale;
  const router = useMemo(() => {
    const site = {
      locale,
      settings: seedSettings(locale),
      navigation: seedNavigation(locale),
    };
    const element = (
      <Shell site={site}>
        <Area>{children}</Area>
      </Shell>
    );
    const unanswered = () => new Promise<null>(() => undefined);
    return createMemoryRouter([{ path: "*", element, action: unanswered }], {
      initialEntries: [path],
    });
  }, [locale, path, children]);
  return <RouterProvider router={router} />;
}
