import type { I18nClient } from "@payloadcms/translations";
import type { StaffRole } from "contracts";
import { textLanguage } from "../../platform/i18n/text-language.ts";

const texts = {
  pt: "Clientes, planos e equipe",
  en: "Customers, plans and staff",
  es: "Clientes, planes y equipo",
} as const;

export interface PanelLinkProps {
  i18n: I18nClient;
  user?: { role?: StaffRole } | null;
}

/** Link to the panel in the CMS's menu, shown to administrators. */
export function PanelLink({ i18n, user }: PanelLinkProps) {
  return user?.role === "admin" ? (
    <a className="nav__link" href="/admin">
      <span className="nav__link-label">{texts[textLanguage(i18n.language)]}</span>
    </a>
  ) : null;
}
