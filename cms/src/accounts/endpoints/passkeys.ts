import {
  type AccountKind,
  addPasskeyRequest,
  type adminApi,
  type authApi,
  passkeyLoginRequest,
} from "contracts";
import type { Endpoint, Payload } from "payload";
import { database } from "../../platform/database.ts";
import { createRateLimit } from "../../platform/rate-limit.ts";
import { isRecordId } from "../../platform/record-id.ts";
import { respondWithSuccess } from "../../platform/request/endpoint.ts";
import { jsonResponse, notFoundRefusal } from "../../platform/request/refusal.ts";
import {
  addPasskey,
  createLoginChallenge,
  createPasskeyChallenge,
  listPasskeys,
  removePasskey,
} from "../credentials/passkeys.ts";
import type { PasskeyOwner } from "../credentials/verify-passkey.ts";
import { defineAccountEndpoint } from "./account-endpoint.ts";
import type { AccountByAccessLevel } from "./authenticate.ts";
import { respondToPasskeyLogin } from "./login.ts";
import { getAccount, readCallerSessionToken } from "./shared-calls.ts";

/**
 * Limits challenges per IP address. High enough for an office behind one address, because every login requests a
 * challenge.
 */
const limitChallenges = createRateLimit({
  name: "passkey-challenge",
  points: 300,
  seconds: 15 * 60,
});

type Paths = Record<
  keyof typeof authApi &
    keyof typeof adminApi &
    ("passkeyLoginChallenge" | "passkeyLogin" | "passkeys" | "passkeyChallenge"),
  string
>;

type Owner = AccountByAccessLevel["customer" | "staff"];

function ownerOf(account: Owner): PasskeyOwner {
  const { id, email } = getAccount(account);
  return { id, email, fullname: "user" in account ? account.user.fullname : account.name };
}

/**
 * Checks whether the client may add a passkey, which requires a session. Rejects customers whose e-mail address is not
 * verified. Otherwise somebody could register another person's address, and their passkey would stay valid after the
 * owner of the address resets the password.
 */
function checkAddition(kind: AccountKind, account: Owner, headers: Headers) {
  const sessionToken = readCallerSessionToken(kind, headers);
  if (sessionToken === undefined) {
    return { ok: false, code: "confirmation-required" } as const;
  }
  return "user" in account && account.user.emailVerifiedAt === null
    ? ({ ok: false, code: "email-unverified" } as const)
    : ({ ok: true, sessionToken } as const);
}

/** Endpoints by which customers and staff log in by passkey and manage their own passkeys. */
export function createPasskeyEndpoints(
  kind: AccountKind,
  paths: Paths,
  readBody: (payload: Payload, id: string) => Promise<object>,
): Endpoint[] {
  const loginChallenge = defineAccountEndpoint({
    path: paths.passkeyLoginChallenge,
    method: "post",
    access: "anyone",
    limit: limitChallenges,
    kind,
    handle: async () => jsonResponse(await createLoginChallenge(kind)),
  });
  const login = defineAccountEndpoint({
    path: paths.passkeyLogin,
    method: "post",
    access: "anyone",
    body: passkeyLoginRequest,
    kind,
    handle: ({ body: { passkey: answer }, ...call }) =>
      respondToPasskeyLogin(kind, { ...call, answer }, (id) => readBody(call.payload, id)),
  });
  const list = defineAccountEndpoint({
    path: paths.passkeys,
    method: "get",
    access: kind,
    allowsMissingFactor: true,
    kind,
    handle: async ({ payload, account }) => {
      const { id } = getAccount(account);
      return jsonResponse({ passkeys: await listPasskeys(database(payload), { kind, id }) });
    },
  });
  const challenge = defineAccountEndpoint({
    path: paths.passkeyChallenge,
    method: "post",
    access: kind,
    allowsMissingFactor: true,
    needsConfirmation: true,
    kind,
    handle: async ({ payload, account, headers }) => {
      const check = checkAddition(kind, account, headers);
      return check.ok
        ? jsonResponse(await createPasskeyChallenge(payload, kind, ownerOf(account)))
        : check;
    },
  });
  const add = defineAccountEndpoint({
    path: paths.passkeys,
    method: "post",
    access: kind,
    allowsMissingFactor: true,
    needsConfirmation: true,
    body: addPasskeyRequest,
    kind,
    handle: async ({ payload, account, body, sender, headers }) => {
      const check = checkAddition(kind, account, headers);
      if (!check.ok) {
        return check;
      }
      const { name, passkey: answer, currentPassword } = body;
      const { sessionToken } = check;
      const { id, email } = getAccount(account);
      const own = { kind, account: { id, email }, sender, sessionToken };
      const result = await addPasskey(payload, { ...own, name, answer, currentPassword });
      return result.ok ? jsonResponse(result.added, { status: 201 }) : result;
    },
  });
  const remove = defineAccountEndpoint({
    path: `${paths.passkeys}/:id`,
    method: "delete",
    access: kind,
    allowsMissingFactor: true,
    needsConfirmation: true,
    kind,
    handle: async ({ payload, account, id: passkeyId }) => {
      const { id, email } = getAccount(account);
      const isRemoved =
        isRecordId(passkeyId) &&
        (await removePasskey(payload, { kind, account: { id, email }, passkeyId }));
      return isRemoved ? respondWithSuccess() : notFoundRefusal;
    },
  });
  return [loginChallenge, login, list, challenge, add, remove];
}
