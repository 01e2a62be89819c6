import type { AdminViewServerProps } from "payload";
import { shownTime } from "../../../platform/admin/brasilia-time.ts";
import { StaffView } from "../../../platform/admin/staff-view.tsx";
import { database } from "../../../platform/database.ts";
import type { Label } from "../../../platform/i18n/label.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import { releasePath } from "../release-path.ts";
import { type ListedRelease, listReleases } from "../release-store.ts";
import { NewRelease } from "./new-release.tsx";
import { ReleaseView } from "./release-view.tsx";
import { releaseTexts as texts } from "./texts.ts";

function stateOf({ release, dueAt }: ListedRelease, language: keyof Label): string {
  if (release.state === "done" && release.publishedAt) {
    return texts.out[language].replace("{time}", shownTime(language, release.publishedAt));
  }
  return dueAt
    ? texts.planned[language].replace("{time}", shownTime(language, dueAt))
    : texts.open[language];
}

/** Screen with all releases, or with the one of the path. */
export async function ReleasesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (req.user?.collection !== "staff") {
    return null;
  }
  const [, id] = view.params?.segments ?? [];
  if (typeof id === "string") {
    return <ReleaseView view={view} id={id} />;
  }
  const language = textLanguage(req.i18n.language);
  const listed = await listReleases(database(req.payload));
  return (
    <StaffView view={view} heading={texts.heading[language]} about={texts.about[language]}>
      <NewRelease />
      {listed.length === 0 ? (
        <p>{texts.none[language]}</p>
      ) : (
        <div className="staff-view__scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.one[language]}</th>
                <th scope="col">{texts.size[language]}</th>
                <th scope="col">{texts.state[language]}</th>
              </tr>
            </thead>
            <tbody>
              {listed.map((each) => (
                <tr key={each.release.id}>
                  <th scope="row">
                    <a href={releasePath(each.release.id)}>{each.release.name}</a>
                  </th>
                  <td>{each.count}</td>
                  <td>{stateOf(each, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </StaffView>
  );
}
