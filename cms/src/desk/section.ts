import type { Payload, SanitizedPermissions, TypedUser } from "payload";
import type { Label } from "../ground/i18n/label.ts";

/** Who looks at the desk, and in which language. */
export interface DeskReader {
  payload: Payload;
  user: TypedUser;
  permissions: SanitizedPermissions;
  language: keyof Label;
}

/** One thing to see to, with the place where it is mended. */
export interface DeskRow {
  href: string;
  text: string;
  /** What, in which language, whose. */
  about?: string;
  at?: Date;
  count?: number;
}

/** Numbers of several kinds, of several things: a table whose cells are bars as well. */
export interface DeskChart {
  /** Of the first column. */
  of: Label;
  columns: Label[];
  /** `counts` in the order of the columns. */
  rows: { text: string; href?: string; counts: number[] }[];
}

/** Numbers of several kinds, day by day: bars, and a table of the same. */
export interface DeskDays {
  columns: Label[];
  /** The oldest first; `counts` in the order of the columns. */
  days: { day: string; counts: number[] }[];
}

export interface DeskGroup {
  name: string;
  heading: Label;
  /** What there is when there is nothing; without it an empty group is not shown. */
  empty?: Label;
  rows: DeskRow[];
  chart?: DeskChart;
  days?: DeskDays;
  /** Where the rest of a bounded list is. */
  more?: { href: string; text: Label };
}

/**
 * A part of the desk: what it is called and the groups it has for a reader, who may read what is in
 * them. Whatever a subject wants staff to see is one more of these (desk/sections.ts).
 */
export interface DeskSection {
  name: string;
  heading: Label;
  groups: (reader: DeskReader) => Promise<DeskGroup[]>;
}

/** Longer lists lead to a screen of their own. */
export const rowsPerGroup = 8;
