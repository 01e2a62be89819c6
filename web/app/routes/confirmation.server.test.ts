import { expect, it } from "vitest";
import { startFakeCms } from "#app/test-support/cms.ts";
import { requestPage } from "#app/test-support/request-page.ts";
import * as frame from "./account-page-layout.tsx";
import * as confirm from "./panel/confirm.tsx";
import * as security from "./panel/security.tsx";

const routes = [
  { path: "/admin/confirm", module: confirm },
  { path: "/admin/security", module: security },
];
const cookie = "staff-session=token";
const admin = {
  id: "00000000-0000-4000-8000-00000000000a",
  email: "rita@example.com",
  name: "Rita",
  role: "admin",
} as const;
const confirmed = { body: { success: true } };

it.each([
  ["an administrator", { body: { success: true, admin } }, "/admin/staff"],
  ["an editor", { status: 403, body: { error: "", code: "forbidden" } }, "/admin/security"],
])(
  "the confirmation without `returnTo` redirects %s to a screen that the account may see",
  async (_, verified, home) => {
    await startFakeCms({
      "GET /api/admin/verify": () => verified,
      "POST /api/admin/confirmation": () => confirmed,
    });
    const form = { intent: "confirm", currentPassword: "girafa-azul-9" };
    const { location } = await requestPage(routes, "/admin/confirm", { form, cookie });
    expect(location).toBe(home);
  },
);

it("staff login shows a message if the session has ended", async () => {
  await startFakeCms({
    "GET /api/admin/verify": () => ({
      status: 401,
      body: { error: "Não autenticado", code: "unauthenticated" },
    }),
    "GET /api/admin/setup-required": () => ({
      body: { setupRequired: false, tokenRequired: false },
    }),
  });
  const { location, cookies } = await requestPage(routes, "/admin/security", { cookie });
  expect(location).toBe("/admin?returnTo=%2Fadmin%2Fsecurity");
  const frameRoute = { id: "frame", module: frame, path: "*" };
  const flash = cookies.map((sent) => sent.split(";")[0]).join("; ");
  const login = await requestPage([frameRoute], "/admin", { cookie: flash });
  expect(login.page.loaderData.frame).toMatchObject({ key: "session-ended" });
});
