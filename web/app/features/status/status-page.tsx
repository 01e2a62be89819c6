import { feedSegment, type PublicComponent, type PublicStatus, statusPath } from "contracts";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import {
  measuredStateNames,
  overallStateNames,
  serviceStateNames,
} from "#app/i18n/status-names.ts";
import { Icon, TextLink } from "#app/ui/index.ts";
import { AlertForm } from "./alert-form.tsx";
import { Incident } from "./incident.tsx";
import { DateAndTime, LocalizedStatusText, stateIcons } from "./shared.tsx";
import * as styles from "./status.css.ts";
import { isMeasuredDay, RecordsSinceNote, UptimeLegend, UptimeStrip } from "./uptime-strip.tsx";

function OverallState({ status: { state, components, updatedAt } }: StatusPageProps) {
  // Lists outages only if staff have not recorded a problem.
  const outages = state === "operational" ? components.flatMap(({ outage }) => outage ?? []) : [];
  const isDown = outages.length > 0;
  const shownState = isDown ? "partial" : state;
  return (
    <header className={styles.overallSummary}>
      <h1 className={styles.heading}>
        <FormattedMessage id="status.heading" />
      </h1>
      <p className={styles.overallStates[shownState]}>
        <Icon name={stateIcons[shownState]} />
        <FormattedMessage id={isDown ? "status.all.measured" : overallStateNames[state]} />
      </p>
      <p className={styles.smallText}>
        {updatedAt ? (
          <FormattedMessage id="status.updated" values={{ at: <DateAndTime at={updatedAt} /> }} />
        ) : (
          <FormattedMessage id="status.neverUpdated" />
        )}{" "}
        <FormattedMessage id="status.timeZone" />
      </p>
    </header>
  );
}

interface StatusSectionProps {
  id: string;
  heading: ReactNode;
  children: ReactNode;
}

function StatusSection({ id, heading, children }: StatusSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.sectionHeading} id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

function Incidents({ incidents }: Pick<PublicStatus, "incidents">) {
  return (
    <div className={styles.incidentList}>
      {incidents.map((incident) => (
        <Incident key={incident.id} incident={incident} />
      ))}
    </div>
  );
}

function Component({ component, today }: { component: PublicComponent; today: string }) {
  const { name, description, state, outage } = component;
  const shownState = outage?.impact ?? state;
  return (
    <li className={styles.component}>
      <div className={styles.componentHeader}>
        <h4 className={styles.componentName}>
          <LocalizedStatusText text={name} />
        </h4>
        <p className={styles.componentStates[shownState]}>
          <Icon name={stateIcons[shownState]} size="small" />
          {outage ? (
            <span>
              <FormattedMessage
                id={measuredStateNames[outage.impact]}
                values={{ at: <DateAndTime at={outage.since} /> }}
              />
            </span>
          ) : (
            <FormattedMessage id={serviceStateNames[state]} />
          )}
        </p>
        {description ? (
          <p className={styles.smallText}>
            <LocalizedStatusText text={description} />
          </p>
        ) : null}
      </div>
      <UptimeStrip component={component} today={today} />
    </li>
  );
}

function Components({ components, today }: Pick<PublicStatus, "components" | "today">) {
  const groups = Map.groupBy(components, ({ group }) => group.text);
  return [...groups].map(([key, groupComponents]) => (
    <div key={key} className={styles.componentGroup}>
      <h3 className={styles.groupName}>
        {groupComponents[0] ? <LocalizedStatusText text={groupComponents[0].group} /> : null}
      </h3>
      <ul className={styles.components}>
        {groupComponents.map((component) => (
          <Component key={component.id} component={component} today={today} />
        ))}
      </ul>
    </div>
  ));
}

export interface StatusPageProps {
  status: PublicStatus;
}

/**
 * The status page: current state of all components, planned maintenance, and incidents of the last
 * days.
 */
export function StatusPage({ status }: StatusPageProps) {
  const { locale } = useSite();
  const { incidents, components, today } = status;
  const openIncidents = incidents.filter(({ isOpen, kind, state }) =>
    kind === "incident" ? isOpen : state === "in-progress",
  );
  const plannedMaintenance = incidents.filter(({ state }) => state === "planned");
  const pastIncidents = incidents.filter(({ isOpen }) => !isOpen);
  const hasMarks = components.some(({ sources = [] }) => sources.some(isMeasuredDay));
  const [since = null] = components.flatMap((component) => component.since ?? []).toSorted();
  return (
    <div className={styles.page}>
      <OverallState status={status} />
      {openIncidents.length > 0 ? (
        <StatusSection id="now" heading={<FormattedMessage id="status.now" />}>
          <Incidents incidents={openIncidents} />
        </StatusSection>
      ) : null}
      {plannedMaintenance.length > 0 ? (
        <StatusSection id="planned" heading={<FormattedMessage id="status.planned" />}>
          <Incidents incidents={plannedMaintenance} />
        </StatusSection>
      ) : null}
      <StatusSection id="services" heading={<FormattedMessage id="status.services" />}>
        {components.length > 0 ? (
          <>
            <div className={styles.chartExplanation}>
              <p>
                <FormattedMessage id={hasMarks ? "status.method.measured" : "status.method"} />
              </p>
              <UptimeLegend hasMarks={hasMarks} />
            </div>
            <Components components={components} today={today} />
          </>
        ) : (
          <p>
            <FormattedMessage id="status.services.none" />
          </p>
        )}
      </StatusSection>
      <StatusSection id="history" heading={<FormattedMessage id="status.history" />}>
        {pastIncidents.length > 0 ? (
          <Incidents incidents={pastIncidents} />
        ) : (
          <p>
            <FormattedMessage id="status.history.none" />{" "}
            <RecordsSinceNote since={since} today={today} />
          </p>
        )}
      </StatusSection>
      <StatusSection id="alerts" heading={<FormattedMessage id="status.alerts" />}>
        <p>
          <FormattedMessage id="status.alerts.text" />
        </p>
        <AlertForm locale={locale} />
        <p>
          <TextLink href={`${statusPath(locale)}/${feedSegment}`}>
            <FormattedMessage id="status.feed" />
          </TextLink>
        </p>
      </StatusSection>
    </div>
  );
}

/** The page of one incident. */
export function IncidentPage({ incident }: Parameters<typeof Incident>[0]) {
  const { locale } = useSite();
  return (
    <div className={styles.page}>
      <p>
        <TextLink isBack href={statusPath(locale)}>
          <FormattedMessage id="status.back" />
        </TextLink>
      </p>
      <Incident incident={incident} level={1} />
      <p className={styles.smallText}>
        <FormattedMessage id="status.timeZone" />
      </p>
    </div>
  );
}
