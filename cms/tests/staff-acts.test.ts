import { type AuditEntry, adminApi, leadResponse, leadsApi } from "contracts";
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from "payload";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, siteOrigin, startCms } from "./support/cms.ts";
import { newClientHeaders, newStaff, type TestAccount } from "./support/people.ts";

let cms: RunningCms;
let admin: TestAccount;
beforeAll(async () => {
  cms = await startCms();
  admin = await newStaff(cms, "admin");
});
afterAll(() => cms?.stop());

const verbs = ["create", "update", "delete"] as const;

/**
 * Every write of a collection or global that staff may make, with the place where the write is recorded: an action of
 * the audit log, or the versions of the document.
 */
const writes: Record<string, string> = {
  // Redirects created by staff (content/hooks/manual-redirect.ts).
  "former-addresses create": "content.create",
  "former-addresses delete": "content.delete",
  "global navigation": "versions",
  "global price-catalogue": "prices.update",
  "global site-settings": "versions",
  "leads delete": "lead.delete",
  "leads update": "lead.update",
  "announcements create": "versions",
  "announcements delete": "content.delete",
  "announcements update": "versions",
  "authors create": "versions",
  "authors delete": "content.delete",
  "authors update": "versions",
  "categories create": "versions",
  "categories delete": "content.delete",
  "categories update": "versions",
  "folders create": "content.create",
  "folders delete": "content.delete",
  "folders update": "content.update",
  "legal create": "versions",
  "legal delete": "content.delete",
  "legal update": "versions",
  "media create": "content.create",
  "media delete": "content.delete",
  "media update": "content.update",
  "pages create": "versions",
  "pages delete": "content.delete",
  "pages update": "versions",
  // Columns and sorting that users choose for the lists of the CMS.
  "payload-preferences create": "nothing",
  "payload-preferences delete": "nothing",
  "payload-preferences update": "nothing",
  // Locks of documents that are open in a form.
  "payload-locked-documents create": "nothing",
  "payload-locked-documents delete": "nothing",
  "payload-locked-documents update": "nothing",
  "posts create": "versions",
  "posts delete": "content.delete",
  "posts update": "versions",
  "pricing-plans create": "versions",
  "pricing-plans delete": "content.delete",
  "pricing-plans update": "versions",
  "staff update": "staff.update",
  "status-components create": "content.create",
  "status-components delete": "content.delete",
  "status-components update": "content.update",
  "tags create": "versions",
  "tags delete": "content.delete",
  "tags update": "versions",
  "testimonials create": "versions",
  "testimonials delete": "content.delete",
  "testimonials update": "versions",
};

/** Endpoints of the CMS itself that write on behalf of staff, with the audit log actions that they record. */
const ownCalls: Record<string, string> = {
  "delete /admin/plans/:id": "plan.delete",
  "delete /admin/status/incidents/:id": "status.delete",
  "delete /admin/users/:id": "user.delete",
  "delete /legal-versions/:id": "legal.withdraw",
  "delete /payload-preferences/:key": "nothing",
  "delete /preview/links/:id": "preview.revoke",
  "delete /releases/:id": "release.remove",
  "delete /admin/staff/:id/second-factor": "staff.second-factor-reset",
  "delete /admin/users/:id/second-factor": "user.second-factor-reset",
  "delete /releases/:id/members/:member": "release.take-out",
  "delete /schedules/:id": "schedule.remove",
  "patch /schedules/:id": "schedule.change",
  "patch /admin/staff/:id": "staff.update",
  "patch /admin/status/updates/:id": "status.edit",
  "patch /admin/subscriptions/:id": "subscription.update",
  "patch /admin/users/:id": "user.update",
  "post /admin/forgot-password": "nothing",
  "post /admin/login": "nothing",
  "post /admin/login/code": "nothing",
  "post /admin/logout": "nothing",
  "post /admin/password": "staff.password",
  "post /admin/payments": "subscription.payment",
  "post /admin/payments/:id/undo": "subscription.payment-undo",
  "post /admin/plans": "plan.create",
  "post /admin/reset-password": "staff.password",
  "post /admin/second-factor/confirm": "staff.second-factor-add",
  // Records nothing, because an enrolment takes effect only after a code confirms it.
  "post /admin/second-factor/enrol": "nothing",
  "post /admin/second-factor/recovery-codes": "staff.recovery-codes",
  "post /admin/second-factor/remove": "staff.second-factor-remove",
  "delete /admin/sessions/:id": "nothing",
  "post /admin/confirmation": "nothing",
  "post /admin/sessions/end-all": "nothing",
  "post /admin/sessions/end-others": "nothing",
  "post /admin/passkeys": "staff.passkey-add",
  "post /admin/passkeys/challenge": "nothing",
  "post /admin/passkeys/login": "nothing",
  "post /admin/passkeys/login-challenge": "nothing",
  "delete /admin/passkeys/:id": "staff.passkey-remove",
  "post /admin/tokens": "staff.token-create",
  "delete /admin/tokens/:id": "staff.token-revoke",
  "post /admin/setup": "setup",
  "post /admin/staff": "staff.invite",
  "post /admin/staff/accept-invite": "staff.accept-invite",
  "post /admin/status/days": "status.days",
  "post /admin/status/incidents": "status.create",
  "post /admin/status/incidents/:id/updates": "status.update",
  "post /admin/subscriptions/:id/cancel": "subscription.cancel",
  "post /admin/users": "user.create",
  "post /admin/users/:id/plans": "subscription.create",
  "post /admin/users/:id/reset-link": "user.reset-link",
  "post /lead-deliveries/:id/retry": "delivery.retry",
  "post /lead-deliveries/retry-dead": "delivery.retry",
  "post /leads/:id/release": "lead.release",
  "post /legal-versions": "legal.announce",
  "post /payload-preferences/:key": "nothing",
  "post /preview/links": "preview.share",
  "post /releases": "release.create",
  "post /releases/:id/members": "release.add",
  "post /releases/:id/members/:member/approve": "release.approve",
  "post /releases/:id/publish": "schedule.create",
  "post /releases/:id/undo": "release.undo",
  "post /reviews": "review.request",
  "post /reviews/:id/return": "review.return",
  "post /schedules": "schedule.create",
  "post /schedules/:id/approve": "schedule.approve",
  "post /schedules/roll-back": "content.roll-back",
  "post /prices": "prices.update",
  "post /translations/approve": "content.update",
  "put /admin/plans/:id": "plan.update",
  "post /staff/logout": "nothing",
  "post /staff/refresh-token": "nothing",
};

