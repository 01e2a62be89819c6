import { adminApi } from "contracts";
import type { Access, CollectionSlug, PayloadRequest } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import {
  createBasicHeaders,
  createRegistration,
  newCustomer,
  newStaff,
  type TestAccount,
} from "./support/people.ts";

/** Tests Payload's own endpoints as every kind of user except administrators. */
let cms: RunningCms;
let admin: TestAccount;
let people: Record<"nobody" | "customer" | "editor", Record<string, string>>;
beforeAll(async () => {
  cms = await startCms();
  admin = await newStaff(cms, "admin");
  const [customer, editor] = [await newCustomer(cms), await newStaff(cms, "editor")];
  const origin = "http://localhost:3000";
  people = {
    nobody: {},
    customer: { ...createBasicHeaders(customer), cookie: customer.cookie, origin },
    editor: { cookie: editor.cookie, origin },
  };
  await cms.request(adminApi.plans, {
    body: { name: "Start", price: 1, description: "x", status: "ativo" },
    cookie: admin.cookie,
  });
});
afterAll(() => cms?.stop());

const collections = ["customers", "plans", "subscriptions", "audit-log", "staff"];
const acceptable: Record<string, object> = {
  customers: createRegistration(),
  plans: { id: "123", name: "Start", description: "x", price: 1, status: "ativo" },
  subscriptions: { since: "2026-01-01" },
  "audit-log": { action: "setup" },
  staff: { email: "intruso@example.com", name: "X", role: "admin", password: "uma senha boa" },
};

async function everything(): Promise<unknown[]> {
  const tables = ["customers", "plans", "subscriptions", "audit_log", "staff", "passwords"];
  const results = await Promise.all(
    tables.map((table) =>
      cms.query(
        // Excludes audit log entries about staff who change their own name.
        `select * from ${table} t
         where to_jsonb(t) ->> 'action' is distinct from 'staff.update'
         order by md5((to_jsonb(t) - $$name$$ - $$updated_at$$)::text)`,
      ),
    ),
  );
  return results.map(({ rows }) => rows);
}

async function firstId(collection: string): Promise<string> {
  const response = await cms.request(`/api/${collection}?limit=1`, { cookie: admin.cookie });
  // Uses a made-up id for Payload's internal collections, which no user may list.
  const { docs = [] } = (await response.json()) as { docs?: { id: string }[] };
  return docs[0]?.id ?? "019c0000-0000-7000-8000-000000000000";
}

