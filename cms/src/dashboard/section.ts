import type { Payload, SanitizedPermissions } from "payload";
import type { Account } from "../platform/access/roles.ts";
import type { Label } from "../platform/i18n/label.ts";

/** User who reads the dashboard, and the language of their screens. */
export interface DashboardContext {
  payload: Payload;
  user: Account;
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

/** Numbers in several columns per row, shown as a table with bars. */
export interface DashboardChart {
  /** Heading of the first column. */
  rowHeading: Label;
  columns: Label[];
  /** `counts` are ordered like the columns. */
  rows: { text: string; href?: string; counts: number[] }[];
}

/** Numbers of several kinds per day, shown as bars and as a table. */
export interface DashboardDays {
  columns: Label[];
  /** Oldest first; `counts` are ordered like the columns. */
  days: { day: string; counts: number[] }[];
}

export interface DashboardGroup {
  name: string;
  heading: Label;
  /** Text shown if there are no rows; without it an empty group is hidden. */
  empty?: Label;
  rows: DashboardRow[];
  chart?: DashboardChart;
  days?: DashboardDays;
  /** Link to the complete list. */
  more?: { href: string; text: Label };
}

/**
 * A section of the dashboard: its heading, and its groups of rows, which contain only documents that the user may
 * read. A new section must be added to dashboard/sections.ts.
 */
export interface DashboardSection {
  name: string;
  heading: Label;
  groups: (context: DashboardContext) => Promise<DashboardGroup[]>;
}

/** Maximum number of rows in a group; a separate screen shows the complete list. */
export const rowsPerGroup = 8;
