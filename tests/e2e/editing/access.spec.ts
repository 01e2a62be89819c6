import { registerCustomer } from "../../support/accounts.ts";
import { pageData, postData, richText, uniqueWord } from "../../support/content.ts";
import { expect, test } from "../../support/editing.ts";
import { StaffApi } from "../../support/staff-api.ts";
import { readTestSetup } from "../../support/test-setup.ts";

type Json = Record<string, unknown>;

const contentCollections = ["pages", "posts", "legal", "testimonials", "pricing-plans"] as const;
const collections = [
  ...contentCollections,
  "media",
  "staff",
  "customers",
  "plans",
  "subscriptions",
  "audit-log",
  "former-addresses",
] as const;
const internalCollections = [
  "payload-preferences",
  "payload-locked-documents",
  "payload-migrations",
  "payload-kv",
  "payload-jobs",
] as const;
const closedCollections = [
  "staff",
  "customers",
  "plans",
  "subscriptions",
  "audit-log",
  "former-addresses",
] as const;
const globals = ["site-settings", "navigation", "price-catalogue"] as const;

/** Valid data for each collection, so that only missing permissions can cause a rejection. */
const acceptable: Record<(typeof collections)[number], Json> = {
  pages: pageData("pagina-de-ninguem", "De ninguém"),
  posts: postData("artigo-de-ninguem", "De ninguém"),
  legal: {
    ...pageData("documento-de-ninguem", "De ninguém"),
    effectiveDate: "2026-01-01",
    body: richText("De ninguém."),
  },
  testimonials: { name: "Ninguém", role: "Ninguém", content: "De ninguém." },
  "pricing-plans": {
    name: "Ninguém",
    audience: "Ninguém",
    features: [{ text: "Nada" }],
    link: { kind: "chat", label: "Nada" },
  },
  media: { alt: "De ninguém" },
  staff: { email: "ninguem@example.com", name: "X", role: "admin" },
  customers: { email: "ninguem@example.com", fullname: "Ninguém", phone: "11 91234-5678" },
  plans: { id: "100", name: "Ninguém", description: "Nada", price: 1, status: "ativo" },
  subscriptions: { since: "2026-01-01" },
  "audit-log": { action: "setup" },
  "former-addresses": { path: "/de-ninguem", locale: "pt-BR" },
};

async function requestAnonymously(
  url: string,
  method: string,
  path: string,
  body?: Json,
): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** Statuses of a rejected request or a missing endpoint. */
const rejectionStatuses = [400, 401, 403, 404, 405, 501];
const hasVersions = (collection: string) =>
  (contentCollections as readonly string[]).includes(collection);

for (const collection of collections) {
  test(`visitors cannot change ${collection}`, async ({ admin, instance }) => {
    const { url } = instance;
    // Restricts the list to the customers of this test, because other tests create customers at the same time.
    const ownDataFilter =
      collection === "customers"
        ? `&where[email][in]=${(await registerCustomer(instance)).email},${acceptable.customers.email}`
        : "";
    const list = `/${collection}?depth=0&limit=500&locale=all&draft=true${ownDataFilter}`;
    const readDocuments = async () => (await admin.call("GET", list)).text();
    const before = await readDocuments();
    const [first] = (JSON.parse(before) as { docs: { id: string }[] }).docs;
    const data = { ...acceptable[collection], _status: "published" };
    const everyone = "where[id][exists]=true";
    const attempts: [string, string, Json?][] = [
      ["POST", `/${collection}?locale=pt-BR`, data],
      ["POST", `/${collection}?locale=pt-BR&draft=true`, { ...data, _status: "draft" }],
      ["PATCH", `/${collection}/${first?.id}?locale=pt-BR`, data],
      ["PATCH", `/${collection}/${first?.id}?locale=pt-BR&draft=true&autosave=true`, data],
      ["PATCH", `/${collection}?${everyone}&locale=pt-BR`, data],
      ["DELETE", `/${collection}/${first?.id}`],
      ["DELETE", `/${collection}?${everyone}`],
      ["POST", `/${collection}/${first?.id}/duplicate`, {}],
    ];
    if (hasVersions(collection)) {
      attempts.push(["POST", `/${collection}/versions/${first?.id}`]);
    }
    for (const [method, path, body] of attempts) {
      const response = await requestAnonymously(url, method, path, body);
      expect(rejectionStatuses, `${method} ${path}: ${response.status}`).toContain(response.status);
    }
    // The header that overrides the method must not allow a change.
    const overridden = await fetch(`${url}/api/${collection}/${first?.id}`, {
      method: "POST",
      headers: { "x-http-method-override": "DELETE", "content-type": "application/json" },
    });
    expect(overridden.ok).toBe(false);
    expect(await readDocuments()).toBe(before);
  });
}

