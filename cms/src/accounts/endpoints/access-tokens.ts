import { type AccountKind, createTokenRequest } from "contracts";
import type { Endpoint } from "payload";
import { database } from "../../platform/database.ts";
import { isRecordId } from "../../platform/record-id.ts";
import { respondWithSuccess } from "../../platform/request/endpoint.ts";
import { jsonResponse, notFoundRefusal } from "../../platform/request/refusal.ts";
import {
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from "../credentials/access-tokens.ts";
import { defineAccountEndpoint } from "./account-endpoint.ts";
import { getAccount, readCallerSessionToken } from "./shared-calls.ts";

/** Endpoints by which customers and staff manage their own personal access tokens. */
export function createAccessTokenEndpoints(kind: AccountKind, path: string): Endpoint[] {
  const list = defineAccountEndpoint({
    path,
    method: "get",
    access: kind,
    allowsMissingFactor: true,
    kind,
    handle: async ({ payload, account }) => {
      const { id } = getAccount(account);
      return jsonResponse({ tokens: await listAccessTokens(database(payload), { kind, id }) });
    },
  });
  const create = defineAccountEndpoint({
    path,
    method: "post",
    access: kind,
    needsConfirmation: true,
    body: createTokenRequest,
    kind,
    handle: async ({ payload, account, body, headers }) => {
      const { id, email } = getAccount(account);
      const session = readCallerSessionToken(kind, headers);
      if (session === undefined) {
        return { ok: false, code: "confirmation-required" };
      }
      const request = { kind, account: { id, email }, sessionToken: session, ...body };
      const result = await createAccessToken(payload, request);
      return result.ok ? jsonResponse(result.created, { status: 201 }) : result;
    },
  });
  const revoke = defineAccountEndpoint({
    path: `${path}/:id`,
    method: "delete",
    access: kind,
    allowsMissingFactor: true,
    kind,
    handle: async ({ payload, account, id: tokenId }) => {
      const { id, email } = getAccount(account);
      const isRevoked =
        isRecordId(tokenId) &&
        (await revokeAccessToken(payload, { kind, account: { id, email }, tokenId }));
      return isRevoked ? respondWithSuccess() : notFoundRefusal;
    },
  });
  return [list, create, revoke];
}
