import {
  addDays,
  type DaySource,
  type DayState,
  daySources,
  dayStates,
  type PublicComponent,
  statusDays,
} from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useFormatDay } from "#app/i18n/dates.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { daySourceNames, dayStateNames } from "#app/i18n/status-names.ts";
import { Disclosure } from "#app/ui/index.ts";
import * as styles from "./status.css.ts";

const barWidth = 3;
const barDistance = 4;
const height = 32;
/**
 * Height of a day's bar, in units of the view box. Better days have higher bars, so that bars differ without colour.
 */
const barHeights: Record<DayState, number> = {
  operational: 32,
  maintenance: 26,
  degraded: 20,
  partial: 13,
  major: 7,
  unknown: 2,
};
/**
 * Top and bottom of the marks below the bars of measured days, in units of the view box. Partly measured days have
 * narrower marks.
 */
const markTop = 36;
const heightWithMarks = 40;
const markWidths: Record<DaySource, number> = {
  none: 0,
  staff: 0,
  measured: barWidth,
  "measured-in-part": barWidth / 2,
  "staff-and-measured": barWidth,
};

export function isMeasuredDay(source: DaySource): boolean {
  return markWidths[source] > 0;
}

function barsOf(days: readonly DayState[], state: DayState): string {
  return days
    .map((each, index) =>
      each === state
        ? `M${index * barDistance} ${height}v-${barHeights[state]}h${barWidth}v${barHeights[state]}z`
        : "",
    )
    .join("");
}

function marksOf(sources: readonly DaySource[]): string {
  return sources
    .map((source, index) =>
      isMeasuredDay(source)
        ? `M${index * barDistance} ${markTop}h${markWidths[source]}V${heightWithMarks}h-${markWidths[source]}z`
        : "",
    )
    .join("");
}

interface BarsProps {
  days: readonly DayState[];
  sources: readonly DaySource[];
  label: string;
}

function Bars({ days, sources, label }: BarsProps) {
  const hasMarks = sources.some(isMeasuredDay);
  return (
    <svg
      className={hasMarks ? styles.markedUptimeStrip : styles.uptimeStrip}
      viewBox={`0 0 ${days.length * barDistance - (barDistance - barWidth)} ${hasMarks ? heightWithMarks : height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {dayStates.map((state) =>
        days.includes(state) ? (
          <path key={state} className={styles.dayBars[state]} d={barsOf(days, state)} />
        ) : null,
      )}
      {hasMarks ? <path className={styles.measurementMark} d={marksOf(sources)} /> : null}
    </svg>
  );
}

const marks = ["measured", "measured-in-part"] as const;

/** Legend of the bars' heights and colours, and of the marks below the bars if `hasMarks`. */
export function UptimeLegend({ hasMarks }: { hasMarks: boolean }) {
  return (
    <ul className={styles.legend}>
      {dayStates.toReversed().map((state) => (
        <li key={state} className={styles.legendItem}>
          <svg
            className={styles.legendBar}
            viewBox={`0 0 ${barWidth} ${height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={styles.dayBars[state]} d={barsOf([state], state)} />
          </svg>
          <FormattedMessage id={dayStateNames[state]} />
        </li>
      ))}
      {hasMarks
        ? marks.map((source) => (
            <li key={source} className={styles.legendItem}>
              <svg
                className={styles.legendBar}
                viewBox={`0 0 ${barWidth} ${heightWithMarks}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className={styles.measurementMark} d={marksOf([source])} />
              </svg>
              <FormattedMessage id={daySourceNames[source]} />
            </li>
          ))
        : null}
    </ul>
  );
}

/** "Records since …", if the record begins within the displayed days. */
export function RecordsSinceNote({ since, today }: { since: string | null; today: string }) {
  const formatDay = useFormatDay();
  return since && since > addDays(today, 1 - statusDays) ? (
    <span>
      <FormattedMessage id="status.since" values={{ day: formatDay(since) }} />
    </span>
  ) : null;
}

export interface UptimeStripProps {
  component: Pick<PublicComponent, "days" | "recorded" | "name" | "sources" | "since">;
  /** The day of the last bar. */
  today: string;
}

/** The last days of a component as bars, with a text alternative. */
export function UptimeStrip({ component, today }: UptimeStripProps) {
  const { days, recorded, name, sources = [], since = null } = component;
  const intl = useIntl();
  const formatDay = useFormatDay();
  const hasMarks = sources.some(isMeasuredDay);
  const countsOf = <Value,>(values: readonly Value[], value: Value, id: MessageId) => {
    const count = values.filter((each) => each === value).length;
    const state = intl.formatMessage({ id });
    return count > 0 ? [intl.formatMessage({ id: "status.days.count" }, { count, state })] : [];
  };
  const counts = [
    ...dayStates.flatMap((state) => countsOf(days, state, dayStateNames[state])),
    ...daySources.flatMap((source) =>
      isMeasuredDay(source) ? countsOf(sources, source, daySourceNames[source]) : [],
    ),
  ];
  const label = intl.formatMessage(
    { id: "status.days.label" },
    { name: name.text, days: days.length, counts: intl.formatList(counts) },
  );
  const listedDays = days.flatMap((state, index) => {
    const source = sources[index];
    const day = addDays(today, index - days.length + 1);
    const hasProblem = state !== "unknown" && state !== "operational";
    return hasProblem || source === "measured-in-part" ? [{ state, source, day }] : [];
  });
  const summary = listedDays.some(({ source }) => source === "measured-in-part")
    ? "status.days.partial"
    : "status.days.troubled";
  const { uptime } = recorded;
  return (
    <div className={styles.history}>
      <Bars days={days} sources={sources} label={label} />
      <p className={styles.uptimeScale}>
        <span>
          <FormattedMessage id="status.days.first" values={{ days: days.length }} />
        </span>
        {uptime === null && since !== null ? null : (
          <span className={styles.uptimePercentage}>
            {uptime === null ? (
              <FormattedMessage id="status.uptime.none" />
            ) : (
              <FormattedMessage
                id="status.uptime"
                values={{
                  uptime: intl.formatNumber(uptime, { style: "percent", maximumFractionDigits: 3 }),
                  days: recorded.days,
                }}
              />
            )}
          </span>
        )}
        <RecordsSinceNote since={since} today={today} />
        <span>
          <FormattedMessage id="status.days.today" />
        </span>
      </p>
      {listedDays.length > 0 ? (
        <Disclosure summary={intl.formatMessage({ id: summary }, { count: listedDays.length })}>
          <ul className={styles.daysWithProblems}>
            {listedDays.toReversed().map(({ state, source, day }) => (
              <li key={day}>
                <time dateTime={day}>{formatDay(day)}</time>:{" "}
                <FormattedMessage id={dayStateNames[state]} />
                {hasMarks && source ? (
                  <>
                    {" · "}
                    <FormattedMessage id={daySourceNames[source]} />
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  );
}
