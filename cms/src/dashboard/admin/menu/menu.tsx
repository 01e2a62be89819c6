import { NavHamburger, NavWrapper } from "@payloadcms/next/client";
import { Logout } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { PanelLink } from "../../../accounts/admin/panel-link.tsx";
import { helpTexts } from "../../../help/admin/texts.ts";
import { helpPath } from "../../../help/help-paths.ts";
import { database } from "../../../platform/database.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import { countPendingWork } from "../../pending-work-counts.ts";
import { listCollapsedMenuGroups, listDailyMenuEntries } from "./entries.ts";
import { MenuLinks } from "./menu-links.tsx";
import "./menu.css";

/** The CMS's menu (admin.components.Nav): screens for daily work, then all other screens in collapsible groups. */
export async function Menu({ i18n, payload, permissions, user, visibleEntities }: ServerProps) {
  if (!permissions || !visibleEntities || user?.collection !== "staff") {
    return null;
  }
  const language = textLanguage(i18n.language);
  const counts = await countPendingWork(database(payload));
  return (
    <NavWrapper baseClass="nav">
      <nav className="nav__wrap">
        <MenuLinks
          daily={listDailyMenuEntries({ counts, language, permissions })}
          groups={listCollapsedMenuGroups(payload.config, { i18n, permissions, visibleEntities })}
          help={{ href: helpPath, text: helpTexts.menu[language] }}
        />
        <PanelLink i18n={i18n} user={user} />
        <div className="nav__controls">
          <Logout />
        </div>
      </nav>
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  );
}