for (const global of globals) {
  test(`visitors cannot change the ${global}`, async ({ admin, instance: { url } }) => {
    const before = await admin.read(global);
    const attempts: [string, string, Json?][] = [
      ["POST", `/globals/${global}?locale=pt-BR`, { ...before, brandName: "De ninguém" }],
      [
        "POST",
        `/globals/${global}?locale=pt-BR&draft=true`,
        { ...before, brandName: "De ninguém" },
      ],
      ["POST", `/globals/${global}/versions/${before.id}`],
    ];
    for (const [method, path, body] of attempts) {
      const response = await requestAnonymously(url, method, path, body);
      expect(rejectionStatuses, `${method} ${path}`).toContain(response.status);
    }
    for (const path of [
      `/globals/${global}/versions`,
      `/globals/${global}/versions/${before.id}`,
    ]) {
      expect((await requestAnonymously(url, "GET", path)).status, path).toBe(403);
    }
    expect(await admin.read(global)).toEqual(before);
  });
}

for (const collection of contentCollections) {
  test(`visitors cannot read ${collection} through Payload's API`, async ({
    editor,
    instance: { url },
  }) => {
    const { id } = await editor.create(
      collection,
      {
        ...acceptable[collection],
        ...("slug" in acceptable[collection] ? { slug: uniqueWord("r-") } : {}),
      },
      { isDraft: true },
    );
    const queries = ["", "&draft=true", "&where[_status][equals]=draft", "&locale=all&depth=3"];
    for (const query of queries) {
      const response = await requestAnonymously(url, "GET", `/${collection}?limit=500${query}`);
      expect(response.status, query).toBe(403);
    }
    expect((await requestAnonymously(url, "GET", `/${collection}/${id}`)).status).toBe(403);
    for (const path of [`/${collection}/versions`, `/${collection}/versions/${id}`]) {
      expect([403, 404], path).toContain((await requestAnonymously(url, "GET", path)).status);
    }
    await editor.remove(collection, id);
  });
}

test("visitors cannot read accounts, former URLs or internal data", async ({
  instance: { url },
}) => {
  for (const collection of [...closedCollections, ...internalCollections]) {
    for (const path of [`/${collection}`, `/${collection}?depth=5&limit=500`]) {
      const response = await requestAnonymously(url, "GET", path);
      expect(rejectionStatuses, `${path}: ${response.status}`).toContain(response.status);
      expect(await response.text(), path).not.toContain("@");
    }
    for (const method of ["POST", "PATCH", "DELETE"]) {
      const path = `/${collection}?where[id][exists]=true`;
      const response = await requestAnonymously(
        url,
        method,
        path,
        method === "DELETE" ? undefined : {},
      );
      expect(rejectionStatuses, `${method} ${path}: ${response.status}`).toContain(response.status);
    }
  }
  for (const collection of closedCollections) {
    expect((await requestAnonymously(url, "GET", `/${collection}/count`)).status).toBe(403);
  }
  const me = await (await requestAnonymously(url, "GET", "/staff/me")).json();
  expect(me).toMatchObject({ user: null });
});

const secrets = ["hash", "salt", "resetPasswordToken", "sessions.id", "loginAttempts", "password"];

test("filters on secret fields of accounts reveal nothing about the accounts", async ({
  editor,
  instance: { url },
}) => {
  for (const field of secrets) {
    for (const operator of ["like", "exists", "not_equals", "greater_than"]) {
      const query = `/staff?where[${field}][${operator}]=${operator === "exists" ? "true" : "a"}`;
      const anonymous = await requestAnonymously(url, "GET", query);
      expect([400, 403], `${query}: ${anonymous.status}`).toContain(anonymous.status);
      const answer = await (await editor.call("GET", query)).text();
      expect(answer, query).not.toMatch(/"(hash|salt|resetPasswordToken)":/);
      expect(answer, query).not.toContain(readTestSetup().accounts.admin.email);
    }
    // Sort orders and relations to accounts must not reveal anything either.
    const sorted = await requestAnonymously(url, "GET", `/staff?sort=${field}`);
    expect(sorted.status).toBe(403);
    const related = await requestAnonymously(
      url,
      "GET",
      `/payload-locked-documents?where[user.${field}][exists]=true`,
    );
    expect([400, 403]).toContain(related.status);
  }
});

