import type { NavGroupType } from "@payloadcms/ui/shared";
import type { AdminViewServerProps } from "payload";
import { formatTime, staffTimeZone } from "../../platform/admin/brasilia-time.ts";
import { getLabel } from "../../platform/admin/documents.ts";
import type { Label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import type { DashboardContext, DashboardGroup, DashboardRow } from "../section.ts";
import { dashboardSections } from "../sections.ts";
import { BarChart } from "./bar-chart.tsx";
import { BrandMark } from "./brand.tsx";
import { DayCharts } from "./day-charts.tsx";
import { dashboardTexts } from "./texts.ts";
import "./dashboard.css";

type Language = keyof Label;

function Row({ row, language }: { row: DashboardRow; language: Language }) {
  const { href, text, about, at, count } = row;
  return (
    <li>
      <a href={href}>
        <span className="dashboard-view__text">{text}</span>
        {about ? <span className="dashboard-view__about">{about}</span> : null}
      </a>
      {count === undefined ? null : <b className="dashboard-view__count">{count}</b>}
      {at ? <time dateTime={at.toISOString()}>{formatTime(language, at)}</time> : null}
    </li>
  );
}

function hasContent({ rows, chart, days }: DashboardGroup): boolean {
  return rows.length > 0 || chart !== undefined || days !== undefined;
}

function Group({ group, language }: { group: DashboardGroup; language: Language }) {
  const { name, heading, empty, rows, chart, days, more } = group;
  return (
    <div className="dashboard-view__group" data-group={name}>
      <h3>{heading[language]}</h3>
      {days ? <DayCharts days={days} heading={heading[language]} language={language} /> : null}
      {chart ? <BarChart chart={chart} heading={heading[language]} language={language} /> : null}
      {rows.length > 0 ? (
        <ul>
          {rows.map((row) => (
            <Row key={JSON.stringify(row)} row={row} language={language} />
          ))}
        </ul>
      ) : null}
      {hasContent(group) ? null : <p className="dashboard-view__empty">{empty?.[language]}</p>}
      {more && rows.length > 0 ? (
        <a className="dashboard-view__more" href={more.href}>
          {more.text[language]}
        </a>
      ) : null}
    </div>
  );
}

/** Links to every list and form that the user may open. */
function AllScreens({ navGroups, language }: { navGroups: NavGroupType[]; language: Language }) {
  return (
    <nav className="dashboard-view__places" aria-label={dashboardTexts.places[language]}>
      {navGroups.map(({ label: group, entities }) => (
        <div key={group}>
          <h2>{group}</h2>
          <ul>
            {entities.map(({ slug, type, label }) => (
              <li key={slug}>
                <a href={`/cms/${type}/${slug}`}>
                  <span className="dashboard-view__text">{getLabel(label, language)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

export interface DashboardViewProps extends AdminViewServerProps {
  navGroups: NavGroupType[];
}

/** Start page of staff: pending work, problems, new leads, recent changes. */
export async function DashboardView({ initPageResult, i18n, navGroups }: DashboardViewProps) {
  const { permissions, req } = initPageResult;
  const { payload, user } = req;
  if (!user) {
    return null;
  }
  const language = textLanguage(i18n.language);
  const dashboardContext: DashboardContext = { payload, user, permissions, language };
  const sections = await Promise.all(
    dashboardSections.map(async (section) => ({
      ...section,
      groups: await section.groups(dashboardContext),
    })),
  );
  const today = new Date().toLocaleDateString(i18n.language, {
    dateStyle: "full",
    timeZone: staffTimeZone,
  });
  return (
    <div className="dashboard-view gutter--left gutter--right">
      <header className="dashboard-view__head">
        <BrandMark payload={payload} />
        <div>
          <h1>{dashboardTexts.heading[language]}</h1>
          <p>{today}</p>
        </div>
      </header>
      <div className="dashboard-view__sections">
        {sections.map(({ name, heading, groups }) => {
          const visibleGroups = groups.filter((group) => hasContent(group) || group.empty);
          return (
            <section key={name} data-section={name} aria-labelledby={`dashboard-view-${name}`}>
              <h2 id={`dashboard-view-${name}`}>{heading[language]}</h2>
              {visibleGroups.map((group) => (
                <Group key={group.name} group={group} language={language} />
              ))}
              {visibleGroups.length === 0 ? (
                <p className="dashboard-view__empty">{dashboardTexts.nothing[language]}</p>
              ) : null}
            </section>
          );
        })}
      </div>
      <AllScreens navGroups={navGroups} language={language} />
    </div>
  );
}
