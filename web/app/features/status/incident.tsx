import { incidentPath, type PublicIncident } from "contracts";
import { FormattedMessage } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import { serviceStateNames, statusKindNames, updateStateNames } from "#app/i18n/status-names.ts";
import { Icon, StatusChip } from "#app/ui/index.ts";
import { DateAndTime, LocalizedStatusText, stateIcons } from "./shared.tsx";
import * as styles from "./status.css.ts";

function IncidentDetails({
  incident: { kind, startsAt, endsAt, isOpen, components, worst },
}: IncidentProps) {
  const isPlanned = kind === "maintenance" && isOpen;
  return (
    <ul className={styles.impactList}>
      <li>
        {endsAt ? (
          <FormattedMessage
            id={isPlanned ? "status.incident.planned" : "status.incident.span"}
            values={{ start: <DateAndTime at={startsAt} />, end: <DateAndTime at={endsAt} /> }}
          />
        ) : (
          <FormattedMessage
            id="status.incident.since"
            values={{ start: <DateAndTime at={startsAt} /> }}
          />
        )}
      </li>
      {worst ? (
        <li className={styles.worstImpact}>
          <Icon name={stateIcons[worst]} size="small" />
          <FormattedMessage id={serviceStateNames[worst]} />
        </li>
      ) : null}
      {components.length > 0 ? (
        <li>
          {components.map((name, index) => (
            <span key={name.text}>
              {index > 0 ? ", " : null}
              <LocalizedStatusText text={name} />
            </span>
          ))}
        </li>
      ) : null}
    </ul>
  );
}

export interface IncidentProps {
  incident: PublicIncident;
  /** Heading level. Level 1 is for the incident's page, where the heading is not a link. */
  level?: 1 | 3;
}

/** An incident or a maintenance with its updates, newest first. */
export function Incident({ incident, level = 3 }: IncidentProps) {
  const { locale } = useSite();
  const { id, kind, title, state, isOpen, updates } = incident;
  const Heading = level === 1 ? "h1" : "h3";
  return (
    <article className={styles.incidents[isOpen ? "open" : "over"]} aria-labelledby={`i-${id}`}>
      <header className={styles.incidentHead}>
        <p className={styles.incidentKind}>
          <FormattedMessage id={statusKindNames[kind]} />
          <StatusChip tone={isOpen && kind === "incident" ? "warning" : "neutral"}>
            <FormattedMessage id={updateStateNames[state]} />
          </StatusChip>
        </p>
        <Heading className={styles.incidentTitles[level === 1 ? "page" : "list"]} id={`i-${id}`}>
          {level === 1 ? (
            <LocalizedStatusText text={title} />
          ) : (
            <a className={styles.link} href={incidentPath(locale, id)}>
              <LocalizedStatusText text={title} />
            </a>
          )}
        </Heading>
        <IncidentDetails incident={incident} />
      </header>
      <ol className={styles.updates} reversed>
        {updates.map((update) => (
          <li key={update.id} id={update.id} className={styles.update}>
            <p className={styles.updateHeader}>
              <strong>
                <FormattedMessage id={updateStateNames[update.state]} />
              </strong>
              <DateAndTime at={update.at} />
            </p>
            <p className={styles.updateText}>
              <LocalizedStatusText text={update.text} />
            </p>
          </li>
        ))}
      </ol>
    </article>
  );
}
