import type { AccountKind } from "contracts";
import type { Endpoint } from "payload";
import { refuse } from "./refusal.ts";

const methods = ["get", "post", "put", "patch", "delete"] as const;

function unknownCalls(path: string, kind: AccountKind): Endpoint[] {
  return methods.map((method) => ({
    path,
    method,
    handler: () => refuse({ ok: false, code: "not-found" }, kind),
  }));
}

/** Whatever else is asked for below /api/auth and /api/admin; Payload's own words have no code. */
export const unknownCallEndpoints: Endpoint[] = [
  ...unknownCalls("/auth/:rest*", "customer"),
  ...unknownCalls("/admin/:rest*", "staff"),
];
