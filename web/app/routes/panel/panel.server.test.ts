import type { AdminPlan, StaffLoginResponse, UserPage } from "contracts";
import { expect, it } from "vitest";
import { startFakeCms } from "#app/test-support/cms.ts";
import { requestPage } from "#app/test-support/request-page.ts";
import * as frame from "../account-page-layout.tsx";
import * as layout from "./layout.tsx";
import * as panel from "./panel.tsx";
import * as editPlan from "./plans.$id.edit.tsx";
import * as newPlan from "./plans.new.tsx";
import * as staffScreen from "./staff.tsx";
import * as payment from "./users.$id.plans.$subscription.payment.tsx";
import * as addPlan from "./users.$id.plans.new.tsx";
import * as customer from "./users.$id.tsx";

const panelRoutes = [
  {
    id: "layout",
    module: layout,
    children: [
      {
        path: "/admin",
        module: panel,
        children: [
          { path: "/admin/plans/new", module: newPlan },
          { path: "/admin/users/:id/plans/new", module: addPlan },
          { path: "/admin/plans/:id/edit", module: editPlan },
        ],
      },
      {
        path: "/admin/users/:id",
        module: customer,
        children: [{ path: "/admin/users/:id/plans/:subscription/payment", module: payment }],
      },
      { path: "/admin/staff", module: staffScreen },
    ],
  },
];
const routes = [{ id: "frame", module: frame, children: panelRoutes }];

const cookie = "staff-session=token";
const admin = {
  id: "00000000-0000-4000-8000-00000000000a",
  email: "rita@example.com",
  name: "Rita",
  role: "admin",
} as const;
const verified = { success: true, admin } satisfies StaffLoginResponse;
const noUsers = {
  docs: [],
  total: 0,
  page: 1,
  pages: 1,
  deletionRequests: 0,
  hasMore: false,
} satisfies UserPage;
const plan = {
  id: "214",
  name: "Cloud Pro",
  description: "4 vCPUs",
  price: 320,
  status: "ativo",
  support: "email",
  version: "1",
  created_by: admin.id,
  createdAt: "2026-10-01T12:00:00.000Z",
  subscriptions: 0,
} satisfies AdminPlan;
const onePlan = { docs: [plan], total: 1, page: 1, pages: 1 };

const answers = {
  "GET /api/admin/verify": () => ({ body: verified }),
  "GET /api/admin/users": () => ({ body: noUsers }),
  "GET /api/admin/plans": () => ({ body: onePlan }),
};
const unauthenticated = {
  status: 401,
  body: { error: "Não autenticado", code: "unauthenticated" },
};
const setupDone = { body: { setupRequired: false, tokenRequired: false } };

it("the panel checks the session with one call, while the lists are loaded", async () => {
  const listed = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const [users, plans] = listed;
  const { calls } = await startFakeCms({
    // Responds only after both lists were requested; sequential requests would wait for ever.
    "GET /api/admin/verify": async () => {
      await Promise.all([users.promise, plans.promise]);
      return { body: verified };
    },
    "GET /api/admin/users": () => {
      users.resolve();
      return { body: noUsers };
    },
    "GET /api/admin/plans": () => {
      plans.resolve();
      return { body: onePlan };
    },
  });
  const { page } = await requestPage(routes, "/admin", { cookie });
  expect(page.loaderData).toMatchObject({
    layout: { admin },
    "/admin": { state: "panel", users: noUsers, plans: onePlan },
  });
  expect(calls.sort()).toEqual([
    "GET /api/admin/due",
    "GET /api/admin/plans?page=1",
    "GET /api/admin/users?page=1",
    "GET /api/admin/verify",
  ]);
});

it("the panel requests no lists from the CMS without a session cookie", async () => {
  const { calls } = await startFakeCms({ "GET /api/admin/setup-required": () => setupDone });
  const { page } = await requestPage(routes, "/admin");
  expect(page.loaderData["/admin"]).toEqual({
    state: "login",
    isSetupUnknown: false,
    hasEnded: false,
  });
  expect(calls).toEqual(["GET /api/admin/setup-required"]);
});