test("visitors cannot create, unlock or reset accounts through Payload's API", async ({
  instance: { url },
}) => {
  const { admin } = readTestSetup().accounts;
  const account = {
    email: "intruso@example.com",
    password: "senha-longa-1",
    name: "X",
    role: "admin",
  };
  for (const collection of ["staff", "customers"]) {
    for (const endpoint of [
      "first-register",
      "forgot-password",
      "login",
      "reset-password",
      "unlock",
      "verify/token",
    ]) {
      const body = { ...account, email: admin.email, password: admin.password, token: "x" };
      const response = await requestAnonymously(url, "POST", `/${collection}/${endpoint}`, body);
      expect(response.status, `${collection} ${endpoint}`).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  }
  const refresh = await requestAnonymously(url, "POST", "/staff/refresh-token", {});
  expect(refresh.status).toBe(403);
  const known = await requestAnonymously(url, "POST", "/admin/forgot-password", {
    email: admin.email,
  });
  const unknown = await requestAnonymously(url, "POST", "/admin/forgot-password", {
    email: "nao@example.com",
  });
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  const loggedIn = await StaffApi.logIn(readTestSetup().editing, admin);
  expect((await loggedIn.call("GET", "/staff/me")).status).toBe(200);
});

test("a failed login gets the same response for existing and unknown accounts", async ({
  instance: { url },
}) => {
  const { editor } = readTestSetup().accounts;
  const answers = await Promise.all(
    [
      { email: editor.email, password: "senha-errada" },
      { email: "nao-existe@example.com", password: "senha-errada" },
    ].map(async (credentials) => {
      const response = await requestAnonymously(url, "POST", "/admin/login", credentials);
      return { status: response.status, text: await response.text() };
    }),
  );
  expect(answers[0]?.status).toBe(401);
  expect(answers[0]).toEqual(answers[1]);
});

test("GraphQL is disabled", async ({ instance: { url } }) => {
  for (const path of [
    "/graphql",
    "/graphql-playground",
    "/graphql?query={__schema{types{name}}}",
  ]) {
    for (const method of ["GET", "POST"]) {
      const body = method === "POST" ? { query: "{ __schema { types { name } } }" } : undefined;
      const response = await requestAnonymously(url, method, path, body);
      expect([404, 405], `${method} ${path}`).toContain(response.status);
      expect(await response.text()).not.toContain("__Schema");
    }
  }
});

test("the session cookie of staff has no effect in requests from another site", async ({
  instance: { url },
}) => {
  const { editor } = readTestSetup().accounts;
  const login = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email: editor.email, password: editor.password }),
  });
  const setCookie = login.headers.get("set-cookie") ?? "";
  expect(setCookie).toMatch(/httponly/i);
  expect(setCookie).toMatch(/samesite=(lax|strict)/i);
  const cookie = setCookie.split(";")[0] ?? "";
  const whoami = async (headers: Record<string, string>) =>
    (
      (await (await fetch(`${url}/api/staff/me`, { headers: { cookie, ...headers } })).json()) as {
        user: Json | null;
      }
    ).user;
  expect(await whoami({ origin: url })).toMatchObject({ email: editor.email });
  expect(await whoami({ origin: "https://evil.example" })).toBeNull();
  expect(await whoami({ "sec-fetch-site": "cross-site" })).toBeNull();
});

test("an editor cannot change accounts or roles", async ({ editor, admin }) => {
  const { accounts } = readTestSetup();
  const own = ((await (await editor.call("GET", "/staff/me")).json()) as { user: { id: string } })
    .user;
  const everyone = (await (await admin.call("GET", "/staff?limit=100")).json()) as {
    docs: { id: string; email: string; role: string }[];
  };
  expect(everyone.docs.map(({ email }) => email)).toContain(accounts.screens.email);
  const administrator = everyone.docs.find(({ email }) => email === accounts.admin.email);

  const visible = (await (await editor.call("GET", "/staff?limit=100")).json()) as typeof everyone;
  expect(visible.docs.map(({ id }) => id)).toEqual([own.id]);
  expect((await editor.call("GET", `/staff/${administrator?.id}`)).status).toBe(404);

  const created = await editor.call("POST", "/staff", acceptable.staff);
  expect(created.status).toBe(403);
  for (const [method, body] of [
    ["PATCH", { name: "Outro" }],
    ["DELETE", undefined],
  ] as const) {
    const response = await editor.call(method, `/staff/${administrator?.id}`, body);
    expect([403, 404], method).toContain(response.status);
  }
  expect([403, 404]).toContain((await editor.call("DELETE", `/staff/${own.id}`)).status);
  // The CMS ignores a role that is sent together with allowed changes.
  await editor.call("PATCH", `/staff/${own.id}`, { name: "Edição", role: "admin" });
  await editor.call("PATCH", `/staff?where[id][equals]=${own.id}`, { role: "admin" });
  const after = (await (await admin.call("GET", `/staff/${own.id}`)).json()) as Json;
  expect(after).toMatchObject({ name: "Edição", role: "editor" });
  expect(JSON.stringify(after)).not.toMatch(/"(hash|salt)"/);
});

