import { z } from "zod";

/**
 * Returns true for a well-formed id. Endpoints respond with not-found to any other id, because a query with such an id
 * would fail.
 */
export function isRecordId(id: string): boolean {
  return z.uuid().safeParse(id).success;
}
