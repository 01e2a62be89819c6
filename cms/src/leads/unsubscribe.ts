import type { Payload } from "payload";
import { poolOf } from "../ground/database.ts";
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
  await poolOf(payload).query(
    `update leads set unsubscribed_at = now(), updated_at = now()
     where kind = 'newsletter' and unsubscribed_at is null and lower(email) = lower($1)`,
    [email],
  );
  return true;
}
