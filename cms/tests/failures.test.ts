import { adminApi, authApi, quotesApi } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, siteOrigin, startCms } from "./support/cms.ts";
import {
  createRegistration,
  newClientHeaders,
  newStaff,
  type TestAccount,
} from "./support/people.ts";
import { type CmsProcess, startApi } from "./support/processes.ts";

/** Tests how failures are reported to clients and in the log. */
let cms: RunningCms;
let api: CmsProcess & { url: string };
let admin: TestAccount;
beforeAll(async () => {
  cms = await startCms({}, { hasOwnCluster: true });
  admin = await newStaff(cms, "admin");
  api = await startApi({ ...cms.environment, TEST_LOG_LEVEL: "info", LOG_FORMAT: "json" });
});
afterAll(async () => {
  await api?.kill();
  await cms?.stop();
});

describe("the log of a failed SQL statement", () => {
  it("has few lines, with the id of the request and without personal data", async () => {
    await cms.query("alter table customers add constraint nobody check (fullname not like 'Zul%')");
    const person = createRegistration({
      fullname: "Zulmira Quintanilha",
      phone: "(11) 98765-4321",
    });
    const before = api.lines.length;
    const response = await cms.request(authApi.register, {
      at: api.url,
      body: person,
      headers: newClientHeaders(),
    });
    await cms.query("alter table customers drop constraint nobody");
    expect(response.status).toBe(500);
    const id = response.headers.get("x-request-id") ?? "";
    await expect.poll(() => api.lines.join("\n")).toContain(id);
    const log = api.lines.slice(before);
    expect(log.length).toBeLessThanOrEqual(3);
    const text = log.join("\n");
    expect(log.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ requestId: id, msg: expect.stringContaining("23514") }),
    );
    for (const value of ["Zulmira", person.email, "98765", "5511987654321", person.password]) {
      expect(text).not.toContain(value);
    }
  });
});

describe("an API call without a database", () => {
  it("gets 503 with Retry-After", async () => {
    const { docs } = (await (
      await cms.request("/api/pages?limit=1&depth=0", { cookie: admin.cookie })
    ).json()) as { docs: { id: string }[] };
    await cms.database.stop();
    const quote = {
      locale: "pt-BR",
      configuration: {},
    };
    const asAdmin = { cookie: admin.cookie, origin: siteOrigin };
    const calls: [string, string, object | undefined, Record<string, string>][] = [
      ["POST", authApi.register, createRegistration(), {}],
      ["POST", authApi.login, { email: "a@example.com", password: "uma senha" }, {}],
      ["POST", authApi.forgotPassword, { email: "a@example.com" }, {}],
      ["GET", adminApi.plans, undefined, asAdmin],
      ["POST", adminApi.plans, { name: "x", price: 1, description: "x" }, asAdmin],
      ["GET", `${quotesApi.quotes}/0123456789abcdef`, undefined, {}],
      ["POST", quotesApi.prices, quote, asAdmin],
      ["GET", "/api/content/documents", undefined, {}],
      ["GET", "/api/content/resolve?path=/", undefined, {}],
      ["GET", "/api/pages", undefined, asAdmin],
      ["PATCH", `/api/pages/${docs[0]?.id}`, { title: "x" }, asAdmin],
      ["POST", "/api/lead-deliveries/retry-dead", undefined, asAdmin],
    ];
    for (const [method, path, body, headers] of calls) {
      const response = await cms.request(path, {
        method,
        headers: { ...newClientHeaders(), ...headers },
        ...(body ? { body } : {}),
      });
      const told = [path, response.status, response.headers.get("retry-after")];
      expect(told, await response.text()).toEqual([path, 503, "5"]);
    }
  });
});
