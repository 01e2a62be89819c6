import { createHmac, timingSafeEqual } from "node:crypto";

/** Lower case: a token is part of a page's address, which is. */
function signatureOf(leadId: string, secret: string): string {
  return createHmac("sha256", secret).update(`unsubscribe ${leadId}`).digest("hex");
}

/** Lets whoever has it end the subscription of one lead, and do nothing else. */
export function unsubscribeToken(leadId: string, secret: string): string {
  return `${leadId}.${signatureOf(leadId, secret)}`;
}

/** The lead of a token that we signed. */
export function readUnsubscribeToken(token: string, secret: string): string | undefined {
  const [leadId = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(leadId, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? leadId : undefined;
}
