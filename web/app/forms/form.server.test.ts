import { loginRequest } from "contracts";
import { expect, it } from "vitest";
import { z } from "zod";
import { consumeFlash } from "#app/session/flash.server.ts";
import { staffSessionMiddleware } from "#app/session/staff.server.ts";
import { startFakeCms } from "#app/test-support/cms.ts";
import { requestPage } from "#app/test-support/request-page.ts";
import * as frame from "../routes/account-page-layout.tsx";
import {
  type ActionArgs,
  createFormHandler,
  emptyFormSchema,
  submitForm,
  submitFormByIntent,
} from "./form.server.ts";

const secret = "girafa-azul-9";
const profile = z.object({
  fullname: z.string().min(3, "too-short"),
  currentPassword: loginRequest.shape.password.optional(),
});

/** Route with one form, which may redirect to another page. */
const page = {
  path: "/admin",
  module: {
    middleware: [staffSessionMiddleware],
    loader: async ({ context }: ActionArgs) => ({ flash: await consumeFlash(context) }),
    action: (args: ActionArgs) =>
      submitForm(args, { schema: profile, path: "/api/profile", done: "profile" }),
  },
};

it("a form calls the CMS with the parsed fields, sets the flash message and redirects", async () => {
  const sent: unknown[] = [];
  await startFakeCms({
    "POST /api/profile": (body) => {
      sent.push(body);
      return { body: { success: true } };
    },
  });
  const fields = { fullname: "Ana Souza", currentPassword: secret, role: "admin" };
  const { status, location, cookies } = await requestPage([page], "/admin?page=2&choice=x", {
    form: fields,
  });
  expect(sent).toEqual([{ fullname: "Ana Souza", currentPassword: secret }]);
  expect([status, location]).toEqual([302, "/admin?page=2"]);
  expect(cookies).toEqual([expect.stringMatching(/^flash=.*; HttpOnly; SameSite=Lax$/)]);

  const [cookie = ""] = cookies[0]?.split(";") ?? [];
  const next = await requestPage([page], "/admin", { cookie });
  expect(next.page.loaderData).toEqual({ "/admin": { flash: { key: "profile" } } });
  expect(next.cookies).toEqual([expect.stringMatching(/^flash=.*Max-Age=0/)]);
});

it("a forged flash message is ignored", async () => {
  for (const value of ["<b>x</b>", "toString", ""]) {
    const cookie = `flash=${encodeURIComponent(btoa(JSON.stringify(value)))}`;
    const { page: shownPage } = await requestPage([page], "/admin", { cookie });
    expect(shownPage.loaderData).toEqual({ "/admin": {} });
  }
});

it("an invalid form gets its values back, but no secrets and no unknown fields", async () => {
  const { calls } = await startFakeCms({});
  const fields = { fullname: "An", currentPassword: secret, password: secret };
  const { status, page: shownPage } = await requestPage([page], "/admin", { form: fields });
  expect(status).toBe(400);
  expect(shownPage.actionData).toEqual({
    "/admin": {
      code: "invalid",
      intent: "",
      fields: { fullname: "too-short" },
      values: { fullname: "An" },
    },
  });
  expect(calls).toEqual([]);
});

it("a form that the CMS rejects gets the status and errors of the CMS, but no secrets", async () => {
  await startFakeCms({
    "POST /api/profile": () => ({
      status: 409,
      body: { error: "E-mail", code: "email-taken", fields: { currentPassword: "wrong" } },
    }),
  });
  const fields = { fullname: "Ana Souza", currentPassword: secret };
  const { status, page: shownPage } = await requestPage([page], "/admin", { form: fields });
  expect(status).toBe(409);
  expect(JSON.stringify(shownPage)).not.toContain(secret);
  expect(shownPage.actionData?.["/admin"]).toMatchObject({
    code: "email-taken",
    fields: { currentPassword: "wrong" },
    values: { fullname: "Ana Souza" },
  });
});

it("a form shows an error if the CMS returns no valid response", async () => {
  await startFakeCms({ "POST /api/profile": () => ({ status: 502, body: "?" }) });
  const { status, page: shownPage } = await requestPage([page], "/admin", {
    form: { fullname: "Ana Souza" },
  });
  expect([status, shownPage.actionData?.["/admin"]]).toMatchObject([503, { code: "unavailable" }]);
});

it("a form redirects to login, which returns to the form, if the session has ended", async () => {
  await startFakeCms({
    "POST /api/profile": () => ({
      status: 401,
      body: { error: "Não autenticado", code: "unauthenticated" },
      headers: { "set-cookie": "staff-session=; Max-Age=0" },
    }),
  });
  const dialog = { ...page, path: "/admin/plans/new" };
  const { location, cookies } = await requestPage([dialog], "/admin/plans/new?page=2", {
    form: { fullname: "Ana Souza" },
  });
  expect(location).toBe("/admin?returnTo=%2Fadmin%2Fplans%2Fnew%3Fpage%3D2");
  expect(cookies).toEqual([
    "staff-session=; Max-Age=0",
    expect.stringMatching(/^form-draft=/),
    expect.stringMatching(/^flash=/),
  ]);
});

