import {
  apiErrorResponse,
  authApi,
  formKeyPrefix,
  idempotencyHeader,
  leadResponse,
  leadsApi,
} from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { down, up } from "../src/migrations/20261127_231450_whatsapp_consent.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import { newCustomer } from "./support/people.ts";

let cms: RunningCms;
let editor: string;
beforeAll(async () => {
  cms = await startCms({
    SALES_EMAIL: "vendas@example.com",
    SMTP_URL: "smtp://127.0.0.1:9",
  });
  editor = await cms.signIn("editor");
});
afterAll(() => cms?.stop());

const contact = {
  kind: "contact",
  name: "Ana Souza",
  email: "ana@example.com",
  phone: "(11) 95550-0142",
  company: "Padaria Pão & Cia",
  service: "cloudServer",
  message: "Precisamos migrar dois servidores.",
};
const newsletter = {
  kind: "newsletter",
  firstName: "Bruno",
  lastName: "Lima",
  email: "bruno@example.com",
  whatsapp: "+55 21 99999-1234",
};

let visitors = 0;
/** Returns an IP address that has not sent a request yet. */
function newVisitor(): string {
  visitors += 1;
  return `198.51.100.${visitors}`;
}

interface SendOptions {
  visitor?: string;
  key?: string;
}

function send(body: unknown, { visitor = newVisitor(), key }: SendOptions = {}) {
  return cms.request(leadsApi.leads, {
    body,
    headers: { "x-forwarded-for": visitor, ...(key ? { [idempotencyHeader]: key } : {}) },
  });
}

async function sentId(body: unknown, options?: SendOptions): Promise<string> {
  const response = await send(body, options);
  expect(response.status).toBe(201);
  return leadResponse.parse(await response.json()).id;
}

async function refusal(response: Response) {
  return { status: response.status, ...apiErrorResponse.parse(await response.json()) };
}

async function stored(id: string) {
  return await cms.payload.findByID({ collection: "leads", id, depth: 1, showHiddenFields: true });
}

async function count(sql: string): Promise<number> {
  const { rows } = await cms.query(`select count(*)::int as count from ${sql}`);
  return (rows as { count: number }[])[0]?.count ?? 0;
}