/** Endpoints for visitors, customers and the web service. */
const othersCalls =
  /^\w+ \/(auth|newsletter|status|consents|conversions|quotes)(\/|$)|^post \/(leads|content\/(redirect-hits|heartbeat))$/;
/** Endpoints that are disabled for everyone (platform/closed-endpoints.ts). */
const closed =
  / \/(staff\/(first-register|forgot-password|login|reset-password|unlock|verify\/:id)|customers\/.*|.*:rest\*)$/;

type Access = SanitizedCollectionConfig["access"][(typeof verbs)[number]];

async function isOpen(access: Access | undefined): Promise<boolean> {
  const user = { id: admin.id, email: admin.email, collection: "staff", role: "admin" };
  const req = { user, payload: cms.payload, headers: new Headers() } as unknown as PayloadRequest;
  return access === undefined || Boolean(await access({ req }));
}

async function openWrites(): Promise<string[]> {
  const open: string[] = [];
  for (const { config } of Object.values(cms.payload.collections)) {
    // Skips Payload's internal collections, which have no endpoints.
    if (config.endpoints === false || config.endpoints.length === 0) {
      continue;
    }
    for (const verb of verbs) {
      if (await isOpen(config.access[verb])) {
        open.push(`${config.slug} ${verb}`);
      }
    }
  }
  for (const { slug, access } of cms.payload.globals.config) {
    if (await isOpen(access.update)) {
      open.push(`global ${slug}`);
    }
  }
  return open.toSorted();
}

function hasVersions(write: string): boolean {
  const [first = "", second = ""] = write.split(" ");
  return first === "global"
    ? Boolean(cms.payload.globals.config.find(({ slug }) => slug === second)?.versions)
    : Boolean(cms.payload.collections[first as CollectionSlug].config.versions);
}

async function newest(count = 1): Promise<AuditEntry[]> {
  const response = await cms.request(`${adminApi.auditLog}?limit=${count}`, {
    cookie: admin.cookie,
  });
  return ((await response.json()) as { docs: AuditEntry[] }).docs;
}

async function call(method: string, path: string, body?: object): Promise<Response> {
  const response = await cms.request(path, {
    method,
    cookie: admin.cookie,
    ...(body ? { body } : {}),
  });
  const problem = response.ok ? "" : await response.clone().text();
  expect(problem, `${method} ${path}: ${response.status}`).toBe("");
  expect(response.ok).toBe(true);
  return response;
}

