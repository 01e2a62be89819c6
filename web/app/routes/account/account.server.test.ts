import { expect, it } from "vitest";
import { startFakeCms } from "#app/test-support/cms.ts";
import { requestPage } from "#app/test-support/request-page.ts";
import * as auth from "../auth/auth.tsx";
import * as confirmDeletion from "../auth/confirm-deletion.tsx";
import * as confirmEmail from "../auth/confirm-email.tsx";
import * as reset from "../auth/reset.tsx";
import * as undoEmail from "../auth/undo-email.tsx";
import * as account from "./account.tsx";
import * as layout from "./layout.tsx";
import * as plansScreen from "./plans.tsx";
import * as sendVerification from "./send-verification.tsx";

const routes = [
  { path: "/auth", module: auth },
  { path: "/auth/reset", module: reset },
  { path: "/auth/confirm-email", module: confirmEmail },
  { path: "/auth/undo-email", module: undoEmail },
  { path: "/auth/confirm-deletion", module: confirmDeletion },
  {
    id: "layout",
    module: layout,
    children: [
      { path: "/client-area", module: plansScreen },
      { path: "/client-area/account", module: account },
      { path: "/client-area/send-verification", module: sendVerification },
    ],
  },
];

const cookie = "customer-session=token";
const user = {
  id: "00000000-0000-4000-8000-00000000000a",
  fullname: "Ana Souza",
  email: "ana@example.com",
  phone: "+5511912345678",
  phoneExtension: null,
  locale: "pt-BR",
  emailVerifiedAt: null,
  pendingEmail: null,
  deletionRequestedAt: null,
  deletionLinkSentAt: null,
};
const status = { body: { authenticated: true, user, plans: [] } };
const { fullname, email, phone } = user;
const profile = { intent: "profile", fullname, phone, locale: "pt-BR", currentEmail: email };

it("layout and screen check the session with one call to the CMS", async () => {
  const { calls } = await startFakeCms({ "GET /api/auth/status": () => status });
  const { page } = await requestPage(routes, "/client-area/account", { cookie });
  expect(page.loaderData).toEqual({
    layout: { fullname },
    "/client-area/account": { user },
  });
  expect(calls).toEqual(["GET /api/auth/status"]);
});

it("without a session cookie, pages redirect to login without a call to the CMS", async () => {
  const { calls } = await startFakeCms({});
  expect(await requestPage(routes, "/client-area")).toMatchObject({ location: "/auth" });
  expect(await requestPage(routes, "/client-area/account")).toMatchObject({
    location: "/auth?returnTo=%2Fclient-area%2Faccount",
  });
  expect(calls).toEqual([]);
});

it("the profile form sends the e-mail address and password only if the address changed", async () => {
  const sent: unknown[] = [];
  await startFakeCms({
    "PATCH /api/auth/profile": (body) => {
      sent.push(body);
      return { body: user };
    },
  });
  const change = (values: object) =>
    requestPage(routes, "/client-area/account", { form: { ...profile, ...values }, cookie });
  await change({ email });
  await change({ email: "outra@example.com", currentPassword: "girafa-azul-9" });
  expect(sent).toEqual([
    { fullname, phone, locale: "pt-BR" },
    {
      fullname,
      phone,
      locale: "pt-BR",
      email: "outra@example.com",
      currentPassword: "girafa-azul-9",
    },
  ]);
});

it("no form gets a password back when it is rejected", async () => {
  await startFakeCms({ "GET /api/auth/status": () => status });
  for (const form of [
    { ...profile, fullname: "An", email, currentPassword: "girafa-azul-9" },
    { intent: "password", currentPassword: "girafa-azul-9", password: "gira" },
  ]) {
    const { status: code, page } = await requestPage(routes, "/client-area/account", {
      form,
      cookie,
    });
    expect(code).toBe(400);
    expect(JSON.stringify(page.actionData)).not.toContain("gira");
  }
});

it("login redirects to the requested page", async () => {
  const session = "customer-session=new; HttpOnly";
  await startFakeCms({
    "POST /api/auth/login": () => ({
      body: { success: true, user: { id: user.id, fullname, email } },
      headers: { "set-cookie": session },
    }),
  });
  const form = { email, password: "girafa-azul-9" };
  expect(await requestPage(routes, "/auth", { form })).toMatchObject({
    location: "/client-area",
    cookies: [session],
  });
  const returnTo = encodeURIComponent("/client-area/account");
  expect(await requestPage(routes, `/auth?returnTo=${returnTo}`, { form })).toMatchObject({
    location: "/client-area/account",
  });
});

it("registration reports the created account if the login that follows it fails", async () => {
  await startFakeCms({
    "POST /api/auth/register": () => ({
      status: 201,
      body: { success: true, user: { id: user.id, fullname, email } },
    }),
    "POST /api/auth/login": () => ({
      status: 401,
      body: { error: "E-mail ou senha inválidos", code: "invalid-credentials" },
    }),
  });
  const { location, cookies } = await requestPage(routes, "/auth?mode=register&returnTo=%2Fcms", {
    form: { fullname, email, phone, password: "girafa-azul-9" },
  });
  expect(location).toBe("/auth?returnTo=%2Fcms");
  expect(cookies).toEqual([expect.stringMatching(/^flash=/)]);
});