it("a form redirects to the confirmation of the session, which restores all values except secrets", async () => {
  await startFakeCms({
    "POST /api/profile": () => ({
      status: 403,
      body: { error: "Confirme", code: "confirmation-required" },
    }),
  });
  const dialog = { ...page, path: "/admin/staff/new" };
  const { location, cookies } = await requestPage([dialog], "/admin/staff/new?page=2", {
    form: { fullname: "Ana Souza", currentPassword: secret },
  });
  expect(location).toBe("/admin/confirm?returnTo=%2Fadmin%2Fstaff%2Fnew%3Fpage%3D2");
  const cookie = cookies.find((sent) => sent.startsWith("form-draft="))?.split(";")[0] ?? "";
  const frameRoute = { id: "frame", module: frame, path: "*" };
  const again = await requestPage([frameRoute], "/admin/staff/new", { cookie });
  expect(again.page.loaderData.frame).toMatchObject({
    draft: { values: { fullname: "Ana Souza" } },
  });
  expect(JSON.stringify(again.page.loaderData)).not.toContain(secret);
});

/** Sends a form after the session has expired; returns the message and the restored values. */
async function restoredFormOf(fullname: string) {
  await startFakeCms({
    "POST /api/profile": () => ({
      status: 401,
      body: { error: "Não autenticado", code: "unauthenticated" },
    }),
  });
  const dialog = { ...page, path: "/admin/plans/new" };
  const { cookies } = await requestPage([dialog], "/admin/plans/new", { form: { fullname } });
  const cookie = cookies.map((sent) => sent.split(";")[0]).join("; ");
  const frameRoute = { id: "frame", module: frame, path: "*" };
  const login = await requestPage([frameRoute], "/admin", { cookie });
  const draft = cookie.split("; ").find((sent) => sent.startsWith("form-draft=")) ?? "";
  const again = await requestPage([frameRoute], "/admin/plans/new", { cookie: draft });
  return { login: login.page.loaderData.frame, again: again.page.loaderData.frame };
}

it("login restores a long text of a form, unless the text is too long for the draft", async () => {
  const sentence = "Preciso de dois servidores para o ERP e o banco de dados, com backup e IPv4. ";
  const long = Array.from({ length: 50 }, (_, index) => `${index} ${sentence}`).join("");
  const { login, again } = await restoredFormOf(long);
  expect(login).toMatchObject({ key: "session-ended" });
  expect(again).toMatchObject({ key: "draft-kept", draft: { values: { fullname: long } } });

  const noise = Array.from({ length: 9_000 }, (_, index) => Math.sin(index).toString(36)[5]).join(
    "",
  );
  const tooLong = await restoredFormOf(noise);
  expect([tooLong.login, tooLong.again]).toMatchObject([{ key: "draft-lost" }, {}]);
});

it("login restores the values of a form only once, and only on the page of the form", async () => {
  const unauthenticated = {
    status: 401,
    body: { error: "Não autenticado", code: "unauthenticated" },
  };
  await startFakeCms({ "POST /api/profile": () => unauthenticated });
  const dialog = { ...page, path: "/admin/plans/new" };
  const { cookies } = await requestPage([dialog], "/admin/plans/new", {
    form: { fullname: "Ana Souza", currentPassword: "girafa-azul-9" },
  });
  const cookie = cookies.find((sent) => sent.startsWith("form-draft="))?.split(";")[0] ?? "";
  const frameRoute = { id: "frame", module: frame, path: "*" };

  const elsewhere = await requestPage([frameRoute], "/admin", { cookie });
  expect([elsewhere.page.loaderData.frame, elsewhere.cookies]).toEqual([{}, []]);

  const again = await requestPage([frameRoute], "/admin/plans/new?page=2", { cookie });
  expect(again.page.loaderData.frame).toEqual({
    key: "draft-kept",
    draft: { path: "/admin/plans/new", values: { fullname: "Ana Souza" } },
  });
  expect(again.cookies).toEqual([expect.stringMatching(/^form-draft=;.*Max-Age=0/)]);
});

it("the field `intent` chooses the form, and an unknown intent is rejected", async () => {
  const { calls } = await startFakeCms({
    "POST /api/one": () => ({ body: { success: true } }),
  });
  const severalForms = {
    path: "/admin",
    module: {
      action: (args: ActionArgs) =>
        submitFormByIntent(args, {
          one: createFormHandler({ schema: emptyFormSchema, path: "/api/one" }),
          two: createFormHandler({ schema: profile, path: "/api/profile" }),
        }),
    },
  };
  expect(await requestPage([severalForms], "/admin", { form: { intent: "one" } })).toMatchObject({
    location: "/admin",
  });
  expect(calls).toEqual(["POST /api/one"]);
  for (const intent of ["two", "three", "toString", ""]) {
    const { status, page: shownPage } = await requestPage([severalForms], "/admin", {
      form: { intent },
    });
    expect([status, shownPage.actionData?.["/admin"]]).toMatchObject([
      400,
      { code: "invalid", intent },
    ]);
  }
});
