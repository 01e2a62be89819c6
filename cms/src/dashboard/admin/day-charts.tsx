import type { Label } from "../../platform/i18n/label.ts";
import type { DashboardDailyFigures } from "../section.ts";
import { BarChart } from "./bar-chart.tsx";
import { dashboardTexts } from "./texts.ts";

type Language = keyof Label;

/** Width of a bar and the gap after it, in SVG units. */
const barStep = 10;
const barWidth = 7;
const barHeight = 100;

interface Day {
  name: string;
  count: number;
}

/** Shows one bar per day, relative to the largest number. A tooltip shows the number of a day. */
function Bars({ days, name }: { days: Day[]; name: string }) {
  const max = Math.max(...days.map(({ count }) => count), 1);
  return (
    <svg
      className="dashboard-view__dayBars"
      viewBox={`0 0 ${days.length * barStep} ${barHeight}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={name}
    >
      {days.map(({ name: day, count }, index) => {
        const height = (count / max) * barHeight;
        return (
          <g key={day}>
            <title>{`${day}: ${count}`}</title>
            <rect data-none x={index * barStep} width={barStep} height={barHeight} />
            <rect x={index * barStep} y={barHeight - height} width={barWidth} height={height} />
          </g>
        );
      })}
    </svg>
  );
}

export interface DayChartsProps {
  days: DashboardDailyFigures;
  heading: string;
  language: Language;
}

/**
 * Shows a table with all numbers and one chart per kind. With one shared chart, rare kinds would be invisible next to
 * frequent kinds.
 */
export function DayCharts({ days: { columns, days }, heading, language }: DayChartsProps) {
  const format = new Intl.DateTimeFormat(language, {
    day: "2-digit",
    month: "2-digit",
    timeZone: "UTC",
  });
  const formattedDays = days.map(({ day, counts }) => ({
    name: format.format(new Date(day)),
    counts,
  }));
  const totalOf = (index: number) =>
    formattedDays.reduce((total, { counts }) => total + (counts[index] ?? 0), 0);
  const rows = formattedDays.toReversed().map(({ name, counts }) => ({ text: name, counts }));
  return (
    <>
      <div className="dashboard-view__days">
        {columns.map((column, index) => (
          <figure key={column.en}>
            <figcaption>
              {column[language]} <b>{totalOf(index)}</b>
            </figcaption>
            <Bars
              name={`${column[language]}: ${totalOf(index)}. ${heading}`}
              days={formattedDays.map(({ name, counts }) => ({ name, count: counts[index] ?? 0 }))}
            />
            <p aria-hidden="true">
              <span>{formattedDays[0]?.name}</span>
              <span>{formattedDays.at(-1)?.name}</span>
            </p>
          </figure>
        ))}
      </div>
      <details className="dashboard-view__numbers">
        <summary>{dashboardTexts.numbersByDay[language]}</summary>
        <BarChart
          chart={{ rowHeading: dashboardTexts.day, columns, rows }}
          heading={heading}
          language={language}
        />
      </details>
    </>
  );
}
