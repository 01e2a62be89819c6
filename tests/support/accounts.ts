import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { uniqueWord } from "./content.ts";
import { withDatabase } from "./database.ts";
import type { Instance } from "./instance.ts";
import { waitUntil } from "./processes.ts";
import { StaffApi } from "./staff-api.ts";
import { readTestSetup } from "./test-setup.ts";

export interface Customer {
  fullname: string;
  email: string;
  phone: string;
  password: string;
}

export function createCustomerData(): Customer {
  const word = uniqueWord("ana");
  return {
    fullname: `Ana ${word}`,
    email: `${word}@example.com`,
    phone: "(11) 91234-5678",
    password: "girafa-azul-9",
  };
}

/** Calls the account API as a client that is not a browser. */
export async function callAccountApi(
  { url }: Pick<Instance, "url">,
  path: string,
  body: unknown,
  host = "localhost",
): Promise<Response> {
  return fetch(url.replace("localhost", host) + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(body),
  });
}

export async function registerCustomer(instance: Pick<Instance, "url">): Promise<Customer> {
  const customer = createCustomerData();
  const response = await callAccountApi(instance, "/api/auth/register", customer);
  if (response.status !== 201) {
    throw new Error(`register: ${response.status}`);
  }
  return customer;
}

export async function logInCustomer(page: Page, { email, password }: Customer): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.waitForURL("/client-area");
}

export async function logInStaff(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

/** Returns functions that create test data as an administrator, through the API. */
export async function createAdministratorApi(instance: Pick<Instance, "url">) {
  const api = await StaffApi.logIn(instance, readTestSetup().accounts.admin);
  async function expectJson(method: string, path: string, body?: Record<string, unknown>) {
    const response = await api.call(method, `/admin${path}`, body);
    const text = await response.text();
    if (!response.ok) {
      throw new Error(`${method} ${path}: ${response.status} ${text}`);
    }
    return JSON.parse(text);
  }
  return {
    async createPlan(status: "ativo" | "inativo" = "ativo") {
      const name = `Plano ${uniqueWord("p")}`;
      const description = "Quatro vCPUs e suporte 24/7.";
      const plan = await expectJson("POST", "/plans", { name, description, price: 1249.9, status });
      return plan as { id: string; name: string };
    },
    updatePlan: (id: string, changes: Record<string, unknown>) =>
      expectJson("PUT", `/plans/${id}`, changes),
    async findUser({ email }: Customer) {
      const page = await expectJson("GET", `/users?search=${encodeURIComponent(email)}`);
      return page.docs[0] as { id: string };
    },
    removeUser: (id: string) => expectJson("DELETE", `/users/${id}`),
    async addPlan(userId: string, planId: string, nextPayment?: string) {
      return expectJson("POST", `/users/${userId}/plans`, {
        planId,
        ...(nextPayment ? { nextPayment } : {}),
      });
    },
    async cancel(subscriptionId: string) {
      return expectJson("POST", `/subscriptions/${subscriptionId}/cancel`);
    },
    createStaff: (name: string, email: string) => expectJson("POST", "/staff", { name, email }),
  };
}

/** Returns the link to a screen from the newest e-mail to this address in the instance's outbox. */
export async function readEmailedLink(
  { dataDirectory }: Pick<Instance, "dataDirectory">,
  email: string,
  screen: string,
): Promise<string> {
  const outbox = join(dataDirectory, "outbox");
  let link: string | undefined;
  await waitUntil(
    `a message to ${email}`,
    async () => {
      const files = (await readdir(outbox).catch(() => [])).sort();
      for (const file of files) {
        const text = (await readFile(join(outbox, file), "utf8")).replace(/=\r?\n/g, "");
        if (text.includes(email)) {
          const found = /https?:\/\/[^\s"<]+token=(?:3D)?[\w-]{43}/.exec(text)?.[0];
          link = found?.includes(screen) ? found.replace("=3D", "=") : link;
        }
      }
      return link !== undefined;
    },
    { every: 100 },
  );
  return link ?? "";
}

/** Creates a member of staff by an invitation. */
export async function createStaffMember(instance: Instance, role: "admin" | "editor") {
  const api = await StaffApi.logIn(instance, readTestSetup().accounts.admin);
  const email = `${uniqueWord("staff")}@example.com`;
  const invited = await api.call("POST", "/admin/staff", { name: "Rita", email, role });
  expect(invited.status).toBe(201);
  const link = await readEmailedLink(instance, email, "/admin/invite");
  const password = "girafa-azul-9";
  const token = new URL(link).searchParams.get("token");
  await callAccountApi(instance, "/api/admin/staff/accept-invite", { token, password });
  return { email, password };
}

/** Makes the last confirmation of an account's sessions eleven minutes old. */
export async function expireConfirmations(instance: Instance, email: string): Promise<void> {
  const { rowCount } = await withDatabase(instance, (client) =>
    client.query(
      `update sessions set confirmed_at = now() - interval '11 minutes'
       where customer_id in (select id from customers where email = $1)
       or staff_id in (select id from staff where email = $1)`,
      [email],
    ),
  );
  expect(rowCount).toBeGreaterThan(0);
}

/** Replaces no-break spaces by spaces, and trims. */
export const normalizeSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ").trim();

/** Waits until the scripts of a page have made its dialog modal. */
export async function waitForModalDialog(page: Page): Promise<void> {
  await page.locator("dialog:modal").waitFor();
}

/**
 * Waits until React has hydrated the element that the selector `used` matches. The first interaction loads React;
 * before, the browser submits forms and follows links natively.
 */
export async function waitForHydration(page: Page, used = "main form"): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) =>
        key.startsWith("__reactFiber"),
      ),
    used,
  );
}

/**
 * Makes the page load React by moving the pointer. Moves the pointer twice, because the first call moves nothing if the
 * pointer is already at its target.
 */
export async function loadReact(page: Page): Promise<void> {
  await page.getByRole("main").hover();
  await page.mouse.move(320, 320, { steps: 3 });
  await waitForHydration(page, "main a");
}

/** Chooses a plan in the dialog that adds a plan to a customer; waits for React first. */
export async function choosePlan(dialog: Locator, name: string): Promise<void> {
  await dialog.locator("input[role=combobox]").fill(name);
  await dialog.getByRole("option", { name }).click();
}