it("the panel's own URL shows the login when the session has ended", async () => {
  await startFakeCms({
    "GET /api/admin/verify": () => unauthenticated,
    "GET /api/admin/users": () => unauthenticated,
    "GET /api/admin/plans": () => unauthenticated,
    "GET /api/admin/setup-required": () => setupDone,
  });
  const { location, page } = await requestPage(routes, "/admin", { cookie });
  expect([location, page.loaderData["/admin"]]).toEqual([
    null,
    { state: "login", isSetupUnknown: false, hasEnded: true },
  ]);
});

it("other URLs of the panel redirect to login, which returns to them, when the session has ended", async () => {
  await startFakeCms({
    "GET /api/admin/verify": () => unauthenticated,
    "GET /api/admin/setup-required": () => setupDone,
  });
  for (const path of ["/admin/staff", "/admin/plans/new?planPage=2", "/admin/plans/214/edit"]) {
    const { location } = await requestPage(routes, path, { cookie });
    expect(location).toBe(`/admin?returnTo=${encodeURIComponent(path)}`);
  }
});

it("an editor sees only that the panel is for administrators", async () => {
  const forbidden = { status: 403, body: { error: "Sem permissão", code: "forbidden" } };
  await startFakeCms({
    "GET /api/admin/verify": () => forbidden,
    "GET /api/admin/users": () => forbidden,
    "GET /api/admin/plans": () => forbidden,
    "GET /api/admin/setup-required": () => setupDone,
  });
  expect((await requestPage(routes, "/admin", { cookie })).page.loaderData).toMatchObject({
    layout: {},
    "/admin": { state: "editor" },
  });
  expect(await requestPage(routes, "/admin/staff", { cookie })).toMatchObject({ status: 302 });
});

it("creating a plan sends one request, and returns to the same lists", async () => {
  const { calls } = await startFakeCms({
    "POST /api/admin/plans": () => ({ status: 201, body: plan }),
  });
  const form = { name: "Cloud Pro", price: "320", description: "4 vCPUs" };
  const { location, cookies } = await requestPage(routes, "/admin/plans/new?planPage=2", {
    form,
    cookie,
  });
  expect([location, calls]).toEqual(["/admin?planPage=2", ["POST /api/admin/plans"]]);
  expect(cookies).toEqual([expect.stringMatching(/^flash=/)]);
});

it("a dialog shows its plan, and redirects if the plan does not exist", async () => {
  await startFakeCms({ ...answers, "GET /api/admin/plans/214": () => ({ body: plan }) });
  const found = await requestPage(routes, "/admin/plans/214/edit?search=ana", { cookie });
  expect(found.page.loaderData["/admin/plans/:id/edit"]).toEqual({ plan });

  const notFound = { status: 404, body: { error: "Não encontrado", code: "not-found" } };
  await startFakeCms({ ...answers, "GET /api/admin/plans/214": () => notFound });
  const { location } = await requestPage(routes, "/admin/plans/214/edit?search=ana", { cookie });
  expect(location).toBe("/admin?search=ana");
});

it("a page number beyond the last page redirects to the last page, and keeps the flash message", async () => {
  await startFakeCms(answers);
  const flash = `flash=${encodeURIComponent(btoa(JSON.stringify({ key: "plan-deleted" })))}`;
  const { location, cookies } = await requestPage(routes, "/admin?planPage=3&search=ana", {
    cookie: `${cookie}; ${flash}`,
  });
  expect([location, cookies]).toEqual(["/admin?planPage=1&search=ana", []]);
  const next = await requestPage(routes, location ?? "", { cookie: `${cookie}; ${flash}` });
  expect(next.page.loaderData.frame).toEqual({ key: "plan-deleted" });
  expect(next.cookies).toEqual([expect.stringContaining("Max-Age=0")]);
});