test("an editor cannot write former URLs", async ({ editor }) => {
  const [record] = (
    (await (await editor.call("GET", "/former-addresses?limit=1")).json()) as {
      docs: { id: string }[];
    }
  ).docs;
  expect(record).toBeDefined();
  for (const [method, path] of [
    ["PATCH", `/former-addresses/${record?.id}`],
    ["DELETE", `/former-addresses/${record?.id}`],
  ] as const) {
    const response = await editor.call(
      method,
      path,
      method === "DELETE" ? undefined : { path: "/x" },
    );
    expect(response.status, method).toBe(403);
  }
});

test("accounts can be created, changed and disabled only through /api/admin", async ({ admin }) => {
  const email = `${uniqueWord("conta-")}@example.com`;
  const invited = await admin.call("POST", "/admin/staff", { email, name: "Conta" });
  expect(invited.status).toBe(201);
  const { id } = (await invited.json()) as { id: string };
  const changed = await admin.call("PATCH", `/admin/staff/${id}`, { role: "admin" });
  expect(await changed.json()).toMatchObject({ role: "admin", status: "invited" });
  const closed = await admin.call("PATCH", `/admin/staff/${id}`, { disabled: true });
  expect(await closed.json()).toMatchObject({ status: "disabled" });
  expect((await admin.call("POST", "/staff", acceptable.staff)).status).toBe(403);
  expect((await admin.call("DELETE", `/staff/${id}`)).status).toBe(403);
  expect([403, 404]).toContain((await admin.call("PATCH", `/staff/${id}`, { name: "X" })).status);
});

test("requests with a missing or unknown language cause no server error", async ({
  editor,
  instance: { url },
}) => {
  for (const locale of ["", "?locale=fr", "?locale=xx-XX", "?locale[]=pt-BR", "?locale=*"]) {
    for (const path of [`/pages${locale}`, `/globals/site-settings${locale}`]) {
      expect((await requestAnonymously(url, "GET", path)).status, path).toBeLessThan(500);
    }
  }
  const slug = uniqueWord("sem-idioma-");
  const response = await editor.call("POST", "/pages", {
    ...pageData(slug, "Sem idioma"),
    _status: "published",
  });
  expect(response.status).toBeLessThan(500);
  if (response.ok) {
    const { doc } = (await response.json()) as { doc: { id: string } };
    const [saved] = await editor.find("pages", `where[id][equals]=${doc.id}&locale=pt-BR`);
    expect(saved).toMatchObject({ slug });
    await editor.remove("pages", doc.id);
  }
});

test("malicious queries cause no server error and reveal no SQL", async ({
  editor,
  instance: { url },
}) => {
  const queries = [
    "/pages?where[slug][equals]=%00",
    "/pages?where[title][like]=%25%27%3B--",
    "/pages?limit=-1",
    "/pages?limit=100000000",
    "/pages?page=-5",
    "/pages?depth=1000",
    "/pages?sort=hash",
    "/pages?where[nonsense][equals]=1",
    "/pages/not-a-uuid",
    "/content/resolve",
    "/content/resolve?path=",
    "/content/resolve?path=sobre",
    "/content/resolve?path=/sobre%00",
    `/content/resolve?path=/${"a".repeat(5_000)}`,
    "/content/resolve?path[]=/sobre",
    "/content/shell",
    "/content/shell?locale=fr",
    "/content/prices?locale[]=pt-BR",
  ];
  for (const query of queries) {
    for (const answer of [
      await requestAnonymously(url, "GET", query),
      await editor.call("GET", query),
    ]) {
      expect(answer.status, query).toBeLessThan(500);
      expect(await answer.text(), query).not.toMatch(/select "|node_modules|at \w+ \(/i);
    }
  }
});