describe("a lead", () => {
  it("is stored with its origin and its delivery", async () => {
    const id = await sentId({
      ...contact,
      locale: "en-US",
      page: "/en",
      campaign: { utm_source: "news", utm_campaign: "black friday" },
      consentVersion: "2026-11-21T00:00:00.000Z",
    });
    expect(await stored(id)).toMatchObject({
      kind: "contact",
      state: "new",
      name: contact.name,
      email: contact.email,
      phone: "+5511955500142",
      company: contact.company,
      service: "cloudServer",
      message: contact.message,
      locale: "en-US",
      page: "/en",
      utm_source: "news",
      utm_campaign: "black friday",
      consentVersion: "2026-11-21T00:00:00.000Z",
      suspicion: null,
      deliveries: { docs: [{ channel: "sales-email", state: "waiting", attempts: 0 }] },
    });
  });

  it("is stored with the phone extension in a separate field, and is found by any digits of the number", async () => {
    const phone = "(0xx51) 3222-4455 ramal 215";
    const [id, mobile] = [
      await sentId({ ...contact, phone }),
      await sentId({ ...contact, phone: "\u202a(51) 95550\u20114455\u202c" }),
    ];
    expect(await stored(id)).toMatchObject({ phone: "+555132224455", phoneExtension: "215" });
    expect(await stored(mobile)).toMatchObject({ phone: "+5551955504455", phoneExtension: null });
    const cookie = await cms.signIn("editor");
    /** Searches with the filter that the CMS's list sends. */
    const found = async (search: string) => {
      const fields = ["name", "email", "phone", "company", "message"];
      const where = fields.map(
        (field, n) => `where[and][0][or][${n}][${field}][like]=${encodeURIComponent(search)}`,
      );
      const response = await cms.request(`/api/leads?${where.join("&")}`, { cookie });
      return ((await response.json()) as { docs: { id: string }[] }).docs.map((lead) => lead.id);
    };
    for (const search of ["3222-4455", "(51) 3222-4455", "+55 51 3222.4455", "05132224455"]) {
      expect(await found(search), search).toEqual([id]);
    }
    expect(await found("4455")).toEqual(expect.arrayContaining([id, mobile]));
    expect(await found("3222-4456")).toEqual([]);
    expect(await found("padaria")).toEqual(expect.arrayContaining([id]));
  });

  it("of the newsletter is stored with both names and the WhatsApp number", async () => {
    expect(await stored(await sentId(newsletter))).toMatchObject({
      kind: "newsletter",
      name: "Bruno Lima",
      firstName: "Bruno",
      lastName: "Lima",
      phone: "+5521999991234",
      // The lead is stored without deliveries, because no destination is configured.
      deliveries: { docs: [] },
    });
  });

  it.each([
    ["yes", "yes"],
    ["no", "no"],
    [undefined, "no"],
    ["on", "no"],
    [true, "no"],
  ])(
    "of the newsletter stores consent to offers on WhatsApp only if the value is yes: %j",
    async (sent, kept) => {
      const id = await sentId({ ...newsletter, consentVersion: "1", whatsappConsent: sent });
      expect(await stored(id)).toMatchObject({ whatsappConsent: kept, consentVersion: "1" });
    },
  );

  it("of another kind stores no consent to offers on WhatsApp", async () => {
    const id = await sentId({ ...contact, whatsappConsent: "yes" });
    expect(await stored(id)).toMatchObject({ whatsappConsent: null });
  });

  it("is rejected with the names of the invalid fields if a field is invalid", async () => {
    const before = await count("leads");
    expect(
      await refusal(await send({ ...contact, email: "ana@", message: "curta" })),
    ).toMatchObject({
      status: 400,
      code: "invalid",
      fields: { email: "invalid", message: "invalid" },
    });
    expect(await refusal(await send({ ...contact, kind: "deletion" }))).toMatchObject({
      status: 400,
    });
    expect(await refusal(await send("{"))).toMatchObject({ status: 400 });
    expect(
      await refusal(await send({ ...contact, message: "a".repeat(1024 * 1024) })),
    ).toMatchObject({ status: 413, code: "too-large" });
    expect(await count("leads")).toBe(before);
  });

  it("keeps markup, emoji and right-to-left text unchanged", async () => {
    const message = "<script>alert(1)</script>\n🚀🇧🇷 مرحبا بالعالم שלום\n=1+1";
    expect(await stored(await sentId({ ...contact, message }))).toMatchObject({ message });
  });

  it("is not stored if its delivery cannot be queued, and the response is 503", async () => {
    const before = await count("leads");
    await cms.query("alter table lead_deliveries rename to deliveries_away");
    const response = await send(contact);
    await cms.query("alter table deliveries_away rename to lead_deliveries");
    expect(await refusal(response)).toMatchObject({ status: 503, code: "unavailable" });
    expect(await count("leads")).toBe(before);
    await sentId(contact);
  });
});

describe("an Idempotency-Key", () => {
  it("makes fifty concurrent requests with the same content create one lead", async () => {
    const key = "double-click";
    const ids = await Promise.all(Array.from({ length: 50 }, () => sentId(contact, { key })));
    expect(new Set(ids).size).toBe(1);
    expect(await sentId({ ...contact, elapsedMs: 60_000 }, { key })).toBe(ids[0]);
    expect(await count(`lead_deliveries where lead_id = '${ids[0]}'`)).toBe(1);
  });

  it("returns the first lead for a repeated request, even if the visitor's number of leads is suspicious by then", async () => {
    const visitor = newVisitor();
    for (let index = 0; index < 9; index += 1) {
      await sentId(contact, { visitor });
    }
    const key = "double-click-of-the-tenth";
    const id = await sentId(contact, { visitor, key });
    expect(await sentId(contact, { visitor, key })).toBe(id);
    expect((await stored(id)).suspicion).toBeNull();
    expect((await stored(await sentId(contact, { visitor }))).suspicion).toBe("rate");
  });

  it("still identifies a lead after an upgrade, because the hash of the content does not change", async () => {
    const key = "sent-before-the-upgrade";
    const id = await sentId(
      { ...contact, page: "/", campaign: { utm_source: "news" }, consentVersion: "1" },
      { key },
    );
    const { rows } = await cms.query(`select content_hash from leads where id = '${id}'`);
    expect(rows).toEqual([{ content_hash: "u561isILrjJeVkrPVYkgJtlbi1Q5x06cPoTqem2Bqco" }]);
  });

  it("of a form sent without scripts identifies a lead for only ten minutes", async () => {
    const key = `${formKeyPrefix}of-a-form`;
    const id = await sentId(contact, { key });
    const age = (minutes: number) =>
      cms.query(
        `update leads set created_at = now() - interval '${minutes} minutes' where id = '${id}'`,
      );
    await age(9);
    expect(await sentId(contact, { key })).toBe(id);
    await age(11);
    const next = await sentId(contact, { key });
    expect(next).not.toBe(id);
    expect(await sentId(contact, { key })).toBe(next);
  });

  it("identifies the same lead if fields are in another order, or unknown fields are added", async () => {
    const key = "sent-to-another-version";
    const id = await sentId(contact, { key });
    const reordered = Object.fromEntries(Object.entries(contact).toReversed());
    expect(await sentId({ ...reordered, addedField: "later" }, { key })).toBe(id);
  });

  it("is rejected with 409 if the content differs", async () => {
    const key = "taken";
    await sentId(contact, { key });
    expect(await refusal(await send({ ...contact, name: "Outra" }, { key }))).toMatchObject({
      status: 409,
      code: "conflict",
    });
  });

  it("is optional: each request without a key creates a lead", async () => {
    expect(await sentId(contact)).not.toBe(await sentId(contact));
  });
});

