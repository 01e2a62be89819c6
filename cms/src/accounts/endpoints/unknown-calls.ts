import type { Endpoint } from "payload";
import { refusalResponse } from "../../platform/request/refusal.ts";

const methods = ["get", "post", "put", "patch", "delete"] as const;

function unknownCalls(path: string): Endpoint[] {
  return methods.map((method) => ({
    path,
    method,
    handler: () => refusalResponse({ ok: false, code: "not-found" }),
  }));
}

/**
 * Responds to unknown paths below /api/auth and /api/admin with an error code. Payload's own response contains no code.
 */
export const unknownCallEndpoints: Endpoint[] = [
  ...unknownCalls("/auth/:rest*"),
  ...unknownCalls("/admin/:rest*"),
];
