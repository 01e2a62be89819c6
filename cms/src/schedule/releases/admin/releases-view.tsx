import type { AdminViewServerProps, Payload } from "payload";
import { formatTime } from "../../../platform/admin/brasilia-time.ts";
import {
  getDocumentTitle,
  getEditHref,
  getLanguageName,
} from "../../../platform/admin/documents.ts";
import { StaffView } from "../../../platform/admin/staff-view.tsx";
import { database } from "../../../platform/database.ts";
import type { Label } from "../../../platform/i18n/label.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import { scheduleTexts } from "../../admin/texts.ts";
import { listUpcomingSchedules } from "../../list-planned.ts";
import { releasePath } from "../release-path.ts";
import { type ListedRelease, listReleases } from "../release-store.ts";
import { NewRelease } from "./new-release.tsx";
import { ReleaseView } from "./release-view.tsx";
import { releaseTexts as texts } from "./texts.ts";

function stateOf({ release, dueAt }: ListedRelease, language: keyof Label): string {
  if (release.state === "done" && release.publishedAt) {
    return texts.out[language].replace("{time}", formatTime(language, release.publishedAt));
  }
  return dueAt
    ? texts.planned[language].replace("{time}", formatTime(language, dueAt))
    : texts.open[language];
}

/** Maximum number of scheduled publishes and unpublishes on the screen. */
const maxPlanned = 100;

interface PlannedProps {
  payload: Payload;
  planned: Awaited<ReturnType<typeof listUpcomingSchedules>>;
  language: keyof Label;
}

function Planned({ payload, planned, language }: PlannedProps) {
  return planned.length === 0 ? (
    <p>{texts.nothingPlanned[language]}</p>
  ) : (
    <div className="staff-view__scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.when[language]}</th>
            <th scope="col">{texts.document[language]}</th>
            <th scope="col">{texts.act[language]}</th>
          </tr>
        </thead>
        <tbody>
          {planned.map(({ document, title, action, locale, dueAt, changedBy }) => (
            <tr key={`${document} ${locale} ${dueAt} ${action}`}>
              <td>{formatTime(language, dueAt)}</td>
              <th scope="row">
                <a href={getEditHref(document, locale ?? undefined)}>
                  {getDocumentTitle(payload, { document, title }, language)}
                </a>
                {changedBy ? (
                  <small>
                    {scheduleTexts.changedBy[language].replace("{name}", () => changedBy)}
                  </small>
                ) : null}
              </th>
              <td>
                {scheduleTexts[action === "unpublish" ? "unpublish" : "publish"][language]}
                <small>
                  {locale ? getLanguageName(locale) : scheduleTexts.allLanguages[language]}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Lists all schedules and releases. If the path contains the id of a release, shows only that release. */
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
  const db = database(req.payload);
  const [planned, listed] = await Promise.all([
    listUpcomingSchedules(db, maxPlanned),
    listReleases(db),
  ]);
  return (
    <StaffView view={view} heading={texts.agenda[language]} about={texts.agendaAbout[language]}>
      <h2>{texts.plannedActs[language]}</h2>
      <Planned payload={req.payload} planned={planned} language={language} />
      <h2>{texts.heading[language]}</h2>
      <p className="staff-view__about">{texts.about[language]}</p>
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
