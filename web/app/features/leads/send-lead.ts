import { idempotencyHeader, leadErrorResponse, leadsApi } from "contracts";

export type SendResult =
  | { state: "sent" }
  | { state: "refused"; fields: string[] }
  | { state: "limited" }
  | { state: "failed" };

/** How long a visitor waits for the answer; what comes later is the same lead when sent again. */
const patienceMs = 20_000;

/** Sends a lead from the browser. The same `key` again is the same lead. */
export async function sendLead(lead: Record<string, unknown>, key: string): Promise<SendResult> {
  try {
    const answer = await fetch(leadsApi.leads, {
      method: "POST",
      headers: { "content-type": "application/json", [idempotencyHeader]: key },
      body: JSON.stringify(lead),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.ok) {
      return { state: "sent" };
    }
    const { code, fields = [] } = leadErrorResponse.parse(await answer.json());
    if (code === "invalid") {
      return { state: "refused", fields };
    }
    return { state: code === "rate-limited" ? "limited" : "failed" };
  } catch {
    return { state: "failed" };
  }
}
