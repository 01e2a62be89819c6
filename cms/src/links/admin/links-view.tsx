import type { AdminViewServerProps, Payload } from "payload";
import { getDocumentTitle, getEditHref, getLanguageName } from "../../platform/admin/documents.ts";
import { StaffView } from "../../platform/admin/staff-view.tsx";
import { database } from "../../platform/database.ts";
import type { Label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { type DeadLinkRow, listDeadLinks } from "../dead-links.ts";
import { createLinkTabs } from "./link-tabs.ts";
import { describeLinkProblem, linkTexts as texts } from "./texts.ts";

function targetText({ target, target_title: title }: DeadLinkRow): string {
  return /^[a-z]+\/[0-9a-f-]{36}(#|$)/.test(target) ? (title ?? "") : target;
}

interface DeadLinkItemProps {
  payload: Payload;
  link: DeadLinkRow;
  language: keyof Label;
}

function DeadLinkItem({ payload, link, language }: DeadLinkItemProps) {
  const { document, locale, section, reason } = link;
  return (
    <tr>
      <th scope="row">
        <a href={getEditHref(document, locale)}>{getDocumentTitle(payload, link, language)}</a>
        {section === null ? null : (
          <small>
            {texts.section[language]} {section}
          </small>
        )}
      </th>
      <td>{targetText(link)}</td>
      <td>{describeLinkProblem(reason, language)}</td>
      <td>{getLanguageName(locale)}</td>
    </tr>
  );
}

/** Lists every dead link on the site, with a link to the form that fixes it. */
export async function LinksView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (req.user?.collection !== "staff") {
    return null;
  }
  const language = textLanguage(req.i18n.language);
  const { links, hasMore } = await listDeadLinks(database(req.payload));
  return (
    <StaffView
      view={view}
      heading={texts.heading[language]}
      about={texts.about[language]}
      tabs={createLinkTabs("/cms/links", language)}
    >
      {hasMore ? <p role="status">{texts.partial[language]}</p> : null}
      {links.length === 0 ? (
        <p>{(hasMore ? texts.noneSoFar : texts.none)[language]}</p>
      ) : (
        <div className="staff-view__scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.where[language]}</th>
                <th scope="col">{texts.target[language]}</th>
                <th scope="col">{texts.reason[language]}</th>
                <th scope="col">{texts.language[language]}</th>
              </tr>
            </thead>
            <tbody>
              {links.map((link) => (
                <DeadLinkItem key={link.id} payload={req.payload} link={link} language={language} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </StaffView>
  );
}
