import { type ChangedSince, defaultLocale, type Locale, locales, previewPath } from "contracts";
import { notFound } from "next/navigation.js";
import type { AdminViewServerProps, Payload, TypedUser } from "payload";
import { shownTime } from "../../../platform/admin/brasilia-time.ts";
import { editHref } from "../../../platform/admin/documents.ts";
import { Languages } from "../../../platform/admin/languages.tsx";
import { StaffView } from "../../../platform/admin/staff-view.tsx";
import { database } from "../../../platform/database.ts";
import type { Label } from "../../../platform/i18n/label.ts";
import { contentLocales } from "../../../platform/i18n/locales.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import {
  type LanguageStates,
  subjectStates,
} from "../../../platform/publishing/language-states.ts";
import { isRecordId } from "../../../platform/request/endpoint.ts";
import { texts as scheduleTexts } from "../../admin/texts.ts";
import { changedPlans } from "../../plan-snapshots.ts";
import { refusalIn } from "../../run-schedules.ts";
import { actionOf, subjectOf, targetOf } from "../../schedule-store.ts";
import { documentTitle } from "../document-title.ts";
import { releasesPath } from "../release-path.ts";
import { membersOf, planOf, releaseOf, type StoredMember } from "../release-store.ts";
import { MemberChanged } from "./member-changed.tsx";
import { ReleaseActs } from "./release-acts.tsx";
import { TakeOut } from "./take-out.tsx";
import { releaseTexts as texts } from "./texts.ts";

interface ShownMember {
  member: StoredMember;
  title: string;
  states: LanguageStates | undefined;
  problem: string | undefined;
  changed: ChangedSince | undefined;
}

interface Reader {
  payload: Payload;
  user: TypedUser;
  language: keyof Label;
}

/**
 * Returns the members, each with the reason why its publish would fail now. Runs a trial for each member, if the user
 * may publish.
 */
async function shownMembers(
  members: StoredMember[],
  { payload, user, language }: Reader,
  isTried: boolean,
): Promise<ShownMember[]> {
  const states = await subjectStates(payload, members.map(subjectOf));
  const changed = await changedPlans(
    database(payload),
    members.map(({ id }) => id),
  );
  const shown: ShownMember[] = [];
  for (const [index, member] of members.entries()) {
    const act = { ...member, staffId: user.id };
    shown.push({
      member,
      title: await documentTitle(payload, subjectOf(member), language),
      states: states[index],
      problem: isTried ? await refusalIn(payload, act, language) : undefined,
      changed: changed.get(member.id),
    });
  }
  return shown;
}

function localeOf(member: StoredMember): Locale {
  return locales.find((locale) => locale === member.locale) ?? defaultLocale;
}

interface LineProps {
  shown: ShownMember;
  language: keyof Label;
  isOut: boolean;
  isTried: boolean;
  isEditor: boolean;
}

function Line({ shown, language, isOut, isTried, isEditor }: LineProps) {
  const { member, title, states, problem, changed } = shown;
  const subject = subjectOf(member);
  const locale = localeOf(member);
  const name = contentLocales.find(({ code }) => code === member.locale)?.label;
  const preview = previewPath(subject, { locale, release: member.releaseId });
  return (
    <tr>
      <th scope="row">
        <a href={editHref(targetOf(member).id, locale)}>{title}</a>
      </th>
      <td>
        {scheduleTexts[actionOf(member)][language]}
        <small>{name ?? scheduleTexts.allLanguages[language]}</small>
        {changed ? (
          <MemberChanged
            releaseId={member.releaseId}
            memberId={member.id}
            changed={changed}
            isEditor={isEditor}
          />
        ) : null}
      </td>
      <td>{states ? <Languages states={states} language={language} /> : texts.gone[language]}</td>
      {isTried ? (
        <td className={problem ? "side-panel__reason" : undefined}>
          {problem ?? texts.ready[language]}
        </td>
      ) : null}
      <td>
        {actionOf(member) === "publish" ? <a href={preview}>{texts.see[language]}</a> : null}
        {isOut ? null : <TakeOut releaseId={member.releaseId} memberId={member.id} />}
      </td>
    </tr>
  );
}

/** Screen of one release: members, their published state and problems, and when it is published. */
export async function ReleaseView({ view, id }: { view: AdminViewServerProps; id: string }) {
  const { payload, user, i18n } = view.initPageResult.req;
  const db = database(payload);
  const release = isRecordId(id) ? await releaseOf(db, id) : undefined;
  if (!release || user?.collection !== "staff") {
    return notFound();
  }
  const language = textLanguage(i18n.language);
  const isOut = release.state === "done";
  const isEditor = user.role !== "writer";
  const isTried = isEditor && !isOut;
  const plan = isOut ? undefined : await planOf(db, id);
  const members = await membersOf(db, id);
  const shown = await shownMembers(members, { payload, user, language }, isTried);
  const isWaiting = plan?.state === "waiting";
  const when = isOut ? release.publishedAt : isWaiting ? plan.dueAt : null;
  const state = isOut ? texts.out : isWaiting ? texts.planned : texts.open;
  return (
    <StaffView
      view={view}
      heading={release.name}
      about={texts.about[language]}
      above={{ label: texts.agenda[language], url: releasesPath }}
    >
      <p>
        <strong>{state[language].replace("{time}", when ? shownTime(language, when) : "")}</strong>
      </p>
      {plan?.state === "failed" && plan.reason ? (
        <p className="staff-view__alarm" role="alert">
          {texts.refused[language]} {plan.reason[language]}
        </p>
      ) : null}
      {isEditor ? (
        <ReleaseActs
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
                <Line
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