describe("a suspicious lead", () => {
  it.each([
    ["trap", { website: "https://spam.example" }],
    ["too-quick", { elapsedMs: 1_500 }],
    ["too-quick", { elapsedMs: 1_500, userActivation: false }],
    ["too-quick", { elapsedMs: 300, userActivation: true }],
  ])(
    "(%s) is stored and marked, but not delivered until staff release it",
    async (suspicion, signs) => {
      const id = await sentId({ ...contact, ...signs });
      expect(await stored(id)).toMatchObject({ suspicion, deliveries: { docs: [] } });

      expect((await cms.request(`/api/leads/${id}/release`, { method: "POST" })).status).toBe(403);
      const released = await cms.request(`/api/leads/${id}/release`, {
        method: "POST",
        cookie: editor,
      });
      expect(released.status).toBe(200);
      const { rows } = await cms.query(
        `select action, target_kind, actor_email from audit_log where target_id = '${id}'`,
      );
      expect(rows).toEqual([
        { action: "lead.release", target_kind: "lead", actor_email: expect.stringContaining("@") },
      ]);
      expect(await stored(id)).toMatchObject({
        suspicion: null,
        deliveries: { docs: [{ state: "waiting" }] },
      });
    },
  );

  it("does not include a form that a password manager filled in and a visitor sent within 2 s", async () => {
    const id = await sentId({ ...contact, elapsedMs: 800, userActivation: true });
    expect(await stored(id)).toMatchObject({ suspicion: null, deliveries: { docs: [{}] } });
  });

  it("is marked but delivered if only the visitor's number of leads is unusual", async () => {
    const visitor = newVisitor();
    const ids: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      ids.push(await sentId(contact, { visitor }));
    }
    expect((await stored(ids[9] ?? "")).suspicion).toBeNull();
    expect(await stored(ids[10] ?? "")).toMatchObject({
      suspicion: "rate",
      deliveries: { docs: [{ state: "waiting" }] },
    });
  });
});

describe("a visitor", () => {
  it("gets 429 with Retry-After after 3,000 leads", async () => {
    const visitor = newVisitor();
    await sentId(contact, { visitor });
    await cms.query("update rate_limits set points = 3000 where key like 'lead:%'");
    const response = await send(contact, { visitor });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refusal(response)).toMatchObject({ status: 429, code: "rate-limited" });
    await cms.query("delete from rate_limits where key like 'lead:%'");
  });
});

