import type { Payload } from "payload";
import { poolOf } from "../../database.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";

/**
 * Ends every newsletter subscription of the address behind a token; again is as good as once. False
 * when we did not sign the token.
 */
export async function unsubscribe(payload: Payload, token: string): Promise<boolean> {
  const leadId = readUnsubscribeToken(token, payload.secret);
  if (leadId === undefined) {
    return false;
  }
  await poolOf(payload).query(
    `update leads set unsubscribed_at = now(), updated_at = now()
     where kind = 'newsletter' and unsubscribed_at is null and lower(email) =
       (select lower(email) from leads where id = $1)`,
    [leadId],
  );
  return true;
}
