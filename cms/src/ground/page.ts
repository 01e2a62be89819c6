import { sql } from "@payloadcms/db-postgres";
import type { SQL } from "./database.ts";

export interface PageRequest {
  page: number;
  limit: number;
}

export interface Page<Doc> extends Pick<PageRequest, "page"> {
  docs: Doc[];
  total: number;
  pages: number;
}

export function pageOf<Doc>(docs: Doc[], total: number, { page, limit }: PageRequest): Page<Doc> {
  return { docs, total, page, pages: Math.max(1, Math.ceil(total / limit)) };
}

/** SQL: the rows of a page. */
export function pageWindow({ page, limit }: PageRequest): SQL {
  return sql`limit ${limit} offset ${(page - 1) * limit}`;
}

/** A pattern for LIKE that finds the text anywhere, whatever characters it has. */
export function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
}
