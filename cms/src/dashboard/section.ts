import type { Payload, SanitizedPermissions } from "payload";
import type { LoggedInUser } from "../platform/access/roles.ts";
import type { Label } from "../platform/i18n/label.ts";

/** User who opens the dashboard, with their permissions and the language of their screens. */
export interface DashboardContext {
  payload: Payload;
  user: LoggedInUser;
  permissions: SanitizedPermissions;
  language: keyof Label;
}

/** One item that needs attention, with a link to the screen that resolves it. */
export interface DashboardRow {
  href: string;
  text: string;
  /** Details: the document, the language, the person. */
  about?: string;
  at?: Date;
  count?: number;
}

/** Table with several columns of numbers, which are also shown as bars. */
export interface DashboardChart {
  /** Heading of the first column. */
  rowHeading: Label;
  columns: Label[];
  /** `counts` have the same order as `columns`. */
  rows: { text: string; href?: string; counts: number[] }[];
}

/** Numbers per day in several columns, shown as charts and as a table. */
export interface DashboardDailyFigures {
  columns: Label[];
  /** Days from the oldest to the newest. `counts` have the same order as `columns`. */
  days: { day: string; counts: number[] }[];
}

export interface DashboardGroup {
  name: string;
  heading: Label;
  /** Text shown if the group has no rows. A group without rows and without this text is hidden. */
  empty?: Label;
  rows: DashboardRow[];
  chart?: DashboardChart;
  days?: DashboardDailyFigures;
  /** Link to the complete list. */
  more?: { href: string; text: Label };
}

/**
 * A section of the dashboard: a heading and groups of rows. The rows contain only documents that the user may read. Add
 * a new section to dashboard/sections.ts.
 */
export interface DashboardSection {
  name: string;
  heading: Label;
  groups: (context: DashboardContext) => Promise<DashboardGroup[]>;
}

/** Maximum number of rows in a group; a separate screen shows the complete list. */
export const rowsPerGroup = 8;