describe.each(collections)("records of %s", (collection) => {
  it.each(["nobody", "customer", "editor", "administrator"] as const)(
    "cannot be written by %s",
    async (who) => {
      const before = await everything();
      const id = await firstId(collection);
      const body = acceptable[collection];
      const headers =
        who === "administrator"
          ? { cookie: admin.cookie, origin: "http://localhost:3000" }
          : people[who];
      const attempts: [string, string, object?][] = [
        ["POST", "", body],
        ["PATCH", `/${id}`, { ...body, role: "admin" }],
        ["PATCH", "?where[id][exists]=true", { email: "outro@example.com", role: "admin" }],
        ["DELETE", `/${id}`],
        ["DELETE", "?where[id][exists]=true"],
        ["POST", `/${id}/duplicate`, {}],
      ];
      for (const [method, rest, data] of attempts) {
        const response = await cms.request(`/api/${collection}${rest}`, {
          method,
          headers,
          ...(data ? { body: data } : {}),
        });
        expect(response.status, `${method} ${rest}`).toBeLessThan(500);
      }
      // Ignores a changed name of staff, because staff may change their own name.
      const mayDiffer = ["updated_at", ...(collection === "staff" ? ["name"] : [])];
      const touched = (rows: unknown) =>
        JSON.parse(JSON.stringify(rows), (key, value) => (mayDiffer.includes(key) ? null : value));
      expect(touched(await everything())).toEqual(touched(before));
    },
  );

  it.each(["nobody", "customer"] as const)("cannot be read by %s", async (who) => {
    const headers = people[who];
    const id = await firstId(collection);
    for (const path of ["", "?depth=5&limit=500", `/${id}`, "/count", "?where[email][like]=a"]) {
      const response = await cms.request(`/api/${collection}${path}`, { headers });
      expect([400, 403, 404], path).toContain(response.status);
      expect(await response.text(), path).not.toContain("@");
    }
  });

  if (collection !== "staff") {
    it("cannot be read by editors", async () => {
      const response = await cms.request(`/api/${collection}`, { headers: people.editor });
      expect(response.status).toBe(403);
    });
  }

  it("can be read by administrators, without secret fields", async () => {
    const { cookie } = admin;
    expect((await cms.request(`/api/${collection}`, { cookie })).status).toBe(200);
    for (const secret of ["hash", "salt", "password", "passwords.hash", "sessions.id", "token"]) {
      for (const operator of ["like", "exists", "not_equals"]) {
        const query = `where[${secret}][${operator}]=${operator === "exists" ? "true" : "a"}`;
        const response = await cms.request(`/api/${collection}?${query}`, { cookie });
        expect(response.status, query).toBe(400);
      }
    }
    const text = await (await cms.request(`/api/${collection}?depth=3`, { cookie })).text();
    expect(text).not.toMatch(/argon2|"(hash|salt|password|token)":/);
  });
});