it("logout deletes the session cookie even if the CMS does not log out", async () => {
  await startFakeCms({});
  const { location, cookies } = await requestPage(routes, "/client-area", { form: {}, cookie });
  expect(location).toBe("/auth");
  // Logout also deletes the form draft of this browser.
  expect(cookies).toEqual([
    expect.stringMatching(/^form-draft=;.*Max-Age=0/),
    "customer-session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
  ]);
});

it("login shows a message if the session has ended", async () => {
  await startFakeCms({
    "GET /api/auth/status": () => ({
      status: 401,
      body: { error: "Não autenticado", code: "unauthenticated" },
    }),
  });
  const over = await requestPage(routes, "/client-area/account", { cookie });
  expect(over.location).toBe("/auth?returnTo=%2Fclient-area%2Faccount");
  expect(over.cookies).toEqual([expect.stringMatching(/^flash=/)]);

  const never = await requestPage(routes, "/client-area/account");
  expect([never.location, never.cookies]).toEqual([over.location, []]);
});

it("an e-mailed link sets a new password, and redirects to a URL without the token", async () => {
  const sent: unknown[] = [];
  await startFakeCms({
    "POST /api/auth/reset-password": (body) => {
      sent.push(body);
      return { body: { success: true } };
    },
  });
  const path = "/auth/reset?token=abc";
  const short = await requestPage(routes, path, { form: { token: "abc", password: "gira" } });
  expect(short.page.actionData?.["/auth/reset"]).toMatchObject({
    fields: { password: "too-short" },
    values: {},
  });
  const form = { token: "abc", password: "girafa-azul-9" };
  expect(await requestPage(routes, path, { form })).toMatchObject({ location: "/auth" });
  expect(sent).toEqual([form]);
});

it("an e-mailed link confirms or restores an e-mail address, and redirects to a URL without token", async () => {
  const done = () => ({ body: { success: true } });
  const { calls } = await startFakeCms({
    "POST /api/auth/verify-email": done,
    "POST /api/auth/undo-email": done,
  });
  const form = { token: "abc" };
  for (const path of ["/auth/confirm-email", "/auth/undo-email"]) {
    const { location, cookies } = await requestPage(routes, `${path}?token=abc`, { form });
    expect(location).toBe(path);
    expect(cookies).toEqual([expect.stringMatching(/^flash=/)]);
  }
  expect(calls).toEqual(["POST /api/auth/verify-email", "POST /api/auth/undo-email"]);
});

it("the button that sends the confirmation link again redirects to the page with the plans", async () => {
  const { calls } = await startFakeCms({
    "POST /api/auth/verify-email/send": () => ({ body: { success: true } }),
  });
  const again = await requestPage(routes, "/client-area/send-verification", { form: {}, cookie });
  expect(again.location).toBe("/client-area");
  expect(again.cookies).toEqual([expect.stringMatching(/^flash=/)]);
  expect(calls).toEqual(["POST /api/auth/verify-email/send"]);
});

it("the page of an e-mailed link shows the state of the link before the button is clicked", async () => {
  const refused = { status: 400, body: { error: "x", code: "invalid-token" } };
  await startFakeCms({
    "GET /api/auth/verify-email": () => ({ body: { success: true, isDone: true } }),
    "GET /api/auth/undo-email": () => refused,
    "GET /api/auth/deletion-request/confirm": () => ({ body: { success: true, isDone: false } }),
  });
  const token = "x".repeat(43);
  const linkOf = async (path: string, search = `?token=${token}`) =>
    (await requestPage(routes, path + search)).page.loaderData[path];
  expect(await linkOf("/auth/confirm-email")).toEqual({ link: "done" });
  expect(await linkOf("/auth/undo-email")).toEqual({ link: "over" });
  expect(await linkOf("/auth/confirm-deletion")).toEqual({ link: "open" });
  expect(await linkOf("/auth/confirm-deletion", "?token=a%20b")).toEqual({ link: "over" });
  expect(await linkOf("/auth/confirm-deletion", "")).toEqual({ link: "none" });
});

it("the message about a deletion request says whether an e-mailed link must confirm the request", async () => {
  const flashOf = async (deletionRequestedAt: string | null) => {
    await startFakeCms({
      "POST /api/auth/deletion-request": () => ({ body: { ...user, deletionRequestedAt } }),
    });
    const form = { intent: "request-deletion" };
    const { location, cookies } = await requestPage(routes, "/client-area/account", {
      form,
      cookie,
    });
    expect(location).toBe("/client-area/account");
    const [value = ""] = /(?<=flash=)[^;]+/.exec(cookies.join()) ?? [];
    return atob(decodeURIComponent(value));
  };
  expect(await flashOf("2026-11-26T12:00:00.000Z")).toContain("deletion-requested");
  expect(await flashOf(null)).toContain("deletion-link-sent");
});
