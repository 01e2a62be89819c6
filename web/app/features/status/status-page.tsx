import { feedSegment, type PublicComponent, type PublicStatus, statusPath } from "contracts";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import { componentStates, overallStates } from "#app/i18n/status-names.ts";
import { Icon, TextLink } from "#app/ui/index.ts";
import { AlertForm } from "./alert-form.tsx";
import { Incident } from "./incident.tsx";
import { DateAndTime, StaffText, stateIcons } from "./shared.tsx";
import * as styles from "./status.css.ts";
import { Legend, UptimeStrip } from "./uptime-strip.tsx";

function Overall({ status: { state, updatedAt } }: StatusPageProps) {
  return (
    <header className={styles.overall}>
      <h1 className={styles.heading}>
        <FormattedMessage id="status.heading" />
      </h1>
      <p className={styles.verdicts[state]}>
        <Icon name={stateIcons[state]} />
        <FormattedMessage id={overallStates[state]} />
      </p>
      <p className={styles.small}>
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

interface PartProps {
  id: string;
  heading: ReactNode;
  children: ReactNode;
}

function Part({ id, heading, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.partHeading} id={id}>
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
  const { name, description, state } = component;
  return (
    <li className={styles.component}>
      <div className={styles.componentHead}>
        <h4 className={styles.componentName}>
          <StaffText text={name} />
        </h4>
        <p className={styles.componentStates[state]}>
          <Icon name={stateIcons[state]} size="small" />
          <FormattedMessage id={componentStates[state]} />
        </p>
        {description ? (
          <p className={styles.small}>
            <StaffText text={description} />
          </p>
        ) : null}
      </div>
      <UptimeStrip component={component} today={today} />
    </li>
  );
}

function Components({ components, today }: Pick<PublicStatus, "components" | "today">) {
  const groups = Map.groupBy(components, ({ group }) => group.text);
  return [...groups].map(([key, members]) => (
    <div key={key} className={styles.group}>
      <h3 className={styles.groupName}>
        {members[0] ? <StaffText text={members[0].group} /> : null}
      </h3>
      <ul className={styles.components}>
        {members.map((component) => (
          <Component key={component.id} component={component} today={today} />
        ))}
      </ul>
    </div>
  ));
}

export interface StatusPageProps {
  status: PublicStatus;
}

/** The recorded state of all components: current, planned maintenance, and the last days. */
export function StatusPage({ status }: StatusPageProps) {
  const { locale } = useSite();
  const { incidents, components, today } = status;
  const open = incidents.filter(({ isOpen, kind, state }) =>
    kind === "incident" ? isOpen : state === "in-progress",
  );
  const planned = incidents.filter(({ state }) => state === "planned");
  const over = incidents.filter(({ isOpen }) => !isOpen);
  return (
    <div className={styles.page}>
      <Overall status={status} />
      {open.length > 0 ? (
        <Part id="now" heading={<FormattedMessage id="status.now" />}>
          <Incidents incidents={open} />
        </Part>
      ) : null}
      {planned.length > 0 ? (
        <Part id="planned" heading={<FormattedMessage id="status.planned" />}>
          <Incidents incidents={planned} />
        </Part>
      ) : null}
      <Part id="services" heading={<FormattedMessage id="status.services" />}>
        {components.length > 0 ? (
          <>
            <div className={styles.method}>
              <p>
                <FormattedMessage id="status.method" />
              </p>
              <Legend />
            </div>
            <Components components={components} today={today} />
          </>
        ) : (
          <p>
            <FormattedMessage id="status.services.none" />
          </p>
        )}
      </Part>
      <Part id="history" heading={<FormattedMessage id="status.history" />}>
        {over.length > 0 ? (
          <Incidents incidents={over} />
        ) : (
          <p>
            <FormattedMessage id="status.history.none" />
          </p>
        )}
      </Part>
      <Part id="alerts" heading={<FormattedMessage id="status.alerts" />}>
        <p>
          <FormattedMessage id="status.alerts.text" />
        </p>
        <AlertForm locale={locale} />
        <p>
          <TextLink href={`${statusPath(locale)}/${feedSegment}`}>
            <FormattedMessage id="status.feed" />
          </TextLink>
        </p>
      </Part>
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
      <p className={styles.small}>
        <FormattedMessage id="status.timeZone" />
      </p>
    </div>
  );
}
