import { expect, it } from "vitest";
import { startFakeCms } from "#app/test-support/cms.ts";
import { requestPage } from "#app/test-support/request-page.ts";
import * as security from "./account/security.tsx";
import * as auth from "./auth/auth.tsx";

const routes = [
  { path: "/auth", module: auth },
  { path: "/client-area/security", module: security },
];
const cookie = "customer-session=token";
const passkey = { token: "sealed", credential: { id: "c2FtcGxl", type: "public-key" } };
const answered = { intent: "passkey", passkey: JSON.stringify(passkey) };
const user = {
  id: "0197a3f0-0000-4000-8000-00000000000a",
  fullname: "Ana",
  email: "ana@a.example",
};

it("a login by passkey redirects to the requested page", async () => {
  const bodies: unknown[] = [];
  const { calls } = await startFakeCms({
    "POST /api/auth/passkeys/login": (body) => {
      bodies.push(body);
      return { body: { success: true, user }, headers: { "set-cookie": "customer-session=new" } };
    },
  });
  const { location, cookies } = await requestPage(routes, "/auth?returnTo=/client-area/security", {
    form: answered,
  });
  expect(location).toBe("/client-area/security");
  expect(cookies).toEqual(["customer-session=new"]);
  expect(calls).toEqual(["POST /api/auth/passkeys/login"]);
  expect(bodies).toEqual([{ passkey }]);
});

it("a rejected passkey is reported, and the form does not get the browser's answer back", async () => {
  await startFakeCms({
    "POST /api/auth/passkeys/login": () => ({
      status: 401,
      body: { error: "", code: "passkey-rejected" },
    }),
  });
  const { page, status } = await requestPage(routes, "/auth", { form: answered });
  expect(status).toBe(401);
  expect(page.actionData?.["/auth"]).toEqual({
    code: "passkey-rejected",
    fields: {},
    values: {},
    intent: "passkey",
  });
});

it("an answer of the browser that is not JSON is rejected without a call to the CMS", async () => {
  const { calls } = await startFakeCms({});
  const form = { intent: "passkey", passkey: "{" };
  const { page } = await requestPage(routes, "/auth", { form });
  expect(page.actionData?.["/auth"]).toMatchObject({
    code: "invalid",
    fields: { passkey: "invalid" },
  });
  expect(calls).toEqual([]);
});

const added = {
  id: "0197a3f0-0000-4000-8000-000000000001",
  name: "Celular",
  createdAt: "2026-11-20T13:00:00.000Z",
  lastUsedAt: null,
  isSynced: true,
};
const addForm = {
  intent: "add-passkey",
  passkeyName: "Celular",
  currentPassword: "girafa-azul-9",
};
const addRoutes = [{ path: "/client-area/security", module: { action: security.action } }];

it("adding the first passkey shows recovery codes in the response", async () => {
  const bodies: unknown[] = [];
  let recoveryCodes: string[] | undefined = ["7K2M"];
  await startFakeCms({
    "POST /api/auth/passkeys": (body) => {
      bodies.push(body);
      return { status: 201, body: { ...added, recoveryCodes } };
    },
  });
  const add = () =>
    requestPage(addRoutes, "/client-area/security", {
      form: { ...addForm, passkey: answered.passkey },
      cookie,
    });
  const { page } = await add();
  expect(page.actionData).toEqual({ "/client-area/security": { recoveryCodes } });
  expect(bodies).toEqual([{ name: "Celular", passkey, currentPassword: "girafa-azul-9" }]);
  recoveryCodes = undefined;
  expect((await add()).location).toBe("/client-area/security");
});

it("a wrong password for the first passkey is reported, and the form keeps only the name", async () => {
  await startFakeCms({
    "POST /api/auth/passkeys": () => ({
      status: 400,
      body: { error: "", code: "invalid", fields: { currentPassword: "wrong" } },
    }),
  });
  const form = { ...addForm, passkey: answered.passkey };
  const { page } = await requestPage(addRoutes, "/client-area/security", { form, cookie });
  expect(page.actionData?.["/client-area/security"]).toEqual({
    intent: "add-passkey",
    code: "invalid",
    fields: { currentPassword: "wrong" },
    values: { passkeyName: "Celular" },
  });
});

it("an empty password is rejected without a call to the CMS", async () => {
  const { calls } = await startFakeCms({});
  const form = { ...addForm, currentPassword: "" };
  const { page } = await requestPage(addRoutes, "/client-area/security", { form, cookie });
  expect(page.actionData?.["/client-area/security"]).toMatchObject({
    code: "invalid",
    fields: { currentPassword: "required" },
    values: { passkeyName: "Celular" },
  });
  expect(calls).toEqual([]);
});

it("adding a passkey without a confirmed session redirects to the confirmation, and keeps the name", async () => {
  const { calls } = await startFakeCms({
    "POST /api/auth/passkeys/challenge": () => ({
      status: 403,
      body: { error: "", code: "confirmation-required" },
    }),
  });
  const { location, cookies } = await requestPage(routes, "/client-area/security", {
    form: addForm,
    cookie,
  });
  expect(location).toBe("/client-area/confirm?returnTo=%2Fclient-area%2Fsecurity");
  expect(cookies.join()).toContain("form-draft=");
  expect(calls).toEqual(["POST /api/auth/passkeys/challenge"]);
});