async function newLead(): Promise<string> {
  const response = await cms.request(leadsApi.leads, {
    body: {
      kind: "contact",
      name: "Ana Souza",
      email: "ana@example.com",
      phone: "(11) 95550-0142",
      company: "Padaria",
      service: "cloudServer",
      message: "Precisamos migrar dois servidores.",
    },
    headers: newClientHeaders(),
  });
  return leadResponse.parse(await response.json()).id;
}

/** Creates documents of collections that are empty on a new site. */
async function newFolderAndAnnouncement(): Promise<void> {
  await cms.payload.create({ collection: "folders", data: { name: "Sede" } });
  await cms.payload.create({
    collection: "announcements",
    data: { text: "Novo datacenter.", tone: "news", pageGroups: ["all"] },
  });
}

async function newPicture(): Promise<string> {
  const { data } = await sharp({
    create: { width: 8, height: 8, channels: 3, background: "#fff" },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const form = new FormData();
  form.set("file", new File([new Uint8Array(data)], "ponto.png", { type: "image/png" }));
  form.set("_payload", JSON.stringify({ alt: "Um ponto" }));
  const response = await fetch(`${cms.url}/api/media`, {
    method: "POST",
    headers: { cookie: admin.cookie, origin: siteOrigin },
    body: form,
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { doc: { id: string } }).doc.id;
}

describe("a write that staff may make", () => {
  it("is listed in `writes`, and has versions if `writes` states versions as its record", async () => {
    expect(await openWrites()).toEqual(Object.keys(writes).toSorted());
    const versioned = Object.keys(writes).filter((write) => writes[write] === "versions");
    expect(versioned.filter((write) => !hasVersions(write))).toEqual([]);
  });

  it("is listed in `ownCalls` if one of the CMS's own endpoints performs the write", () => {
    const written = (endpoints: SanitizedCollectionConfig["endpoints"], prefix = "") =>
      (endpoints || []).flatMap(({ method, path }) =>
        method === "get" ? [] : [`${method} ${prefix}${path.replace(/^\/$/, "")}`],
      );
    // Excludes Payload's own endpoints, which every collection has. Access rules limit what these endpoints write.
    const { config: plain } = cms.payload.collections.testimonials;
    const payloads = written(plain.endpoints);
    const collections = Object.values(cms.payload.collections).flatMap(({ config }) =>
      written(config.endpoints, `/${config.slug}`).filter(
        (endpoint) => !payloads.includes(endpoint.replace(`/${config.slug}`, "")),
      ),
    );
    const own = [...written(cms.payload.config.endpoints), ...collections].filter(
      (endpoint) => !othersCalls.test(endpoint) && !closed.test(endpoint),
    );
    expect([...new Set(own)].toSorted()).toEqual(Object.keys(ownCalls).toSorted());
  });
});

describe("a change in the screens of the CMS", () => {
  it("of a lead is recorded with the state before and after, without personal data", async () => {
    const id = await newLead();
    await call("PATCH", `/api/leads/${id}`, { state: "contacted", notes: "Ligar para a Ana" });
    const target = { kind: "lead", id, name: "Ana Souza" };
    const [updated] = await newest();
    expect(updated).toMatchObject({ action: "lead.update", actor: { id: admin.id }, target });
    expect(updated?.before).toEqual({ state: "new" });
    expect(updated?.after).toEqual({ state: "contacted", notes: "…" });
    await call("PATCH", `/api/leads/${id}`, { state: "contacted" });
    expect(await newest()).toEqual([updated]);
    await call("DELETE", `/api/leads/${id}`);
    const [removed] = await newest();
    expect(removed).toMatchObject({
      action: "lead.delete",
      target: { kind: "lead", id, name: null },
      before: { kind: "contact", state: "contacted" },
      after: null,
    });
    const { rows } = await cms.query(`select * from audit_log where target_id = '${id}'`);
    expect(JSON.stringify(rows)).not.toMatch(/Ana|ana@|Ligar/);
  });

  it("of several leads at once is recorded for each lead", async () => {
    const ids = [await newLead(), await newLead()];
    await call("PATCH", `/api/leads?where[id][in]=${ids}`, { state: "lost" });
    await call("DELETE", `/api/leads?where[id][in]=${ids}`);
    const entries = await newest(4);
    const acts = entries.map(({ action, target }) => `${action} ${target.id}`);
    expect(acts.toSorted()).toEqual(
      ids.flatMap((id) => [`lead.delete ${id}`, `lead.update ${id}`]).toSorted(),
    );
  });

  it("of the user's own name is recorded", async () => {
    await call("PATCH", `/api/staff/${admin.id}`, { name: "Bia Lima" });
    const [entry] = await newest();
    expect(entry).toMatchObject({
      action: "staff.update",
      target: { kind: "staff", id: admin.id },
      before: { name: "admin" },
      after: { name: "Bia Lima" },
    });
  });

  it("of an image is recorded, as is the deletion of content in every collection", async () => {
    const id = await newPicture();
    const target = { kind: "content", id: `media/${id}`, name: null };
    expect(await newest()).toMatchObject([{ action: "content.create", target }]);
    await call("PATCH", `/api/media/${id}`, { alt: "Outro ponto" });
    const [updated] = await newest();
    expect(updated).toMatchObject({ action: "content.update", target });
    expect(updated?.before).toEqual({ alt: "Um ponto" });
    expect(updated?.after).toEqual({ alt: "Outro ponto" });
    await call("DELETE", `/api/media/${id}`);
    expect(await newest()).toMatchObject([{ action: "content.delete", target }]);
    await newFolderAndAnnouncement();
    const removals = Object.keys(writes).filter((write) => writes[write] === "content.delete");
    for (const slug of removals.map((write) => write.split(" ")[0] as CollectionSlug)) {
      // Skips media, which are deleted above, and former URLs, of which only manual redirects can be deleted (next
      // test).
      if (slug === "media" || slug === "former-addresses") {
        continue;
      }
      const { docs } = await cms.payload.find({ collection: slug, limit: 1, depth: 0 });
      await call("DELETE", `/api/${slug}/${docs[0]?.id}?confirmed=true`);
      expect(await newest(), slug).toMatchObject([
        { action: "content.delete", target: { id: `${slug}/${docs[0]?.id}` } },
      ]);
    }
  });

  it("of a manual redirect is recorded, while former URLs cannot be deleted", async () => {
    const { docs } = await cms.payload.find({ collection: "posts", limit: 1, depth: 0 });
    const document = { relationTo: "posts", value: docs[0]?.id };
    const made = await call("POST", "/api/former-addresses", { path: "/promocao", document });
    const { id } = ((await made.json()) as { doc: { id: string } }).doc;
    const target = { kind: "content", id: `former-addresses/${id}` };
    expect(await newest()).toMatchObject([{ action: "content.create", target }]);
    await call("DELETE", `/api/former-addresses/${id}`);
    expect(await newest()).toMatchObject([{ action: "content.delete", target }]);
    const former = await cms.payload.find({ collection: "former-addresses", limit: 1, depth: 0 });
    const refused = await cms.request(`/api/former-addresses/${former.docs[0]?.id}`, {
      method: "DELETE",
      cookie: admin.cookie,
    });
    expect(refused.status).toBe(403);
  });

  it("is not recorded if its transaction is rolled back", async () => {
    const before = await newest();
    const refused = await cms.request(`/api/leads/${await newLead()}`, {
      method: "PATCH",
      cookie: admin.cookie,
      body: { state: "none such" },
    });
    expect(refused.status).toBe(400);
    expect(await newest()).toEqual(before);
  });
});

describe("the audit log printed to standard output", () => {
  it("has one line per committed entry, including entries of Payload's transactions", async () => {
    const { printAuditEntries } = await import("../src/audit/run-audit-printer.ts");
    const { recordAuditEntry } = await import("../src/audit/audit.ts");
    const { inTransaction, getPool } = await import("../src/platform/database.ts");
    const pool = getPool(cms.payload);
    const printAll = async (print: (line: string) => Promise<void>) => {
      let printed = 1;
      while (printed > 0) {
        printed = await printAuditEntries(pool, print);
      }
    };
    await printAll(async () => {});
    const act = {
      actor: admin,
      action: "plan.create",
      target: { kind: "plan", id: "101" },
    } as const;
    const undone = inTransaction(cms.payload, async (transaction) => {
      await recordAuditEntry(transaction, act);
      throw new Error("rolled back");
    });
    await expect(undone).rejects.toThrow("rolled back");
    await inTransaction(cms.payload, (transaction) => recordAuditEntry(transaction, act));
    await cms.payload.update({
      collection: "leads",
      id: await newLead(),
      data: { state: "contacted" },
      user: {
        ...(await cms.payload.findByID({ collection: "staff", id: admin.id })),
        collection: "staff",
      },
    });
    const interrupted = printAuditEntries(pool, async () => {
      throw new Error("stdout is closed");
    });
    await expect(interrupted).rejects.toThrow("stdout is closed");
    const lines: string[] = [];
    const print = async (line: string) => {
      lines.push(line);
    };
    // Two workers print entries at the same time.
    await Promise.all([printAll(print), printAll(print)]);
    const entries = await newest(2);
    expect(lines.map((line) => JSON.parse(line).audit)).toMatchObject(
      entries.toReversed().map(({ id, action, target }) => ({
        id,
        action,
        actorId: admin.id,
        targetKind: target.kind,
        targetId: target.id,
      })),
    );
  });
});

describe("a login of a staff member", () => {
  it("is recorded with the account if the password is right", async () => {
    const { id, email, password } = await newStaff(cms, "editor");
    const logIn = (given: string) =>
      cms.request(adminApi.login, { body: { email, password: given } });
    const logins = async () => (await newest(5)).filter(({ actor }) => actor?.email === email);
    const before = await logins();
    expect((await logIn("not the password")).status).toBe(401);
    expect(await logins()).toEqual(before);
    expect((await logIn(password)).status).toBe(200);
    const [login] = await logins();
    expect(login).toMatchObject({ action: "staff.login", target: { kind: "staff", id } });
    expect(await logins()).toHaveLength(before.length + 1);
  });
});

describe("the exported audit log", () => {
  it("contains every entry, including the export itself, for administrators only", async () => {
    const response = await call("GET", adminApi.auditLogExport);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="audit-log-/,
    );
    const [head, ...rows] = (await response.text()).trim().split("\r\n");
    expect(head).toContain("id;at;action;actorId;actorEmail;targetKind;targetId;before;after");
    const { rows: entries } = await cms.query<{ id: string }>(
      "select id from audit_log order by id desc",
    );
    expect(rows.map((row) => row.split(";")[0])).toEqual(entries.map(({ id }) => id));
    expect(rows[0]).toContain(`audit.export;${admin.id};${admin.email};audit;audit;;`);
    const editor = await newStaff(cms, "editor");
    const refused = await cms.request(adminApi.auditLogExport, { cookie: editor.cookie });
    expect(refused.status).toBe(403);
  });

  it("contains entries beyond the first batch of rows", async () => {
    await cms.query(`insert into audit_log (id, action, before)
      select uuidv7(), 'plan.update', jsonb_build_object('name', '=1+1;"x"')
      from generate_series(1, 1201)`);
    const response = await call("GET", adminApi.auditLogExport);
    const text = await response.text();
    expect(text.match(/plan\.update/g)).toHaveLength(1_201);
  });
});

describe("a field that only the system sets", () => {
  const when = "2000-01-01T00:00:00.000Z";

  it("is ignored in updates of any collection or global", async () => {
    const lead = await newLead();
    await newFolderAndAnnouncement();
    const open = (await openWrites()).filter((write) => /^[\w-]+ update$/.test(write));
    const slugs = open
      .map((write) => write.split(" ")[0] as CollectionSlug)
      .filter((slug) => !slug.startsWith("payload-"));
    expect(slugs).toContain("leads");
    for (const slug of slugs) {
      const id = slug === "leads" ? lead : slug === "staff" ? admin.id : undefined;
      const { docs } = await cms.payload.find({ collection: slug, limit: 1, depth: 0 });
      const known = id ?? String(docs[0]?.id ?? (slug === "media" ? await newPicture() : ""));
      const read = async (): Promise<Record<string, unknown>> => ({
        ...(await cms.payload.findByID({ collection: slug, id: known, depth: 0 })),
      });
      const before = await read();
      const forged = { createdAt: when, updatedAt: when, id: admin.id, filename: "x.png" };
      await call("PATCH", `/api/${slug}/${known}?draft=true`, forged);
      await call("PATCH", `/api/${slug}?draft=true&where[id][equals]=${known}`, forged);
      const after = await read();
      expect(after.createdAt, slug).toBe(before.createdAt);
      expect(after.updatedAt, slug).not.toBe(when);
      expect(after.filename, slug).toBe(before.filename);
    }
    for (const { slug } of cms.payload.globals.config) {
      const path = `/api/globals/${slug}`;
      const { createdAt } = (await (await call("GET", path)).json()) as { createdAt: string };
      await call("POST", `${path}?draft=true`, { createdAt: when, updatedAt: when });
      const after = (await (await call("GET", path)).json()) as Record<string, string>;
      expect(after.createdAt, slug).toBe(createdAt);
      expect(after.updatedAt, slug).not.toBe(when);
    }
  });

  it("is ignored when a record is created", async () => {
    const body = { createdAt: when, updatedAt: when, id: admin.id, name: "Start" };
    const response = await call("POST", "/api/pricing-plans?draft=true", body);
    const { doc } = (await response.json()) as { doc: Record<string, string> };
    expect(doc.id).not.toBe(admin.id);
    expect([doc.createdAt, doc.updatedAt]).not.toContain(when);
  });
});
