import {
  type AccountKind,
  type adminApi,
  type authApi,
  enrolSecondFactorRequest,
  identityProof,
  secondFactorRequest,
} from "contracts";
import type { Endpoint } from "payload";
import { database } from "../../platform/database.ts";
import { isRecordId } from "../../platform/record-id.ts";
import { respondWithSuccess } from "../../platform/request/endpoint.ts";
import { jsonResponse, notFoundRefusal } from "../../platform/request/refusal.ts";
import {
  confirmSecondFactor,
  enrolSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from "../credentials/manage-second-factor.ts";
import { secondFactorRequiredFrom } from "../staff/required-second-factor.ts";
import { defineAccountEndpoint } from "./account-endpoint.ts";
import { getAccount } from "./shared-calls.ts";

type Paths = Record<
  keyof typeof authApi &
    keyof typeof adminApi &
    (
      | "secondFactor"
      | "enrolSecondFactor"
      | "confirmSecondFactor"
      | "recoveryCodes"
      | "removeSecondFactor"
    ),
  string
>;

/** Endpoints by which customers and staff manage their own second factor. */
export function createSecondFactorEndpoints(kind: AccountKind, paths: Paths): Endpoint[] {
  const read = defineAccountEndpoint({
    path: paths.secondFactor,
    method: "get",
    access: kind,
    allowsMissingFactor: true,
    kind,
    handle: async ({ payload, account }) => {
      const { id } = getAccount(account);
      return jsonResponse({
        ...(await readSecondFactor(database(payload), { kind, id })),
        ...(kind === "staff" && { requiredFrom: secondFactorRequiredFrom }),
      });
    },
  });
  const enrol = defineAccountEndpoint({
    path: paths.enrolSecondFactor,
    method: "post",
    access: kind,
    allowsMissingFactor: true,
    body: enrolSecondFactorRequest,
    kind,
    handle: async ({ payload, account, body, sender }) => {
      const change = { kind, account: getAccount(account), sender, ...body };
      const result = await enrolSecondFactor(payload, change);
      return result.ok ? jsonResponse(result.enrolled) : result;
    },
  });
  const confirm = defineAccountEndpoint({
    path: paths.confirmSecondFactor,
    method: "post",
    access: kind,
    allowsMissingFactor: true,
    body: secondFactorRequest,
    kind,
    handle: async ({ payload, account, body: { secondFactorCode: code }, sender }) => {
      const change = { kind, account: getAccount(account), sender, code };
      const result = await confirmSecondFactor(payload, change);
      return result.ok ? jsonResponse({ recoveryCodes: result.recoveryCodes }) : result;
    },
  });
  const renew = defineAccountEndpoint({
    path: paths.recoveryCodes,
    method: "post",
    access: kind,
    body: identityProof,
    kind,
    handle: async ({ payload, account, body: proof, sender }) => {
      const change = { kind, account: getAccount(account), sender, proof };
      const result = await renewRecoveryCodes(payload, change);
      return result.ok ? jsonResponse({ recoveryCodes: result.recoveryCodes }) : result;
    },
  });
  const remove = defineAccountEndpoint({
    path: paths.removeSecondFactor,
    method: "post",
    access: kind,
    body: identityProof,
    kind,
    handle: async ({ payload, account, body: proof, sender }) => {
      const change = { kind, account: getAccount(account), sender, proof };
      const result = await removeSecondFactor(payload, change);
      return result.ok ? respondWithSuccess() : result;
    },
  });
  return [read, enrol, confirm, renew, remove];
}

/** Endpoint by which an administrator removes the second factor of a customer or a staff member. */
export function createResetSecondFactorEndpoint(of: AccountKind, path: string): Endpoint {
  return defineAccountEndpoint({
    path,
    method: "delete",
    access: "admin",
    needsConfirmation: true,
    kind: "staff",
    handle: async ({ payload, account: actor, id }) => {
      const result = isRecordId(id)
        ? await resetSecondFactor(payload, { actor, kind: of, id })
        : notFoundRefusal;
      return result.ok ? respondWithSuccess() : result;
    },
  });
}
