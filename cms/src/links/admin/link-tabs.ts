import type { StaffViewProps } from "../../platform/admin/staff-view.tsx";
import { type Label, label } from "../../platform/i18n/label.ts";

/** Label of the menu entry for links and redirects. */
export const linksMenuLabel = label("Endereços", "Addresses", "Direcciones");

const screens = [
  { url: "/cms/links", text: label("Links quebrados", "Broken links", "Enlaces rotos") },
  { url: "/cms/redirects", text: label("Redirecionamentos", "Redirects", "Redirecciones") },
] as const;

/** Returns the tabs of the screens for links and redirects. */
export function createLinkTabs(
  current: (typeof screens)[number]["url"],
  language: keyof Label,
): StaffViewProps["tabs"] {
  return {
    name: linksMenuLabel[language],
    links: screens.map(({ url, text }) => ({
      url,
      label: text[language],
      isCurrent: url === current,
    })),
  };
}
