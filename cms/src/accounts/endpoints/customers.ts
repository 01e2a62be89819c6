import {
  addPlanRequest,
  adminApi,
  createUserRequest,
  updateSubscriptionRequest,
  userQuery,
} from "contracts";
import type { Endpoint } from "payload";
import { isRecordId, parse, succeeded } from "../../ground/request/endpoint.ts";
import { answer } from "../../ground/request/refusal.ts";
import { createCustomer } from "../customers/create-customer.ts";
import { deleteCustomer } from "../customers/delete-customer.ts";
import { findCustomer, listCustomers, listNewestCustomers } from "../customers/list-customers.ts";
import { addPlan, cancelSubscription, setNextPayment } from "../customers/subscriptions.ts";
import { accountEndpoint } from "./account-endpoint.ts";
import { asksForPage } from "./list-request.ts";

const kind = "staff";
const notFound = { ok: false, code: "not-found" } as const;

const list = accountEndpoint({
  path: adminApi.users,
  method: "get",
  access: "admin",
  kind,
  handle: async ({ payload, query }) => {
    if (!asksForPage(query)) {
      return answer(await listNewestCustomers(payload));
    }
    const request = parse(userQuery, Object.fromEntries(query));
    return request.ok ? answer(await listCustomers(payload, request.body)) : request;
  },
});

const create = accountEndpoint({
  path: adminApi.users,
  method: "post",
  access: "admin",
  body: createUserRequest,
  kind,
  handle: async ({ payload, account, body, sender }) => {
    const result = await createCustomer(payload, body, { sender, actor: account });
    return result.ok ? answer(await findCustomer(payload, result.id), { status: 201 }) : result;
  },
});

const read = accountEndpoint({
  path: "/api/admin/users/:id",
  method: "get",
  access: "admin",
  kind,
  handle: async ({ payload, id }) => {
    const user = isRecordId(id) ? await findCustomer(payload, id) : undefined;
    return user ? answer(user) : notFound;
  },
});

const remove = accountEndpoint({
  path: "/api/admin/users/:id",
  method: "delete",
  access: "admin",
  kind,
  handle: async ({ payload, account, id }) => {
    const result = isRecordId(id) ? await deleteCustomer(payload, account, id) : notFound;
    return result.ok ? succeeded() : result;
  },
});

const add = accountEndpoint({
  path: "/api/admin/users/:id/plans",
  method: "post",
  access: "admin",
  body: addPlanRequest,
  kind,
  handle: async ({ payload, account, id, body }) => {
    if (!isRecordId(id)) {
      return notFound;
    }
    const result = await addPlan(payload, { actor: account, customerId: id, ...body });
    return result.ok ? answer(await findCustomer(payload, id), { status: 201 }) : result;
  },
});

const updateSubscription = accountEndpoint({
  path: "/api/admin/subscriptions/:id",
  method: "patch",
  access: "admin",
  body: updateSubscriptionRequest,
  kind,
  handle: async ({ payload, account, id, body }) => {
    if (!isRecordId(id)) {
      return notFound;
    }
    const result = await setNextPayment(payload, { actor: account, id, ...body });
    return result.ok ? answer(result.plan) : result;
  },
});

const cancel = accountEndpoint({
  path: "/api/admin/subscriptions/:id/cancel",
  method: "post",
  access: "admin",
  kind,
  handle: async ({ payload, account, id }) => {
    if (!isRecordId(id)) {
      return notFound;
    }
    const result = await cancelSubscription(payload, { actor: account, id });
    return result.ok ? answer(result.plan) : result;
  },
});

export const customerEndpoints: Endpoint[] = [
  list,
  create,
  read,
  remove,
  add,
  updateSubscription,
  cancel,
];
