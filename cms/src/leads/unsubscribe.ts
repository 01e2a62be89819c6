import { and, eq, isNull, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { database } from "../ground/database.ts";
import { leads } from "../payload-schema.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";

/**
 * Ends every newsletter subscription of the address behind a token; again is as good as once. False
 * when we did not make the token.
 */
export async function unsubscribe(payload: Payload, token: string): Promise<boolean> {
  const email = readUnsubscribeToken(token, payload.secret);
  if (email === undefined) {
    return false;
  }
  const now = sql`now()`;
  await database(payload)
    .update(leads)
    .set({ unsubscribedAt: now, updatedAt: now })
    .where(
      and(
        eq(leads.kind, "newsletter"),
        isNull(leads.unsubscribedAt),
        sql`lower(${leads.email}) = lower(${email})`,
      ),
    );
  return true;
}