describe("a customer's deletion request", () => {
  const wish = (cookie: string, method = "POST") =>
    cms.request(authApi.deletionRequest, { method, cookie });

  /** Marks the e-mail address as verified in the database, because this file sends no e-mails. */
  async function newVerified() {
    const person = await newCustomer(cms);
    await cms.query(`update customers set email_verified_at = now() where id = '${person.id}'`);
    return person;
  }

  it("creates one lead while it is open, which is delivered like a contact", async () => {
    const { email, cookie } = await newVerified();
    for (const _ of ["once", "twice"]) {
      expect((await wish(cookie)).status).toBe(200);
    }
    const { rows } = await cms.query(
      `select kind, name, email, phone, locale, channel, d.state from leads
       join lead_deliveries d on d.lead_id = leads.id where email = '${email}'`,
    );
    const lead = {
      kind: "deletion",
      name: "Ana Souza",
      email,
      phone: "+5511912345678",
      locale: "pt-BR",
      channel: "sales-email",
      state: "waiting",
    };
    expect(rows).toEqual([lead]);
  });

  it("closes its lead when it is withdrawn, and can then be made again", async () => {
    const { email, cookie } = await newVerified();
    const leads = async () =>
      (
        await cms.query(
          `select l.state, notes, array_agg(d.channel::text order by d.channel) as channels
           from leads l join lead_deliveries d on d.lead_id = l.id
           where email = '${email}' group by l.id order by l.id`,
        )
      ).rows;
    const withdrawn = {
      state: "withdrawn",
      notes: expect.stringMatching(/^Retirado por quem pediu em \d\d\/\d\d\/\d{4} \d\d:\d\d$/),
      channels: ["sales-email", "withdrawal-email"],
    };
    const open = { state: "new", notes: null, channels: ["sales-email"] };
    await wish(cookie);
    // The first of two concurrent calls withdraws the request; the second has no effect.
    const responses = await Promise.all([wish(cookie, "DELETE"), wish(cookie, "DELETE")]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await leads()).toEqual([withdrawn]);
    await wish(cookie);
    expect(await leads()).toEqual([withdrawn, open]);
    await wish(cookie, "DELETE");
    expect(await leads()).toEqual([withdrawn, withdrawn]);
  });

  it("is not stored if the delivery of its lead cannot be queued", async () => {
    const { email, cookie } = await newVerified();
    await cms.query("alter table lead_deliveries rename to deliveries_away");
    const response = await wish(cookie);
    await cms.query("alter table deliveries_away rename to lead_deliveries");
    expect(response.status).toBe(500);
    expect(
      await count(`customers where email = '${email}' and deletion_requested_at is not null`),
    ).toBe(0);
  });
});

describe("staff members", () => {
  it("can change only the state and notes of a lead", async () => {
    const id = await sentId(contact);
    const response = await cms.request(`/api/leads/${id}`, {
      method: "PATCH",
      cookie: editor,
      body: { state: "contacted", notes: "Liguei", name: "Changed", email: "x@example.com" },
    });
    expect(response.status).toBe(200);
    expect(await stored(id)).toMatchObject({
      state: "contacted",
      notes: "Liguei",
      name: contact.name,
      email: contact.email,
    });
  });

  it("can read leads, deliveries and consents, which visitors cannot", async () => {
    for (const path of [
      "/api/leads",
      "/api/leads/export",
      "/api/lead-deliveries",
      "/api/consents",
    ]) {
      expect((await cms.request(path)).status, path).toBe(403);
      expect((await cms.request(path, { cookie: editor })).status, path).toBe(200);
    }
  });

  it("cannot see or search for an Idempotency-Key", async () => {
    await sentId(contact, { key: "secret-key" });
    const response = await cms.request("/api/leads?limit=200", { cookie: editor });
    expect(await response.text()).not.toContain("secret-key");
    const guess = "/api/leads?where[idempotencyKey][like]=secret";
    expect((await cms.request(guess, { cookie: editor })).status).toBe(400);
  });

  it("can delete a lead if they are administrators, and its deliveries are deleted too", async () => {
    const id = await sentId(contact);
    const remove = (cookie: string) =>
      cms.request(`/api/leads/${id}`, { method: "DELETE", cookie });
    expect((await remove(editor)).status).toBe(403);
    expect((await remove(await cms.signIn("admin"))).status).toBe(200);
    expect(await count(`lead_deliveries where lead_id = '${id}'`)).toBe(0);
  });

  it("export the filtered leads as CSV, in which no cell is a formula", async () => {
    const company = '=HYPERLINK("http://evil.example";"x")';
    await sentId({ ...contact, company, name: "Fórmula; Ltda", message: "linha 1\nlinha 2 +1" });
    const response = await cms.request("/api/leads/export?where[name][equals]=Fórmula; Ltda", {
      cookie: editor,
    });
    expect(response.headers.get("content-type")).toContain("text/csv");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const csv = bytes.toString("utf8");
    expect(csv).toContain(';"Fórmula; Ltda";ana@example.com;(+55) 11955500142;');
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"";""x"")"`);
    expect(csv.split("\r\n")).toHaveLength(3);
  });

  it.each([
    ["pt", ["Criado em;Tipo;", ";Link de descadastro"], "01/01/2026 22:30;Contato"],
    ["en", ["Created;Kind;", ";Unsubscribe link"], "2026-01-01 22:30;Contact"],
    ["es", ["Fecha de creación;Tipo;", ";Enlace de baja"], "1/1/26 22:30;Contacto"],
  ])(
    "export leads in the language of their screens, with times in Brasília's time zone: %s",
    async (language, headings, at) => {
      const id = await sentId(contact);
      await cms.query(`update leads set created_at = '2026-01-02T01:30:00Z' where id = '${id}'`);
      const response = await cms.request(`/api/leads/export?where[id][equals]=${id}`, {
        cookie: editor,
        headers: { "accept-language": language },
      });
      const [head, row] = (await response.text()).split("\r\n");
      for (const heading of headings) {
        expect(head).toContain(heading);
      }
      expect(row).toContain(`${id};${at};`);
    },
  );
});

