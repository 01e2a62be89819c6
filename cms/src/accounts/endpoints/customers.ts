import {
  addPlanRequest,
  adminApi,
  createUserRequest,
  recordPaymentsRequest,
  updateSubscriptionRequest,
  updateUserRequest,
  userQuery,
  usersExportQuery,
} from "contracts";
import type { Endpoint } from "payload";
import { recordAuditEntry } from "../../audit/audit.ts";
import { database } from "../../platform/database.ts";
import { isRecordId } from "../../platform/record-id.ts";
import { csvResponse } from "../../platform/request/csv-response.ts";
import { respondWithSuccess } from "../../platform/request/endpoint.ts";
import { jsonResponse, notFoundRefusal } from "../../platform/request/refusal.ts";
import { createCustomer } from "../customers/create-customer.ts";
import { deleteCustomer } from "../customers/delete-customer.ts";
import { findDueWork } from "../customers/due-work.ts";
import { editCustomer, sendCustomerResetLink } from "../customers/edit-customer.ts";
import { exportCustomers } from "../customers/export-customers.ts";
import { findCustomer, listCustomers, listNewestCustomers } from "../customers/list-customers.ts";
import { recordPayments, undoPayments } from "../customers/payments.ts";
import { addPlan, cancelSubscription, updateSubscription } from "../customers/subscriptions.ts";
import { defineAccountEndpoint } from "./account-endpoint.ts";
import { hasAccessToken } from "./authenticate.ts";
import { isPageRequested } from "./list-request.ts";

const kind = "staff";

const list = defineAccountEndpoint({
  path: adminApi.users,
  method: "get",
  access: "admin",
  acceptsTokens: true,
  kind,
  query: userQuery,
  handle: async ({ payload, query, req }) =>
    jsonResponse(
      await (isPageRequested(req) ? listCustomers(payload, query) : listNewestCustomers(payload)),
    ),
});

const exported = defineAccountEndpoint({
  path: adminApi.usersExport,
  method: "get",
  access: "admin",
  acceptsTokens: true,
  kind,
  query: usersExportQuery,
  handle: async ({ payload, account, query }) => {
    // Records the export before the first byte, so that an aborted export is recorded too. Does not record the search
    // text, because it may be a person's name and entries are permanent.
    const target = { kind: "customers", id: "customers" } as const;
    await recordAuditEntry(database(payload), { actor: account, action: "users.export", target });
    return csvResponse("customers", exportCustomers(payload, query));
  },
});

const due = defineAccountEndpoint({
  path: adminApi.due,
  method: "get",
  access: "admin",
  acceptsTokens: true,
  kind,
  handle: async ({ payload }) => jsonResponse(await findDueWork(payload)),
});

const create = defineAccountEndpoint({
  path: adminApi.users,
  method: "post",
  access: "admin",
  acceptsTokens: true,
  body: createUserRequest,
  kind,
  handle: async ({ payload, account, body, sender }) => {
    const result = await createCustomer(payload, body, { sender, actor: account });
    return result.ok
      ? jsonResponse(await findCustomer(payload, result.id), { status: 201 })
      : result;
  },
});

const read = defineAccountEndpoint({
  path: "/api/admin/users/:id",
  method: "get",
  access: "admin",
  acceptsTokens: true,
  kind,
  handle: async ({ payload, id }) => {
    const user = isRecordId(id) ? await findCustomer(payload, id) : undefined;
    return user ? jsonResponse(user) : notFoundRefusal;
  },
});

const remove = defineAccountEndpoint({
  path: "/api/admin/users/:id",
  method: "delete",
  access: "admin",
  acceptsTokens: true,
  kind,
  handle: async ({ payload, account, id }) => {
    const result = isRecordId(id) ? await deleteCustomer(payload, account, id) : notFoundRefusal;
    return result.ok ? respondWithSuccess() : result;
  },
});

const edit = defineAccountEndpoint({
  path: "/api/admin/users/:id",
  method: "patch",
  access: "admin",
  acceptsTokens: true,
  body: updateUserRequest,
  kind,
  handle: async ({ payload, account, id, body, headers }) => {
    if (!isRecordId(id)) {
      return notFoundRefusal;
    }
    // Rejects a token, because its holder could change the e-mail address and then request a link that sets the
    // password.
    if (body.email !== undefined && hasAccessToken(headers)) {
      return { ok: false, code: "token-not-accepted" };
    }
    const result = await editCustomer(payload, { actor: account, id, changes: body });
    return result.ok ? jsonResponse(result.user) : result;
  },
});

const sendResetLink = defineAccountEndpoint({
  path: "/api/admin/users/:id/reset-link",
  method: "post",
  access: "admin",
  kind,
  handle: async ({ payload, account, id }) => {
    const result = isRecordId(id)
      ? await sendCustomerResetLink(payload, account, id)
      : notFoundRefusal;
    return result.ok ? respondWithSuccess() : result;
  },
});

const add = defineAccountEndpoint({
  path: "/api/admin/users/:id/plans",
  method: "post",
  access: "admin",
  acceptsTokens: true,
  body: addPlanRequest,
  kind,
  handle: async ({ payload, account, id, body }) => {
    if (!isRecordId(id)) {
      return notFoundRefusal;
    }
    const result = await addPlan(payload, { actor: account, customerId: id, ...body });
    return result.ok ? jsonResponse(await findCustomer(payload, id), { status: 201 }) : result;
  },
});

const changeSubscription = defineAccountEndpoint({
  path: "/api/admin/subscriptions/:id",
  method: "patch",
  access: "admin",
  acceptsTokens: true,
  body: updateSubscriptionRequest,
  kind,
  handle: async ({ payload, account, id, body }) => {
    if (!isRecordId(id)) {
      return notFoundRefusal;
    }
    const result = await updateSubscription(payload, { actor: account, id, ...body });
    return result.ok ? jsonResponse(result.plan) : result;
  },
});

const cancel = defineAccountEndpoint({
  path: "/api/admin/subscriptions/:id/cancel",
  method: "post",
  access: "admin",
  acceptsTokens: true,
  kind,
  handle: async ({ payload, account, id }) => {
    if (!isRecordId(id)) {
      return notFoundRefusal;
    }
    const result = await cancelSubscription(payload, { actor: account, id });
    return result.ok ? jsonResponse(result.plan) : result;
  },
});

const payments = defineAccountEndpoint({
  path: adminApi.payments,
  method: "post",
  access: "admin",
  acceptsTokens: true,
  body: recordPaymentsRequest,
  kind,
  handle: async ({ payload, account, body }) =>
    jsonResponse(await recordPayments(payload, { actor: account, ...body })),
});

const paymentsUndo = defineAccountEndpoint({
  path: "/api/admin/payments/:id/undo",
  method: "post",
  access: "admin",
  acceptsTokens: true,
  kind,
  handle: async ({ payload, account, id }) => {
    const undo = { actor: account, batch: id };
    return isRecordId(id) ? jsonResponse(await undoPayments(payload, undo)) : notFoundRefusal;
  },
});

export const customerEndpoints: Endpoint[] = [
  list,
  exported,
  due,
  create,
  read,
  remove,
  edit,
  sendResetLink,
  add,
  changeSubscription,
  cancel,
  payments,
  paymentsUndo,
];