it.each([
  ["/admin?dialog=new-user&page=2", "/admin/users/new?page=2"],
  ["/admin?dialog=remove-user&id=a%2Fb", "/admin/users/a%2Fb/remove"],
  ["/admin?dialog=add-plan&id=1", "/admin/users/1/plans/new"],
  ["/admin?dialog=new-plan", "/admin/plans/new"],
  ["/admin?dialog=edit-plan&id=214", "/admin/plans/214/edit"],
  ["/admin?dialog=remove-plan&id=214", "/admin/plans/214/remove"],
  ["/admin/staff?dialog=invite", "/admin/staff/new"],
  ["/admin/staff?dialog=role&id=1", "/admin/staff/1/role"],
  ["/admin/staff?dialog=disable&id=1", "/admin/staff/1/disable"],
  ["/admin/users/1?dialog=cancel&id=2", "/admin/users/1/plans/2/cancel"],
])("the former URL %s of a dialog redirects to %s", async (former, path) => {
  await startFakeCms({ ...answers, "GET /api/admin/staff": () => ({ body: [] }) });
  expect(await requestPage(routes, former, { cookie })).toMatchObject({ location: path });
});

it("the query parameter `dialog` with an unknown value is ignored", async () => {
  await startFakeCms(answers);
  expect(await requestPage(routes, "/admin?dialog=toString", { cookie })).toMatchObject({
    status: 200,
  });
});

it("the status button sends the plan's values, and its message offers to undo the change", async () => {
  const sent: unknown[] = [];
  await startFakeCms({
    ...answers,
    "PUT /api/admin/plans/214": (body) => {
      sent.push(body);
      return { body: { ...plan, status: "inativo", subscriptions: 2 } };
    },
  });
  const { id, name, description, version } = plan;
  const row = { intent: "toggle-plan", id, name, description, price: "320", version };
  const toggled = await requestPage(routes, "/admin?planPage=2", {
    form: { ...row, status: "inativo" },
    cookie,
  });
  expect(toggled.location).toBe("/admin?planPage=2");
  expect(sent).toMatchObject([{ name, description, price: 320, status: "inativo", version }]);

  const flash = toggled.cookies[0]?.split(";")[0];
  const next = await requestPage(routes, "/admin", { cookie: `${cookie}; ${flash}` });
  expect(next.page.loaderData.frame).toEqual({
    key: "plan-deactivated",
    plan: { id, name, subscriptions: 2 },
  });
  const undo = { intent: "undo-toggle", id, status: "ativo" };
  await requestPage(routes, "/admin", { form: undo, cookie });
  expect(sent[1]).toEqual({ status: "ativo" });
});

it("the edit form keeps the typed values if another administrator has changed the plan", async () => {
  const conflict = { status: 409, body: { error: "Outra pessoa", code: "plan-changed" } };
  await startFakeCms({
    ...answers,
    "GET /api/admin/plans/214": () => ({ body: plan }),
    "PUT /api/admin/plans/214": () => conflict,
  });
  const values = { name: "Cloud Maior", price: "49,90", description: "8 vCPUs" };
  const form = { ...values, status: "ativo", version: "0" };
  const { status, page } = await requestPage(routes, "/admin/plans/214/edit", { form, cookie });
  expect([status, page.actionData?.["/admin/plans/:id/edit"]]).toMatchObject([
    409,
    { code: "plan-changed", values },
  ]);
  // Without a reload, the dialog would submit the rejected version again.
  const refused = { actionStatus: 409, defaultShouldRevalidate: false };
  expect(editPlan.shouldRevalidate(refused)).toBe(true);
});

const [subscription, other] = [
  "00000000-0000-4000-8000-000000000001",
  "00000000-0000-4000-8000-000000000002",
] as const;

