import { idempotencyHeader, type LeadResponse, leadsApi } from "contracts";
import type { Answer } from "#app/cms/answer.ts";
import { postJson } from "#app/cms/post-json.ts";

/** Sends a lead from the browser. The server ignores a repeated `key`, so a retry creates no second lead. */
export function sendLead(
  lead: Record<string, unknown>,
  key: string,
): Promise<Answer<LeadResponse>> {
  return postJson(leadsApi.leads, lead, { headers: { [idempotencyHeader]: key } });
}
