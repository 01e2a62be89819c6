import { defaultLocale, type Locale, locales, previewPath, type UnapprovedSave } from "contracts";
import { notFound } from "next/navigation.js";
import type { AdminViewServerProps, Payload } from "payload";
import type { LoggedInUser } from "../../../platform/access/roles.ts";
import { formatTime } from "../../../platform/admin/brasilia-time.ts";
import { getEditHref } from "../../../platform/admin/documents.ts";
import { LanguageStateList } from "../../../platform/admin/languages.tsx";
import { StaffView } from "../../../platform/admin/staff-view.tsx";
import { database } from "../../../platform/database.ts";
import type { Label } from "../../../platform/i18n/label.ts";
import { contentLocales } from "../../../platform/i18n/locales.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import {
  type LanguageStates,
  readMixedLanguageStates,
} from "../../../platform/publishing/language-states.ts";
import { isRecordId } from "../../../platform/record-id.ts";
import { scheduleTexts } from "../../admin/texts.ts";
import { findTrialRejection } from "../../run-schedules.ts";
import { findChangedSchedules } from "../../schedule-snapshots.ts";
import {
  createScheduleAuditTarget,
  getScheduleAction,
  toDocumentRef,
} from "../../schedule-store.ts";
import { documentTitle } from "../document-title.ts";
import { releasesPath } from "../release-path.ts";
import {
  findRelease,
  findReleaseSchedule,
  listReleaseItems,
  type ReleaseItem,
} from "../release-store.ts";
import { ReleaseItemChangeNotice } from "./item-changed.tsx";
import { ReleaseActions } from "./release-actions.tsx";
import { RemoveFromReleaseButton } from "./remove-from-release.tsx";
import { releaseTexts as texts } from "./texts.ts";

interface ItemWithProblem {
  member: ReleaseItem;
  title: string;
  states: LanguageStates | undefined;
  problem: string | undefined;
  changed: UnapprovedSave | undefined;
}

interface Reader {
  payload: Payload;
  user: LoggedInUser;
  language: keyof Label;
}

/**
 * Returns the items, each with the reason why its publish would fail now. If the user may publish, runs a trial for
 * each item.
 */
async function itemsWithProblems(
  members: ReleaseItem[],
  { payload, user, language }: Reader,
  isTried: boolean,
): Promise<ItemWithProblem[]> {
  const states = await readMixedLanguageStates(payload, members.map(toDocumentRef));
  const changed = await findChangedSchedules(
    database(payload),
    members.map(({ id }) => id),
  );
  const shown: ItemWithProblem[] = [];
  for (const [index, member] of members.entries()) {
    const act = { ...member, staffId: user.id };
    shown.push({
      member,
      title: await documentTitle(payload, toDocumentRef(member), language),
      states: states[index],
      problem: isTried ? await findTrialRejection(payload, act, language) : undefined,
      changed: changed.get(member.id),
    });
  }
  return shown;
}

function localeOf(member: ReleaseItem): Locale {
  return locales.find((locale) => locale === member.locale) ?? defaultLocale;
}

interface ReleaseItemRowProps {
  shown: ItemWithProblem;
  language: keyof Label;
  isOut: boolean;
  isTried: boolean;
  isEditor: boolean;
}

function ReleaseItemRow({ shown, language, isOut, isTried, isEditor }: ReleaseItemRowProps) {
  const { member, title, states, problem, changed } = shown;
  const subject = toDocumentRef(member);
  const locale = localeOf(member);
  const name = contentLocales.find(({ code }) => code === member.locale)?.label;
  const preview = previewPath(subject, { locale, release: member.releaseId });
  return (
    <tr>
      <th scope="row">
        <a href={getEditHref(createScheduleAuditTarget(member).id, locale)}>{title}</a>
      </th>
      <td>
        {scheduleTexts[getScheduleAction(member)][language]}
        <small>{name ?? scheduleTexts.allLanguages[language]}</small>
        {changed ? (
          <ReleaseItemChangeNotice
            releaseId={member.releaseId}
            memberId={member.id}
            changed={changed}
            isEditor={isEditor}
          />
        ) : null}
      </td>
      <td>
        {states ? <LanguageStateList states={states} language={language} /> : texts.gone[language]}
      </td>
      {isTried ? (
        <td className={problem ? "side-panel__reason" : undefined}>
          {problem ?? texts.ready[language]}
        </td>
      ) : null}
      <td>
        {getScheduleAction(member) === "publish" ? (
          <a href={preview}>{texts.see[language]}</a>
        ) : null}
        {isOut ? null : (
          <RemoveFromReleaseButton releaseId={member.releaseId} memberId={member.id} />
        )}
      </td>
    </tr>
  );
}

/** Screen of one release: its time, and its items with their published state and problems. */
export async function ReleaseView({ view, id }: { view: AdminViewServerProps; id: string }) {
  const { payload, user, i18n } = view.initPageResult.req;
  const db = database(payload);
  const release = isRecordId(id) ? await findRelease(db, id) : undefined;
  if (!release || user?.collection !== "staff") {
    return notFound();
  }
  const language = textLanguage(i18n.language);
  const isOut = release.state === "done";
  const isEditor = user.role !== "writer";
  const isTried = isEditor && !isOut;
  const plan = isOut ? undefined : await findReleaseSchedule(db, id);
  const members = await listReleaseItems(db, id);
  const shown = await itemsWithProblems(members, { payload, user, language }, isTried);
  const isWaiting = plan?.state === "waiting";
  const when = isOut ? release.publishedAt : isWaiting ? plan.dueAt : null;
  const state = isOut ? texts.out : isWaiting ? texts.planned : texts.open;
  return (
    <StaffView
      view={view}
      heading={release.name}
      about={texts.about[language]}
      parent={{ label: texts.agenda[language], url: releasesPath }}
    >
      <p>
        <strong>{state[language].replace("{time}", when ? formatTime(language, when) : "")}</strong>
      </p>
      {plan?.state === "failed" && plan.reason ? (
        <p className="staff-view__alarm" role="alert">
          {texts.refused[language]} {plan.reason[language]}
        </p>
      ) : null}
      {isEditor ? (
        <ReleaseActions
          key={plan?.id ?? release.state}
          id={id}
          isOut={isOut}
          plan={plan && { id: plan.id, dueAt: plan.dueAt }}
        />
      ) : null}
      {shown.length === 0 ? (
        <p>{texts.nothingIn[language]}</p>
      ) : (
        <div className="staff-view__scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.document[language]}</th>
                <th scope="col">{texts.act[language]}</th>
                <th scope="col">{texts.onSite[language]}</th>
                {isTried ? <th scope="col">{texts.readiness[language]}</th> : null}
                <th />
              </tr>
            </thead>
            <tbody>
              {shown.map((each) => (
                <ReleaseItemRow
                  key={each.member.id}
                  shown={each}
                  language={language}
                  isOut={isOut}
                  isTried={isTried}
                  isEditor={isEditor}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </StaffView>
  );
}