describe.each(["customers", "staff"])("%s", (collection) => {
  it.each([
    "first-register",
    "forgot-password",
    "login",
    "reset-password",
    "unlock",
    "verify/token",
  ])("does not have Payload's login endpoint %s", async (door) => {
    const body = { ...admin, token: "x", name: "X", fullname: "Ana", phone: "1", role: "admin" };
    const response = await cms.request(`/api/${collection}/${door}`, { body });
    expect(response.status).toBe(403);
    const asStaff = { body, cookie: admin.cookie };
    expect((await cms.request(`/api/${collection}/${door}`, asStaff)).status).toBe(404);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

/** Collections whose published documents the site shows. */
const content = ["legal", "media", "pages", "posts", "pricing-plans", "testimonials"];

const refusals = [400, 401, 403, 404];

async function everyTable(): Promise<Record<string, unknown>> {
  const { rows: tables } = await cms.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename not in ('familiar_senders', 'rate_limits', 'sessions') order by 1`,
  );
  const sums = await Promise.all(
    tables.map(({ name }) =>
      cms.query(`select count(*), md5(string_agg(t::text, ',' order by t::text)) from "${name}" t`),
    ),
  );
  return Object.fromEntries(tables.map(({ name }, index) => [name, sums[index]?.rows[0]]));
}

describe.each(["nobody", "customer"] as const)("Payload's REST API, called by %s", (who) => {
  const send = (method: string, path: string, body?: object) =>
    cms.request(path, { method, headers: people[who], ...(body ? { body } : {}) });
  const slugs = () => Object.keys(cms.payload.collections);
  const hasVersions = (slug: string) =>
    Boolean(cms.payload.collections[slug as CollectionSlug].config.versions);

  it("cannot write to any collection or global", async () => {
    // Waits until the e-mails about the created accounts are sent and thereby deleted.
    await expect.poll(async () => (await cms.query("select id from mails")).rows).toEqual([]);
    const before = await everyTable();
    expect(slugs()).toEqual(expect.arrayContaining([...content, ...collections, "leads"]));
    for (const slug of slugs()) {
      const id = await firstId(slug);
      for (const [method, rest, body] of [
        ["POST", "", {}],
        ["PATCH", `/${id}`, {}],
        ["PATCH", "?where[id][exists]=true", {}],
        ["DELETE", `/${id}`],
        ["DELETE", "?where[id][exists]=true"],
        ["POST", `/${id}/duplicate`, {}],
        ...(hasVersions(slug) ? [["POST", `/versions/${id}`, {}]] : []),
      ] as [string, string, object?][]) {
        const { status } = await send(method, `/api/${slug}${rest}`, body);
        expect(refusals, `${method} ${slug}${rest}: ${status}`).toContain(status);
      }
    }
    for (const { slug } of cms.payload.globals.config) {
      const { status } = await send("POST", `/api/globals/${slug}`, { _status: "draft" });
      expect(status, slug).toBe(403);
    }
    expect(await everyTable()).toEqual(before);
  });

  it("cannot read any collection, not even published content", async () => {
    for (const slug of slugs()) {
      const id = await firstId(slug);
      const refused = [
        ...(hasVersions(slug) ? ["/versions", `/versions/${id}`] : []),
        ...["", "?depth=5&limit=500", `/${id}`, "/count"],
      ];
      for (const rest of refused) {
        const response = await send("GET", `/api/${slug}${rest}`);
        const { status } = response;
        const text = await response.text();
        // Skips the response that Payload sends for a missing preference.
        if (!/^{"message":"[^"]+","value":null}$/.test(text)) {
          expect(refusals, `${slug}${rest}: ${status}`).toContain(status);
        }
        expect(text, `${slug}${rest}`).not.toContain("@");
      }
    }
  });

  it("cannot call any endpoint that is not in the list of open endpoints", async () => {
    const { publicPayloadEndpoints } = await import("../src/http/guard-endpoints.ts");
    const { rootEndpoints } = await import("../src/http/root-endpoints.ts");
    const { collections: entities, globals, endpoints } = cms.payload.config;
    const isOwn = (path: string) => rootEndpoints.some((each) => each.path === path);
    const everyEndpoint = [
      ...entities.map(({ slug, endpoints: own }) => [`/${slug}`, own] as const),
      ...globals.map(({ slug, endpoints: own }) => [`/globals/${slug}`, own] as const),
      ["", endpoints.filter(({ path }) => !isOwn(path))] as const,
    ].flatMap(([below, own]) =>
      (own || []).map(({ method, path }) => ({ method, path: below + (path === "/" ? "" : path) })),
    );
    expect(everyEndpoint.length).toBeGreaterThan(200);
    const opened: string[] = [];
    for (const { method, path } of everyEndpoint) {
      const name = `${method.toUpperCase()} ${path}`;
      if (publicPayloadEndpoints.includes(name)) {
        opened.push(name);
        continue;
      }
      const asked = path.replaceAll(/:\w+\??/g, "019c0000-0000-7000-8000-000000000000");
      if (/^GET \/payload-preferences\/[^/]+$/.test(name)) {
        // Skips this endpoint: Payload treats the path as the key of a missing preference.
        continue;
      }
      const isRead = method === "get";
      const { status } = await send(method.toUpperCase(), `/api${asked}`, isRead ? undefined : {});
      expect([401, 403, 404], `${name}: ${status}`).toContain(status);
    }
    // Checks that the loop found every endpoint of the list.
    expect([...new Set(opened)].toSorted()).toEqual([...publicPayloadEndpoints].toSorted());
  });
});

it("the access rules of each collection and global reject a visitor's writes and reads of versions", async () => {
  const req = {
    user: null,
    payload: cms.payload,
    headers: new Headers(),
    context: {},
  } as unknown as PayloadRequest;
  const { collections: entities, globals } = cms.payload.config;
  const allowed: string[] = [];
  for (const { slug, access } of [...entities, ...globals]) {
    const rules = access as Partial<Record<string, Access>>;
    for (const verb of ["create", "update", "delete", "readVersions"]) {
      if ((await rules[verb]?.({ req, data: {} })) ?? false) {
        allowed.push(`${slug} ${verb}`);
      }
    }
  }
  expect(allowed).toEqual([]);
});
