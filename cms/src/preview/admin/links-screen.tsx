import type { AdminViewServerProps } from "payload";
import { formatTime } from "../../platform/admin/brasilia-time.ts";
import { getDocumentTitle, getEditHref, getLanguageName } from "../../platform/admin/documents.ts";
import { StaffView } from "../../platform/admin/staff-view.tsx";
import { database } from "../../platform/database.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { listAllPreviewLinks } from "../preview-links.ts";
import { RevokeLinkButton } from "./revoke-link.tsx";
import { previewLinkTexts as texts } from "./texts.ts";

/** Screen for editors that lists the preview links of all documents, with creators and buttons to revoke the links. */
export async function PreviewLinksScreen(view: AdminViewServerProps) {
  const { i18n, payload, user } = view.initPageResult.req;
  if (user?.collection !== "staff" || user.role === "writer") {
    return null;
  }
  const language = textLanguage(i18n.language);
  const links = await listAllPreviewLinks(database(payload));
  return (
    <StaffView view={view} heading={texts.allTitle[language]} about={texts.allAbout[language]}>
      {links.length === 0 ? (
        <p>{texts.none[language]}</p>
      ) : (
        <div className="staff-view__scroll">
          <table>
            <thead>
              <tr>
                {(["document", "language", "createdBy", "createdAt", "expiresAt"] as const).map(
                  (name) => (
                    <th key={name} scope="col">
                      {texts[name][language]}
                    </th>
                  ),
                )}
                <th />
              </tr>
            </thead>
            <tbody>
              {links.map(({ id, document, title, locale, createdBy, createdAt, expiresAt }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={getEditHref(document, locale)}>
                      {getDocumentTitle(payload, { document, title }, language)}
                    </a>
                  </th>
                  <td>{getLanguageName(locale)}</td>
                  <td>{createdBy}</td>
                  <td>{formatTime(language, createdAt)}</td>
                  <td>{formatTime(language, expiresAt)}</td>
                  <td>
                    <RevokeLinkButton id={id} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </StaffView>
  );
}