describe("the confirmation e-mail of a lead", () => {
  it("is sent once a day per e-mail address, even for concurrent leads and other spellings", async () => {
    const mails = () => count("mails");
    const before = await mails();
    const spellings = ["caso@example.com", "CASO@example.com", "Caso@Example.com"];
    const all = Array.from({ length: 12 }, (_, index) => spellings[index % 3] ?? "");
    await Promise.all(all.map((email) => sentId({ ...contact, email })));
    expect(await mails()).toBe(before + 1);
    await sentId({ ...contact, email: "caso2@example.com" });
    expect(await mails()).toBe(before + 2);
  });
});

describe("an unsubscription from the newsletter", () => {
  async function subscribedWithToken(): Promise<{ id: string; token: string }> {
    const id = await sentId(newsletter);
    const { createUnsubscribeToken } = await import("../src/leads/unsubscribe-token.ts");
    return { id, token: createUnsubscribeToken(newsletter.email) };
  }

  it("requires a single request without login, and can be repeated", async () => {
    const { id, token } = await subscribedWithToken();
    const again = await sentId({ ...newsletter, email: "BRUNO@example.com" });
    const asked = await sentId({ ...contact, email: newsletter.email });
    // The link remains valid after its lead was deleted.
    await cms.query(`delete from leads where id = '${await sentId(newsletter)}'`);
    for (let click = 0; click < 2; click += 1) {
      const response = await cms.request(`${leadsApi.unsubscribe}/${token}`, {
        method: "POST",
        body: "List-Unsubscribe=One-Click",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      expect(response.status).toBe(200);
    }
    expect((await stored(id)).unsubscribedAt).toBeTruthy();
    expect((await stored(again)).unsubscribedAt).toBeTruthy();
    // Leads of the same person that are no newsletter subscriptions do not change.
    expect((await stored(asked)).unsubscribedAt).toBeFalsy();
  });

  it("works for every e-mail address that the form accepts, and with links of earlier exports", async () => {
    const { createUnsubscribeToken } = await import("../src/leads/unsubscribe-token.ts");
    const { sealText } = await import("../src/platform/sealed-text.ts");
    const leave = (token: string) =>
      cms
        .request(`${leadsApi.unsubscribe}/${token}`, { method: "POST" })
        .then(({ status }) => status);
    for (const length of [20, 109, 180, 254]) {
      const labels = `${"d".repeat(60)}.`.repeat(5).slice(0, length - 6);
      const id = await sentId({ ...newsletter, email: `a@${labels}.com` });
      const { email: typed } = await stored(id);
      expect(await leave(createUnsubscribeToken(typed ?? ""))).toBe(200);
      expect((await stored(id)).unsubscribedAt).toBeTruthy();
    }
    const id = await sentId(newsletter);
    const sealedWith = (secret: string) =>
      sealText(newsletter.email, "unsubscribe", secret).toString("hex");
    expect(await leave(sealedWith(cms.payload.secret))).toBe(200);
    expect((await stored(id)).unsubscribedAt).toBeTruthy();
    expect(await leave(sealedWith("another secret of thirty-two letters"))).toBe(404);
  });

  it.each([undefined, "a-program's-key", `${formKeyPrefix}of-a-form-sent-again`])(
    "does not prevent a new subscription with the same form (key %s)",
    async (key) => {
      const sending = key ? { key } : {};
      const id = await sentId(newsletter, sending);
      const { createUnsubscribeToken } = await import("../src/leads/unsubscribe-token.ts");
      await cms.request(`${leadsApi.unsubscribe}/${createUnsubscribeToken(newsletter.email)}`, {
        method: "POST",
      });
      const again = await sentId(newsletter, sending);
      expect(again).not.toBe(id);
      expect((await stored(again)).unsubscribedAt).toBeFalsy();
      // Sending the request a third time with the same key creates no further lead.
      expect((await sentId(newsletter, sending)) === again).toBe(key !== undefined);
    },
  );

  it("requires a request with a valid token: opening the link is not sufficient", async () => {
    const { id, token } = await subscribedWithToken();
    const forged = token.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect(
      (await cms.request(`${leadsApi.unsubscribe}/${forged}`, { method: "POST" })).status,
    ).toBe(404);
    expect((await cms.request(`${leadsApi.unsubscribe}/${id}`, { method: "POST" })).status).toBe(
      404,
    );
    expect((await cms.request(`${leadsApi.unsubscribe}/${token}`)).status).toBe(404);
    expect((await stored(id)).unsubscribedAt).toBeFalsy();
  });
});

describe("a consent", () => {
  it("is recorded with only choice, version, language and time", async () => {
    const choice = { choice: "accepted", textVersion: "2026-11-21", locale: "es-ES" };
    const response = await cms.request(leadsApi.consents, {
      body: { ...choice, email: "ana@example.com" },
      headers: { "x-forwarded-for": newVisitor(), "user-agent": "Browser" },
    });
    expect(response.status).toBe(204);
    const { rows } = await cms.query("select * from consents");
    expect(rows).toEqual([
      {
        id: expect.any(String),
        choice: "accepted",
        text_version: "2026-11-21",
        locale: "es-ES",
        created_at: expect.any(Date),
        updated_at: expect.any(Date),
      },
    ]);
  });

  it.each([{}, { choice: "maybe", textVersion: "1", locale: "pt-BR" }])(
    "is rejected if it is %j",
    async (body) => {
      expect((await cms.request(leadsApi.consents, { body })).status).toBe(400);
    },
  );
});

describe("the migration of the newsletter's consent texts", () => {
  const args = () => ({ db: cms.ownerDatabase, payload: cms.payload }) as never;
  const notices = async () =>
    (
      await cms.query<{ at: string; notice: string; box: string | null; social: number }>(`
        select v.version_updated_at as at, l.version_newsletter_notice as notice,
          l.version_whatsapp_consent as box,
          (select count(*)::int from _site_settings_v_version_social_links s
            join _site_settings_v_version_social_links_locales t on t._parent_id = s.id
            where s._parent_id = v.id) as social
        from _site_settings_v v
        join _site_settings_v_locales l on l._parent_id = v.id and l._locale = 'pt-BR'
        where v.version__status = 'published' order by v.updated_at desc`)
    ).rows;
  const live = async () =>
    (
      await cms.query<{ at: string; notice: string; box: string }>(`
        select s.updated_at as at, newsletter_notice as notice, whatsapp_consent as box
        from site_settings s join site_settings_locales l on l._parent_id = s.id
        where l._locale = 'pt-BR'`)
    ).rows[0];

  it("publishes the new texts as a version, and keeps the version to which earlier leads refer", async () => {
    await down(args());
    const earlier = (await cms.query<{ at: string }>("select updated_at as at from site_settings"))
      .rows[0]?.at;
    await up(args());
    const [newest, former] = await notices();
    expect(await live()).toEqual({ at: newest?.at, notice: newest?.notice, box: newest?.box });
    expect(newest).toMatchObject({
      notice: expect.stringMatching(/só enviamos ofertas/i),
      box: expect.stringContaining("(opcional)"),
      social: 12,
    });
    expect(former).toMatchObject({
      at: earlier,
      notice: expect.stringContaining("convites da equipe comercial"),
      box: null,
    });
    const latest = await cms.query("select 1 from _site_settings_v where latest");
    expect(latest.rows).toHaveLength(1);
  });

  it("keeps a notice that editors changed", async () => {
    await down(args());
    await cms.query("update site_settings_locales set newsletter_notice = 'O nosso aviso'");
    await up(args());
    expect(await live()).toMatchObject({ notice: "O nosso aviso", box: expect.any(String) });
  });
});
