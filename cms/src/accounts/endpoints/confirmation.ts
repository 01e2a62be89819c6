import { type AccountKind, confirmIdentityRequest } from "contracts";
import type { Endpoint } from "payload";
import { database } from "../../platform/database.ts";
import { succeeded } from "../../platform/request/endpoint.ts";
import { jsonResponse } from "../../platform/request/refusal.ts";
import { confirmIdentity } from "../credentials/confirm-identity.ts";
import { readSecondFactor } from "../credentials/manage-second-factor.ts";
import { confirmSession } from "../credentials/sessions.ts";
import { accountEndpoint, hasConfirmed } from "./account-endpoint.ts";
import { accountOf, ownToken } from "./shared-calls.ts";

/** Endpoints that read and renew the confirmation of a session: the password, and a code with a second factor. */
export function confirmationEndpoints(kind: AccountKind, path: string): Endpoint[] {
  const read = accountEndpoint({
    path,
    method: "get",
    access: kind,
    kind,
    handle: async ({ payload, account, req }) => {
      const { id } = accountOf(account);
      return jsonResponse({
        isConfirmed: await hasConfirmed(kind, req),
        needsCode: (await readSecondFactor(database(payload), { kind, id })) !== null,
      });
    },
  });
  const confirm = accountEndpoint({
    path,
    method: "post",
    access: kind,
    body: confirmIdentityRequest,
    kind,
    handle: async ({ payload, account, body, sender, headers }) => {
      const { currentPassword, secondFactorCode: code } = body;
      const own = accountOf(account);
      const change = { kind, account: own, sender, currentPassword, code };
      const check = await confirmIdentity(payload, change);
      if (!check.ok) {
        return check;
      }
      const token = ownToken(kind, headers);
      if (token !== undefined) {
        await confirmSession(database(payload), { kind, id: own.id }, token);
      }
      return succeeded();
    },
  });
  return [read, confirm];
}
