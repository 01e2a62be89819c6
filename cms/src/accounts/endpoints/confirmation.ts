import { type AccountKind, identityProof } from "contracts";
import type { Endpoint } from "payload";
import { database } from "../../platform/database.ts";
import { respondWithSuccess } from "../../platform/request/endpoint.ts";
import { jsonResponse } from "../../platform/request/refusal.ts";
import { confirmIdentity } from "../credentials/confirm-identity.ts";
import { findSecondFactors } from "../credentials/has-second-factor.ts";
import { confirmSession } from "../credentials/sessions.ts";
import { defineAccountEndpoint, hasRecentConfirmation } from "./account-endpoint.ts";
import { getAccount, readCallerSessionToken } from "./shared-calls.ts";

/** Endpoints that read and renew a session's confirmation, for which the owner proves their identity. */
export function createSessionConfirmationEndpoints(kind: AccountKind, path: string): Endpoint[] {
  const read = defineAccountEndpoint({
    path,
    method: "get",
    access: kind,
    // Permits staff without a second factor, because they must confirm the session to add a passkey.
    allowsMissingFactor: true,
    kind,
    handle: async ({ payload, account, req }) => {
      const { id } = getAccount(account);
      const { hasSecondFactor, hasPasskey } = await findSecondFactors(database(payload), {
        kind,
        id,
      });
      return jsonResponse({
        isConfirmed: await hasRecentConfirmation(kind, req),
        needsCode: hasSecondFactor,
        hasPasskey,
      });
    },
  });
  const confirm = defineAccountEndpoint({
    path,
    method: "post",
    access: kind,
    // Permits staff without a second factor, because they must confirm the session to add a passkey.
    allowsMissingFactor: true,
    body: identityProof,
    kind,
    handle: async ({ payload, account, body: proof, sender, headers }) => {
      const own = getAccount(account);
      const check = await confirmIdentity(payload, { kind, account: own, sender, proof });
      if (!check.ok) {
        return check;
      }
      const token = readCallerSessionToken(kind, headers);
      if (token !== undefined) {
        await confirmSession(database(payload), { kind, id: own.id }, token);
      }
      return respondWithSuccess();
    },
  });
  return [read, confirm];
}
