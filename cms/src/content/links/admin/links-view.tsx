import type { AdminViewServerProps } from "payload";
import { textLanguage } from "../../../ground/admin/money.ts";
import { StaffView } from "../../../ground/admin/staff-view.tsx";
import { database } from "../../../ground/database.ts";
import type { Label } from "../../../ground/i18n/label.ts";
import { contentLocales } from "../../../ground/i18n/locales.ts";
import { type DeadLinkRow, listDeadLinks } from "../dead-links.ts";
import { linkProblem, linkTexts as texts } from "./texts.ts";

function editHref({ document, locale }: DeadLinkRow): string {
  const place = document.includes("/") ? `collections/${document}` : `globals/${document}`;
  return `/cms/${place}?locale=${locale}`;
}

function targetText({ target, target_title: title }: DeadLinkRow): string {
  return /^(https?:|#)/.test(target) ? target : (title ?? "");
}

function Line({ link, language }: { link: DeadLinkRow; language: keyof Label }) {
  const { document, title, locale, section, reason } = link;
  return (
    <tr>
      <th scope="row">
        <a href={editHref(link)}>{title || document}</a>
        {section === null ? null : (
          <small>
            {texts.section[language]} {section}
          </small>
        )}
      </th>
      <td>{targetText(link)}</td>
      <td>{linkProblem(reason, language)}</td>
      <td>{contentLocales.find(({ code }) => code === locale)?.label}</td>
    </tr>
  );
}

/** Every published link that leads nowhere, with the form it is mended in. */
export async function LinksView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (req.user?.collection !== "staff") {
    return null;
  }
  const language = textLanguage(req.i18n.language);
  const links = await listDeadLinks(database(req.payload));
  return (
    <StaffView view={view} heading={texts.heading[language]} about={texts.about[language]}>
      {links.length === 0 ? (
        <p>{texts.none[language]}</p>
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
                <Line key={link.id} link={link} language={language} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </StaffView>
  );
}
