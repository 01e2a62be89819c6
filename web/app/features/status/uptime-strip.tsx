import { type DayState, dayStates, type PublicComponent } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useFormatDay } from "#app/i18n/dates.ts";
import { dayStateNames } from "#app/i18n/status-names.ts";
import { Disclosure } from "#app/ui/index.ts";
import * as styles from "./status.css.ts";

const barWidth = 3;
const pitch = 4;
const height = 32;
/** Height of a day's bar. Better days have higher bars, so that bars differ without colour. */
const barHeights: Record<DayState, number> = {
  operational: 32,
  maintenance: 26,
  degraded: 20,
  partial: 13,
  major: 7,
  unknown: 2,
};
const dayMs = 24 * 60 * 60 * 1_000;

function barsOf(days: readonly DayState[], state: DayState): string {
  return days
    .map((each, index) =>
      each === state
        ? `M${index * pitch} ${height}v-${barHeights[state]}h${barWidth}v${barHeights[state]}z`
        : "",
    )
    .join("");
}

function Bars({ days, label }: { days: readonly DayState[]; label: string }) {
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${days.length * pitch - (pitch - barWidth)} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {dayStates.map((state) =>
        days.includes(state) ? (
          <path key={state} className={styles.bars[state]} d={barsOf(days, state)} />
        ) : null,
      )}
    </svg>
  );
}

/** Legend of the bars' heights and colours. */
export function Legend() {
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
            <path className={styles.bars[state]} d={barsOf([state], state)} />
          </svg>
          <FormattedMessage id={dayStateNames[state]} />
        </li>
      ))}
    </ul>
  );
}

export interface UptimeStripProps {
  component: Pick<PublicComponent, "days" | "recorded" | "name">;
  /** The day of the last bar. */
  today: string;
}

/** The last days of a component as bars, with a text alternative. */
export function UptimeStrip({ component: { days, recorded, name }, today }: UptimeStripProps) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const dayOf = (index: number) =>
    new Date(Date.parse(today) - (days.length - 1 - index) * dayMs).toISOString();
  const counts = dayStates.flatMap((state) => {
    const count = days.filter((day) => day === state).length;
    const values = { count, state: intl.formatMessage({ id: dayStateNames[state] }) };
    return count > 0 ? [intl.formatMessage({ id: "status.days.count" }, values)] : [];
  });
  const label = intl.formatMessage(
    { id: "status.days.label" },
    { name: name.text, days: days.length, counts: intl.formatList(counts) },
  );
  const troubled = days.flatMap((state, index) =>
    state === "unknown" || state === "operational" ? [] : [{ state, day: dayOf(index) }],
  );
  const { uptime } = recorded;
  return (
    <div className={styles.history}>
      <Bars days={days} label={label} />
      <p className={styles.scale}>
        <span>
          <FormattedMessage id="status.days.first" values={{ days: days.length }} />
        </span>
        <span className={styles.uptime}>
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
        <span>
          <FormattedMessage id="status.days.today" />
        </span>
      </p>
      {troubled.length > 0 ? (
        <Disclosure
          summary={intl.formatMessage({ id: "status.days.troubled" }, { count: troubled.length })}
        >
          <ul className={styles.troubled}>
            {troubled.toReversed().map(({ state, day }) => (
              <li key={day}>
                <time dateTime={day.slice(0, 10)}>{formatDay(day)}</time>:{" "}
                <FormattedMessage id={dayStateNames[state]} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  );
}
