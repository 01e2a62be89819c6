import {
  type AccountKind,
  changePasswordRequest,
  clearSiteDataHeader,
  forgotPasswordRequest,
  linkTokenHeader,
  resetPasswordRequest,
} from "contracts";
import type { Endpoint } from "payload";
import { database } from "../../platform/database.ts";
import { createRateLimit } from "../../platform/rate-limit.ts";
import { isRecordId } from "../../platform/record-id.ts";
import { respondWithSuccess } from "../../platform/request/endpoint.ts";
import { jsonResponse, notFoundRefusal } from "../../platform/request/refusal.ts";
import { findLinkEmail } from "../credentials/account-links.ts";
import { changePassword } from "../credentials/change-password.ts";
import { sendResetLink, setPasswordByLink } from "../credentials/reset-password.ts";
import {
  endAllSessions,
  endSession,
  endSessionById,
  listSessions,
} from "../credentials/sessions.ts";
import { defineAccountEndpoint } from "./account-endpoint.ts";
import {
  createDeviceCookie,
  createLoginCookies,
  expireSessionCookies,
  readSessionToken,
} from "./session-cookie.ts";

/** Limits per IP address how often clients request and use links. Both cost work before the client is authenticated. */
export const limitLinkUse = createRateLimit({ name: "account-link", points: 30, seconds: 15 * 60 });

/**
 * Limits how often clients check a link. Separate from `limitLinkUse`, so that opening a link does not use up attempts.
 */
export const limitLinkChecks = createRateLimit({
  name: "opened-link",
  points: 100,
  seconds: 15 * 60,
});

interface Path {
  kind: AccountKind;
  path: string;
}

/** Returns the response to a logout, which also clears the browser's cache of this site. */
function loggedOut(kind: AccountKind): Response {
  return jsonResponse(
    { success: true },
    { cookies: expireSessionCookies(kind), headers: { "clear-site-data": clearSiteDataHeader } },
  );
}

/** Ends the session of the browser. Responds with success even if there is no session. */
export function createLogoutEndpoint({ kind, path }: Path): Endpoint {
  return defineAccountEndpoint({
    path,
    method: "post",
    access: "anyone",
    kind,
    handle: async ({ payload, headers }) => {
      const token = readSessionToken(kind, headers);
      if (token !== undefined) {
        await endSession(database(payload), kind, token);
      }
      return loggedOut(kind);
    },
  });
}

export function createForgotPasswordEndpoint({ kind, path }: Path): Endpoint {
  return defineAccountEndpoint({
    path,
    method: "post",
    access: "anyone",
    body: forgotPasswordRequest,
    limit: limitLinkUse,
    kind,
    handle: async ({ payload, body }) => {
      // Does not await the e-mail, so that response times do not reveal whether the account exists.
      void sendResetLink(payload, { kind, email: body.email }).catch((error) =>
        payload.logger.error({ err: error, msg: "A password reset could not be sent" }),
      );
      return respondWithSuccess();
    },
  });
}

/** Sets the password by a reset link or an invitation. */
export function createSetPasswordEndpoint({ kind, path }: Path): Endpoint {
  return defineAccountEndpoint({
    path,
    method: "post",
    access: "anyone",
    body: resetPasswordRequest,
    limit: limitLinkUse,
    kind,
    handle: async ({ payload, body, sender }) => {
      const result = await setPasswordByLink(payload, { kind, ...body, sender });
      if (!result.ok) {
        return result;
      }
      const { device } = result;
      const known = device === undefined ? [] : [createDeviceCookie(kind, device)];
      return respondWithSuccess(...expireSessionCookies(kind), ...known);
    },
  });
}

/** Checks whether a password link is valid, so that the page shows no form for an expired link. */
export function createPasswordLinkEndpoint({ kind, path }: Path): Endpoint {
  return defineAccountEndpoint({
    path,
    method: "get",
    access: "anyone",
    limit: limitLinkChecks,
    kind,
    handle: async ({ payload, headers }) => {
      const token = headers.get(linkTokenHeader) ?? "";
      const email = await findLinkEmail(database(payload), { kind, token });
      return email === undefined ? { ok: false, code: "invalid-token" } : respondWithSuccess();
    },
  });
}

export const getAccount = (account: { user: Person } | Person): Person =>
  "user" in account ? account.user : account;
interface Person {
  id: string;
  email: string;
}

export function createChangePasswordEndpoint({ kind, path }: Path): Endpoint {
  return defineAccountEndpoint({
    path,
    method: "post",
    access: kind,
    body: changePasswordRequest,
    kind,
    handle: async ({ payload, account, body, sender, headers }) => {
      const { id, email } = getAccount(account);
      const hasSession = !headers.has("authorization");
      const change = { kind, account: { id, email }, ...body, sender, hasSession };
      const result = await changePassword(payload, change);
      if (!result.ok) {
        return result;
      }
      return respondWithSuccess(...(result.tokens ? createLoginCookies(kind, result.tokens) : []));
    },
  });
}

/** Endpoints by which customers and staff list and end their own sessions. */
export function createSessionEndpoints(
  kind: AccountKind,
  paths: Record<"sessions" | "endSessions" | "endOtherSessions", string>,
): Endpoint[] {
  const list = defineAccountEndpoint({
    path: paths.sessions,
    method: "get",
    access: kind,
    allowsMissingFactor: true,
    kind,
    handle: async ({ payload, account, headers }) => {
      const { id } = getAccount(account);
      const token = readCallerSessionToken(kind, headers);
      return jsonResponse({ sessions: await listSessions(database(payload), { kind, id }, token) });
    },
  });
  const endOne = defineAccountEndpoint({
    path: `${paths.sessions}/:id`,
    method: "delete",
    access: kind,
    allowsMissingFactor: true,
    kind,
    handle: async ({ payload, account, id: sessionId }) => {
      const { id } = getAccount(account);
      const isEnded =
        isRecordId(sessionId) && (await endSessionById(database(payload), { kind, id }, sessionId));
      return isEnded ? respondWithSuccess() : notFoundRefusal;
    },
  });
  const endOthers = defineAccountEndpoint({
    path: paths.endOtherSessions,
    method: "post",
    access: kind,
    allowsMissingFactor: true,
    kind,
    handle: async ({ payload, account, headers }) => {
      const { id } = getAccount(account);
      await endAllSessions(database(payload), { kind, id }, readCallerSessionToken(kind, headers));
      return respondWithSuccess();
    },
  });
  const endAll = defineAccountEndpoint({
    path: paths.endSessions,
    method: "post",
    access: kind,
    allowsMissingFactor: true,
    kind,
    handle: async ({ payload, account }) => {
      await endAllSessions(database(payload), { kind, id: getAccount(account).id });
      return loggedOut(kind);
    },
  });
  return [list, endOne, endOthers, endAll];
}

/** Returns the token of the session that authenticated a request; undefined if Basic authenticated it. */
export function readCallerSessionToken(kind: AccountKind, headers: Headers): string | undefined {
  return headers.has("authorization") ? undefined : readSessionToken(kind, headers);
}
