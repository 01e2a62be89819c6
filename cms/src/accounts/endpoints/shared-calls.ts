import {
  type AccountKind,
  changePasswordRequest,
  clearedSiteData,
  forgotPasswordRequest,
  linkTokenHeader,
  resetPasswordRequest,
} from "contracts";
import type { Endpoint } from "payload";
import { database } from "../../platform/database.ts";
import { createRateLimit } from "../../platform/rate-limit.ts";
import { isRecordId } from "../../platform/record-id.ts";
import { respondWithSuccess } from "../../platform/request/endpoint.ts";
import { jsonResponse, notFound } from "../../platform/request/refusal.ts";
import { findEmailOfLink } from "../credentials/account-links.ts";
import { changePassword } from "../credentials/change-password.ts";
import { sendResetLink, setPasswordByLink } from "../credentials/reset-password.ts";
import {
  endAllSessions,
  endSession,
  endSessionById,
  listSessions,
} from "../credentials/sessions.ts";
import { accountEndpoint } from "./account-endpoint.ts";
import {
  clearedSessionCookies,
  deviceCookie,
  loginCookies,
  sessionToken,
} from "./session-cookie.ts";

/** Limits per IP address how often clients request and use links. Both cost work before the client is authenticated. */
export const limitLinks = createRateLimit({ name: "account-link", points: 30, seconds: 15 * 60 });

/**
 * Limits how often clients check a link. Separate from `limitLinks`, so that opening a link does not use up attempts.
 */
export const limitOpenedLinks = createRateLimit({
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
    { cookies: clearedSessionCookies(kind), headers: { "clear-site-data": clearedSiteData } },
  );
}

/** Ends the session of the browser. Responds with success even if there is no session. */
export function logoutEndpoint({ kind, path }: Path): Endpoint {
  return accountEndpoint({
    path,
    method: "post",
    access: "anyone",
    kind,
    handle: async ({ payload, headers }) => {
      const token = sessionToken(kind, headers);
      if (token !== undefined) {
        await endSession(database(payload), kind, token);
      }
      return loggedOut(kind);
    },
  });
}

export function forgotPasswordEndpoint({ kind, path }: Path): Endpoint {
  return accountEndpoint({
    path,
    method: "post",
    access: "anyone",
    body: forgotPasswordRequest,
    limit: limitLinks,
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
export function setPasswordEndpoint({ kind, path }: Path): Endpoint {
  return accountEndpoint({
    path,
    method: "post",
    access: "anyone",
    body: resetPasswordRequest,
    limit: limitLinks,
    kind,
    handle: async ({ payload, body, sender }) => {
      const result = await setPasswordByLink(payload, { kind, ...body, sender });
      if (!result.ok) {
        return result;
      }
      const { device } = result;
      const known = device === undefined ? [] : [deviceCookie(kind, device)];
      return respondWithSuccess(...clearedSessionCookies(kind), ...known);
    },
  });
}

/** Checks whether a password link is valid, so that the page shows no form for an expired link. */
export function passwordLinkEndpoint({ kind, path }: Path): Endpoint {
  return accountEndpoint({
    path,
    method: "get",
    access: "anyone",
    limit: limitOpenedLinks,
    kind,
    handle: async ({ payload, headers }) => {
      const token = headers.get(linkTokenHeader) ?? "";
      const email = await findEmailOfLink(database(payload), { kind, token });
      return email === undefined ? { ok: false, code: "invalid-token" } : respondWithSuccess();
    },
  });
}

export const accountOf = (account: { user: Person } | Person): Person =>
  "user" in account ? account.user : account;
interface Person {
  id: string;
  email: string;
}

export function changePasswordEndpoint({ kind, path }: Path): Endpoint {
  return accountEndpoint({
    path,
    method: "post",
    access: kind,
    body: changePasswordRequest,
    kind,
    handle: async ({ payload, account, body, sender, headers }) => {
      const { id, email } = accountOf(account);
      const hasSession = !headers.has("authorization");
      const change = { kind, account: { id, email }, ...body, sender, hasSession };
      const result = await changePassword(payload, change);
      if (!result.ok) {
        return result;
      }
      return respondWithSuccess(...(result.tokens ? loginCookies(kind, result.tokens) : []));
    },
  });
}

/** Endpoints by which customers and staff list and end their own sessions. */
export function sessionEndpoints(
  kind: AccountKind,
  paths: Record<"sessions" | "endSessions" | "endOtherSessions", string>,
): Endpoint[] {
  const list = accountEndpoint({
    path: paths.sessions,
    method: "get",
    access: kind,
    allowsMissingFactor: true,
    kind,
    handle: async ({ payload, account, headers }) => {
      const { id } = accountOf(account);
      const token = readOwnSessionToken(kind, headers);
      return jsonResponse({ sessions: await listSessions(database(payload), { kind, id }, token) });
    },
  });
  const endOne = accountEndpoint({
    path: `${paths.sessions}/:id`,
    method: "delete",
    access: kind,
    allowsMissingFactor: true,
    kind,
    handle: async ({ payload, account, id: sessionId }) => {
      const { id } = accountOf(account);
      const isEnded =
        isRecordId(sessionId) && (await endSessionById(database(payload), { kind, id }, sessionId));
      return isEnded ? respondWithSuccess() : notFound;
    },
  });
  const endOthers = accountEndpoint({
    path: paths.endOtherSessions,
    method: "post",
    access: kind,
    allowsMissingFactor: true,
    kind,
    handle: async ({ payload, account, headers }) => {
      const { id } = accountOf(account);
      await endAllSessions(database(payload), { kind, id }, readOwnSessionToken(kind, headers));
      return respondWithSuccess();
    },
  });
  const endAll = accountEndpoint({
    path: paths.endSessions,
    method: "post",
    access: kind,
    allowsMissingFactor: true,
    kind,
    handle: async ({ payload, account }) => {
      await endAllSessions(database(payload), { kind, id: accountOf(account).id });
      return loggedOut(kind);
    },
  });
  return [list, endOne, endOthers, endAll];
}

/** Returns the token of the session that authenticated a request; undefined if Basic authenticated it. */
export function readOwnSessionToken(kind: AccountKind, headers: Headers): string | undefined {
  return headers.has("authorization") ? undefined : sessionToken(kind, headers);
}
