import { idempotencyHeader, leadErrorResponse, leadsApi } from "contracts";

export type SendResult =
  | { state: "sent" }
  | { state: "refused"; fields: string[] }
  | { state: "failed" };

/** Sends a lead from the browser. The same `key` again is the same lead. */
export async function sendLead(lead: Record<string, unknown>, key: string): Promise<SendResult> {
  try {
    const answer = await fetch(leadsApi.leads, {
      method: "POST",
      headers: { "content-type": "application/json", [idempotencyHeader]: key },
      body: JSON.stringify(lead),
    });
    if (answer.ok) {
      return { state: "sent" };
    }
    const refusal = leadErrorResponse.safeParse(await answer.json());
    return refusal.success && refusal.data.code === "invalid"
      ? { state: "refused", fields: refusal.data.fields ?? [] }
      : { state: "failed" };
  } catch {
    return { state: "failed" };
  }
}