it("payments are recorded for all checked rows, or only for the row whose button is clicked", async () => {
  const sent: unknown[] = [];
  await startFakeCms({
    ...answers,
    "POST /api/admin/payments": (body) => {
      sent.push(body);
      return { body: { batch: other, recorded: 1, repeated: 0, changed: 0 } };
    },
  });
  const ticked = {
    intent: "record-payments",
    [`payment.${subscription}`]: "2026-11-05",
    [`payment.${other}`]: "2026-11-10",
  };
  const send = (form: Record<string, string>, path = "/admin?due=overdue") =>
    requestPage(routes, path, { form, cookie });
  const page = "/admin?due=overdue&choose=all";
  expect(await send({ ...ticked, receipt: "email" }, page)).toMatchObject({
    // Omits `choose=all`, so that the payments on the next page are not ticked.
    location: "/admin?due=overdue",
    cookies: [expect.stringMatching(/^flash=/)],
  });
  await send({ ...ticked, only: `${other} 2026-11-10` });
  const dialog = `/admin/users/${admin.id}/plans/${subscription}/payment`;
  expect(await send({ [`payment.${subscription}`]: "2026-11-05" }, dialog)).toMatchObject({
    location: `/admin/users/${admin.id}`,
  });
  expect(sent).toEqual([
    {
      payments: [
        { subscriptionId: subscription, day: "2026-11-05" },
        { subscriptionId: other, day: "2026-11-10" },
      ],
      receipt: true,
    },
    { payments: [{ subscriptionId: other, day: "2026-11-10" }], receipt: false },
    { payments: [{ subscriptionId: subscription, day: "2026-11-05" }], receipt: false },
  ]);
  expect(await send({ intent: "record-payments" })).toMatchObject({
    location: "/admin?due=overdue",
  });
  expect(sent).toHaveLength(3);
});

it("undoing recorded payments returns to the screen on which the payments were recorded", async () => {
  const { calls } = await startFakeCms({
    ...answers,
    [`POST /api/admin/payments/${other}/undo`]: () => ({ body: { undone: 1, kept: 0 } }),
  });
  const form = { intent: "undo-payments", batch: other };
  expect(await requestPage(routes, "/admin", { form, cookie })).toMatchObject({
    location: "/admin",
  });
  const onScreen = { form: { ...form, user: admin.id }, cookie };
  expect(await requestPage(routes, "/admin", onScreen)).toMatchObject({
    location: `/admin/users/${admin.id}`,
  });
  expect(calls).toEqual(Array(2).fill(`POST /api/admin/payments/${other}/undo`));
});

it("saving a payment date in the past requires confirmation", async () => {
  const sent: unknown[] = [];
  const save = (body: unknown) => {
    sent.push(body);
    return { body: {} };
  };
  await startFakeCms({
    ...answers,
    [`PATCH /api/admin/subscriptions/${subscription}`]: save,
    [`POST /api/admin/users/${admin.id}/plans`]: save,
  });
  const screen = `/admin/users/${admin.id}`;
  const row = { id: subscription, nextPayment: "2020-01-10" };
  for (const confirmed of [{}, { confirmedDay: "2020-01-09" }]) {
    const { status, page } = await requestPage(routes, screen, {
      form: { ...row, ...confirmed },
      cookie,
    });
    expect(status).toBe(400);
    expect(JSON.stringify(page.actionData)).toContain(`"nextPayment":"past"`);
  }
  const newSubscription = { planId: "214", nextPayment: "2020-01-10" };
  const dialog = `${screen}/plans/new`;
  expect((await requestPage(routes, dialog, { form: newSubscription, cookie })).status).toBe(400);
  expect(sent).toEqual([]);
  const confirmed = { confirmedDay: "2020-01-10" };
  await requestPage(routes, screen, { form: { ...row, ...confirmed }, cookie });
  await requestPage(routes, dialog, { form: { ...newSubscription, ...confirmed }, cookie });
  await requestPage(routes, screen, { form: { id: subscription }, cookie });
  expect(sent).toEqual([
    { nextPayment: "2020-01-10T00:00:00.000Z" },
    { planId: "214", nextPayment: "2020-01-10T00:00:00.000Z" },
    { nextPayment: null },
  ]);
});
