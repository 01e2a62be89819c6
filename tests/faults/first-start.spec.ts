import { join } from "node:path";
import { generate } from "otplib";
import { logInStaff } from "../support/accounts.ts";
import { uniqueWord } from "../support/content.ts";
import {
  type Instance,
  readLauncherOutput,
  startInstance,
  stopInstance,
} from "../support/instance.ts";
import { sendRawRequest } from "../support/raw-request.ts";
import { stopIfRunning } from "../support/separate-instance.ts";
import { readPublishedPaths } from "../support/sitemap.ts";
import { StaffApi } from "../support/staff-api.ts";
import { expect, test } from "../support/test.ts";
import { createDataTemplate, createTestAccount, readTestSetup } from "../support/test-setup.ts";

let instance: Instance;
test.beforeAll(async () => {
  instance = await startInstance({
    dataDirectory: join(readTestSetup().directory, uniqueWord("fresh-")),
  });
});
test.afterAll(() => stopIfRunning(instance));

async function post(path: string, body: unknown) {
  return fetch(`${instance.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const intruder = {
  email: "intruso@example.com",
  password: "senha-longa-1",
  name: "X",
  role: "admin",
};

test("one command in an empty directory starts the whole site", async () => {
  expect(await readPublishedPaths(instance.url)).toEqual(
    await readPublishedPaths(readTestSetup().reading.url),
  );
  const output = await readLauncherOutput(instance);
  expect(output).toContain(instance.url);
  expect(output).toContain(`${instance.url}/admin`);
});

test("the CMS sets no idle timeout for connections of the site", async () => {
  const { headers } = await fetch(`http://127.0.0.1:${instance.cmsPort}/healthz`);
  // The header `Keep-Alive` would state the idle timeout after which Node closes the connection.
  expect(headers.get("keep-alive")).toBeNull();
});

test("without accounts, Payload's endpoints create no account", async () => {
  const attempts = await Promise.all(
    Array.from({ length: 20 }, () => post("/staff/first-register", intruder)),
  );
  expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 403));
  expect((await post("/staff", { ...intruder })).status).toBe(403);
  expect((await post("/staff/login", intruder)).status).toBe(403);
  expect((await post("/admin/login", intruder)).status).toBe(401);
  const me = await sendRawRequest(instance, "/api/staff/me");
  expect(JSON.parse(me.text)).toMatchObject({ user: null });
  const setup = await sendRawRequest(instance, "/api/admin/setup-required");
  expect(JSON.parse(setup.text)).toMatchObject({ setupRequired: true });
});

test("without accounts, the CMS's login redirects to the setup", async () => {
  for (const path of ["/cms/login", "/cms/create-first-user"]) {
    const { headers } = await sendRawRequest(instance, path);
    expect(headers.location, path).toBe("/admin?returnTo=%2Fcms");
  }
});

const account = createTestAccount("operator", "admin");

test("the setup is closed once the operator has created an account", async () => {
  await createDataTemplate(instance.dataDirectory, [account]);
  const operator = await StaffApi.logIn(instance, account);
  const { user } = (await (await operator.call("GET", "/staff/me")).json()) as {
    user: Record<string, unknown>;
  };
  expect(user).toMatchObject({ email: account.email, role: "admin" });
  expect((await post("/admin/setup", intruder)).status).toBe(403);
});

test("an account without a second factor must add one once staff need a second factor", async ({
  browser,
}) => {
  await stopInstance(instance);
  const env = { STAFF_SECOND_FACTOR_FROM: "2026-01-01" };
  instance = await startInstance({ ...instance, env });
  const context = await browser.newContext({ baseURL: instance.url });
  const page = await context.newPage();
  await logInStaff(page, account);
  await expect(page).toHaveURL(/\/admin\/security$/);
  await expect(page.getByText("Ative-a agora, ou adicione uma passkey")).toBeVisible();
  for (const path of ["/cms", "/admin/staff"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin\/security$/);
  }
  const section = page.getByRole("region", { name: "Verificação em duas etapas", exact: true });
  await section.getByLabel("Senha atual").fill(account.password);
  await page.getByRole("button", { name: "Ativar", exact: true }).click();
  const secret = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  const code = await generate({ secret: secret.replaceAll(" ", "") });
  await page.getByLabel("Código", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Confirmar", exact: true }).click();
  await page.getByRole("link", { name: "Já guardei" }).click();
  await page.getByRole("link", { name: "Equipe" }).click();
  const team = page.getByRole("table", { name: "Equipe" });
  await expect(team.getByText(account.email)).toBeVisible();
  await page.goto("/cms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel");
  await context.close();
});
