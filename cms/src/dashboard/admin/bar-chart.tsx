import type { Label } from "../../platform/i18n/label.ts";
import type { DashboardChart } from "../section.ts";

/** Bar below a number. Its length is relative to the largest number of the column. */
function Bar({ count, max }: { count: number; max: number }) {
  return (
    <svg className="dashboard-view__bar" aria-hidden="true" focusable="false">
      <rect height="100%" width={`${max > 0 ? (count / max) * 100 : 0}%`} />
    </svg>
  );
}

export interface BarChartProps {
  chart: DashboardChart;
  heading: string;
  language: keyof Label;
}

/** Table that also shows each number as a bar, relative to the largest number of its column. */
export function BarChart({
  chart: { rowHeading, columns, rows },
  heading,
  language,
}: BarChartProps) {
  const max = columns.map((_, index) => Math.max(...rows.map(({ counts }) => counts[index] ?? 0)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll
    <section className="dashboard-view__chart" aria-label={heading} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{rowHeading[language]}</th>
            {columns.map((column) => (
              <th key={column.en} scope="col">
                {column[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ text, href, counts }) => (
            <tr key={text}>
              <th scope="row">{href ? <a href={href}>{text}</a> : text}</th>
              {columns.map((column, index) => (
                <td key={column.en}>
                  {counts[index] ?? 0}
                  <Bar count={counts[index] ?? 0} max={max[index] ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
