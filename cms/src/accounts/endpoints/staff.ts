import {
  adminApi,
  auditQuery,
  inviteStaffRequest,
  loginRequest,
  secondFactorRequest,
  setupRequest,
  updateStaffRequest,
} from "contracts";
import type { Endpoint, Payload } from "payload";
import { recordAuditEntry } from "../../audit/audit.ts";
import { exportAuditLog } from "../../audit/export-audit-log.ts";
import { readAuditLog } from "../../audit/read-audit-log.ts";
import { database } from "../../platform/database.ts";
import { env } from "../../platform/env.ts";
import { checkFailureLimits, createFailureLimit } from "../../platform/rate-limit.ts";
import { isRecordId } from "../../platform/record-id.ts";
import { csvResponse } from "../../platform/request/csv-response.ts";
import { jsonResponse } from "../../platform/request/refusal.ts";
import { logIn } from "../credentials/log-in.ts";
import { createFirstAdministrator, isSetupRequired } from "../staff/create-first-administrator.ts";
import { inviteStaff, listStaff, updateStaff } from "../staff/manage-staff.ts";
import { findStaffById } from "../staff/staff-session.ts";
import { createAccessTokenEndpoints } from "./access-tokens.ts";
import { defineAccountEndpoint } from "./account-endpoint.ts";
import { createSessionConfirmationEndpoints } from "./confirmation.ts";
import { respondToLogin, respondToLoginCode } from "./login.ts";
import { createPasskeyEndpoints } from "./passkeys.ts";
import { createResetSecondFactorEndpoint, createSecondFactorEndpoints } from "./second-factor.ts";
import { createLoginCookies } from "./session-cookie.ts";
import {
  createChangePasswordEndpoint,
  createForgotPasswordEndpoint,
  createLogoutEndpoint,
  createPasswordLinkEndpoint,
  createSessionEndpoints,
  createSetPasswordEndpoint,
} from "./shared-calls.ts";

const kind = "staff";

const limitSetupTokens = createFailureLimit({ name: "setup", points: 20, seconds: 15 * 60 });

const setupRequired = defineAccountEndpoint({
  path: adminApi.setupRequired,
  method: "get",
  access: "anyone",
  kind,
  handle: async ({ payload }) =>
    jsonResponse({
      setupRequired: await isSetupRequired(payload),
      tokenRequired: env.SETUP_TOKEN !== undefined,
    }),
});

const setup = defineAccountEndpoint({
  path: adminApi.setup,
  method: "post",
  access: "anyone",
  body: setupRequest,
  kind,
  handle: async ({ payload, body, headers, visitor, sender }) => {
    const [allowance] = await checkFailureLimits(payload, [{ limit: limitSetupTokens, visitor }]);
    if (allowance?.ok === false) {
      return { code: "rate-limited", ...allowance };
    }
    const setupToken = body.setupToken ?? headers.get("x-setup-token") ?? undefined;
    const result = await createFirstAdministrator(payload, {
      ...body,
      ...(setupToken ? { setupToken } : {}),
    });
    if (!result.ok) {
      if (result.code === "setup-token") {
        await limitSetupTokens.count(payload, visitor);
      }
      return result;
    }
    const login = await logIn(payload, { kind, ...body, sender });
    const cookies = login.ok ? createLoginCookies(kind, login.tokens) : [];
    const admin = await findStaffById(payload, result.id);
    return jsonResponse({ success: true, admin }, { status: 201, cookies });
  },
});

async function greeting(payload: Payload, id: string) {
  return { admin: await findStaffById(payload, id) };
}

const login = defineAccountEndpoint({
  path: adminApi.login,
  method: "post",
  access: "anyone",
  body: loginRequest.optional(),
  kind,
  handle: (call) => respondToLogin(kind, call, (id) => greeting(call.payload, id)),
});

const loginCode = defineAccountEndpoint({
  path: adminApi.loginCode,
  method: "post",
  access: "anyone",
  body: secondFactorRequest,
  kind,
  handle: (call) =>
    respondToLoginCode(kind, { ...call, code: call.body.secondFactorCode }, (id) =>
      greeting(call.payload, id),
    ),
});

const verify = defineAccountEndpoint({
  path: adminApi.verify,
  method: "get",
  access: "admin",
  acceptsTokens: true,
  kind,
  handle: async ({ account }) => jsonResponse({ success: true, admin: account }),
});

const auditLog = defineAccountEndpoint({
  path: adminApi.auditLog,
  method: "get",
  access: "admin",
  acceptsTokens: true,
  kind,
  query: auditQuery,
  handle: async ({ payload, query }) => jsonResponse(await readAuditLog(payload, query)),
});

const auditLogExport = defineAccountEndpoint({
  path: adminApi.auditLogExport,
  method: "get",
  access: "admin",
  acceptsTokens: true,
  kind,
  handle: async ({ payload, account }) => {
    const target = { kind: "audit", id: "audit" } as const;
    // Records the export before the first byte, so that an aborted export is recorded too, and the exported file
    // contains the entry about itself.
    await recordAuditEntry(database(payload), { actor: account, action: "audit.export", target });
    return csvResponse("audit-log", exportAuditLog(payload));
  },
});

const listAccounts = defineAccountEndpoint({
  path: adminApi.staff,
  method: "get",
  access: "admin",
  acceptsTokens: true,
  kind,
  handle: async ({ payload }) => jsonResponse(await listStaff(payload)),
});

const invite = defineAccountEndpoint({
  path: adminApi.staff,
  method: "post",
  access: "admin",
  needsConfirmation: true,
  body: inviteStaffRequest,
  kind,
  handle: async ({ payload, account, body }) => {
    const result = await inviteStaff(payload, account, body);
    return result.ok ? jsonResponse(result.account, { status: 201 }) : result;
  },
});

const updateAccount = defineAccountEndpoint({
  path: "/api/admin/staff/:id",
  method: "patch",
  access: "admin",
  needsConfirmation: true,
  body: updateStaffRequest,
  kind,
  handle: async ({ payload, account, id, body }) => {
    if (!isRecordId(id)) {
      return { ok: false, code: "not-found" };
    }
    const result = await updateStaff(payload, { actor: account, id, changes: body });
    return result.ok ? jsonResponse(result.account) : result;
  },
});

export const staffEndpoints: Endpoint[] = [
  setupRequired,
  setup,
  login,
  loginCode,
  verify,
  createLogoutEndpoint({ kind, path: adminApi.logout }),
  createForgotPasswordEndpoint({ kind, path: adminApi.forgotPassword }),
  createSetPasswordEndpoint({ kind, path: adminApi.resetPassword }),
  createPasswordLinkEndpoint({ kind, path: adminApi.passwordLink }),
  createSetPasswordEndpoint({ kind, path: adminApi.acceptInvite }),
  createChangePasswordEndpoint({ kind, path: adminApi.password }),
  ...createSecondFactorEndpoints(kind, adminApi),
  ...createSessionConfirmationEndpoints(kind, adminApi.confirmation),
  createResetSecondFactorEndpoint("staff", "/api/admin/staff/:id/second-factor"),
  createResetSecondFactorEndpoint("customer", "/api/admin/users/:id/second-factor"),
  ...createSessionEndpoints(kind, adminApi),
  ...createPasskeyEndpoints(kind, adminApi, greeting),
  ...createAccessTokenEndpoints(kind, adminApi.tokens),
  auditLog,
  auditLogExport,
  listAccounts,
  invite,
  updateAccount,
];
