import {
  type ContentEvent,
  contentApi,
  conversionsApi,
  documentsResponse,
  type Locale,
  leadsApi,
  pathsResponse,
  previewApi,
  previewResponse,
  quotesApi,
  resolveResponse,
  saveQuoteResponse,
  searchApi,
  searchResponse,
  shellResponse,
} from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getPool } from "../src/platform/database.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import { defaultConfiguration } from "./support/configuration.ts";
import { waitForResult } from "./support/eventually.ts";
import { exhaustRateLimit } from "./support/limits.ts";

let cms: RunningCms;
let editor: string;
const heard: ContentEvent[] = [];
let stopListening = async () => {};
beforeAll(async () => {
  cms = await startCms();
  editor = await cms.signIn("editor");
  const { ContentChangeStream } = await import(
    "../src/platform/publishing/content-change-stream.ts"
  );
  const changes = new ContentChangeStream(cms.database.url);
  changes.subscribe((event) => heard.push(event));
  await changes.start();
  stopListening = () => changes.close();
});
afterAll(async () => {
  await stopListening();
  await cms?.stop();
});

type Body = Record<string, unknown>;
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

async function publish(collection: string, body: Body, id?: string): Promise<string> {
  const response = await cms.request(`/api/${collection}${id ? `/${id}` : ""}?locale=pt-BR`, {
    method: id ? "PATCH" : "POST",
    body: { ...body, _status: "published" },
    cookie: editor,
  });
  const text = await response.text();
  expect(response.ok, text).toBe(true);
  return (JSON.parse(text) as { doc: { id: string } }).doc.id;
}

async function refused(collection: string, body: Body): Promise<number> {
  const sent = { ...body, _status: "published" };
  return (await cms.request(`/api/${collection}`, { body: sent, cookie: editor })).status;
}

function page(slug: string, landing: Body = {}, beside: Body = {}): Body {
  const hero = { blockType: "hero", heading: slug, lede: `${slug}.` };
  return { title: slug, slug, description: `${slug}.`, blocks: [hero], landing, ...beside };
}

async function resolve(path: string) {
  const response = await cms.request(`${contentApi.resolve}?path=${path}`);
  return resolveResponse.parse(await response.json());
}

async function announced(locale: Locale = "pt-BR") {
  const response = await cms.request(`${contentApi.shell}?locale=${locale}`);
  return shellResponse.parse(await response.json());
}

/** Returns true if a search for the slug finds the page. The page's title equals its slug. */
async function isFound(slug: string): Promise<boolean> {
  const response = await cms.request(`${searchApi}?locale=pt-BR&q=${slug}`);
  const { hits } = searchResponse.parse(await response.json());
  return hits.some(({ path }) => path === `/${slug}`);
}

async function inSitemap(path: string): Promise<boolean> {
  const response = await cms.request(`${contentApi.catalogue}?part=1`);
  const { documents } = documentsResponse.parse(await response.json());
  return documents.some(({ alternates }) => alternates["pt-BR"] === path);
}

/** Sets times to a number of minutes before now; these times are after the worker's last run. */
async function letPass(table: string, id: string, times: Record<string, number>): Promise<void> {
  const set = Object.entries(times).map(
    ([column, minutes]) => `"${column}" = now() - interval '${minutes} min'`,
  );
  await cms.query(`update ${table} set ${set.join(", ")} where id = '${id}'`);
  await cms.query("update sweeps set due_at = now() - interval '1 day' where name = 'dates'");
}

async function notifyPassedDates(): Promise<void> {
  const { publishPassedDateEvents: announce } = await import(
    "../src/content/dates/notify-passed-dates.ts"
  );
  await announce(getPool(cms.payload));
}

describe("an announcement", () => {
  const says = (text: string, about: Body = {}) => ({ text, pageGroups: ["all"], ...about });

  it("is part of the layout data only between its dates, and only in languages in which it has a text", async () => {
    const now = await publish("announcements", says("Sábado há manutenção."));
    await publish("announcements", says("Ainda não.", { from: inHours(1) }));
    await publish("announcements", says("Já passou.", { until: inHours(-1) }));
    const { announcements, dependsOn } = await announced();
    expect(announcements.map(({ text }) => text)).toEqual(["Sábado há manutenção."]);
    expect(announcements[0]).toMatchObject({ id: now, tone: "news", pageGroups: ["all"] });
    expect(dependsOn).toContain("announcements");
    expect((await announced("en-US")).announcements).toEqual([]);
  });

  it("gets a new version when its text changes, but not when its dates change", async () => {
    const id = await publish("announcements", says("Primeiro texto."));
    const versionOf = async () =>
      (await announced()).announcements.find((each) => each.id === id)?.version;
    const first = await versionOf();
    await publish("announcements", { until: inHours(5) }, id);
    expect(await versionOf()).toBe(first);
    await publish("announcements", { text: "Segundo texto." }, id);
    expect(await versionOf()).not.toBe(first);
  });

  it("is rejected if its text is too long, or if it ends before it begins", async () => {
    expect(await refused("announcements", says("a".repeat(121)))).toBe(400);
    expect(
      await refused("announcements", says("Curto.", { from: inHours(2), until: inHours(1) })),
    ).toBe(400);
  });

  it("can be previewed by staff, even outside its dates, and by nobody else", async () => {
    const draft = { ...says("Rascunho.", { from: inHours(9), pageGroups: ["legal"] }) };
    const response = await cms.request("/api/announcements?draft=true&locale=pt-BR", {
      body: { ...draft, _status: "draft" },
      cookie: editor,
    });
    const { doc } = (await response.json()) as { doc: { id: string } };
    const query = new URLSearchParams({ kind: "announcements", id: doc.id, locale: "pt-BR" });
    const preview = async (cookie?: string) =>
      cms.request(`${previewApi.document}?${query}`, cookie ? { cookie } : {});
    const seen = previewResponse.parse(await (await preview(editor)).json());
    expect(seen.announcements[0]).toMatchObject({ text: "Rascunho.", pageGroups: ["all"] });
    expect(seen.content.kind).toBe("pages");
    expect((await preview()).status).toBe(403);
    expect((await announced()).announcements.map(({ text }) => text)).not.toContain("Rascunho.");
  });

  it("appears and disappears on time, with one publish event each time", async () => {
    const id = await publish("announcements", says("Só por uma hora.", { from: inHours(1) }));
    await notifyPassedDates();
    await waitForResult("its publish was heard of", () => heard.some((event) => event.id === id));
    heard.length = 0;
    await letPass("announcements", id, { from: 2 });
    await notifyPassedDates();
    await waitForResult("its beginning was heard of", () => heard.some((event) => event.id === id));
    expect((await announced()).announcements.map((each) => each.id)).toContain(id);

    heard.length = 0;
    await notifyPassedDates();
    // Waits for a later event. Events arrive in order, so an earlier event would have arrived by then.
    const last = await publish("announcements", says("Outro."));
    await waitForResult("the next is heard of", () => heard.some((event) => event.id === last));
    expect(heard.filter((event) => event.id === id)).toEqual([]);

    heard.length = 0;
    await letPass("announcements", id, { from: 9, until: 1 });
    await notifyPassedDates();
    await waitForResult("its end was heard of", () => heard.some((event) => event.id === id));
    expect((await announced()).announcements.map((each) => each.id)).not.toContain(id);
  });
});

describe("a campaign page", () => {
  it("is not found before its start and after its end", async () => {
    const id = await publish("pages", page("promo-verao", { from: inHours(1) }));
    const expectAbsent = async () => {
      expect((await resolve("/promo-verao")).content.kind).toBe("not-found");
      const { paths } = pathsResponse.parse(await (await cms.request(contentApi.paths)).json());
      expect(paths).not.toContain("/promo-verao");
      expect(await inSitemap("/promo-verao")).toBe(false);
      expect(await isFound("promo-verao")).toBe(false);
    };
    await expectAbsent();
    heard.length = 0;
    await letPass("pages", id, { landing_from: 2 });
    await notifyPassedDates();
    await waitForResult("its beginning was heard of", () => heard.some((event) => event.id === id));
    expect((await resolve("/promo-verao")).content.kind).toBe("pages");
    expect(await inSitemap("/promo-verao")).toBe(true);
    expect(await isFound("promo-verao")).toBe(true);
    await letPass("pages", id, { landing_from: 9, landing_until: 1 });
    await expectAbsent();
  });

  it("redirects after its end if the editor set a target", async () => {
    const elsewhere = await publish("pages", page("depois-da-promo"));
    const id = await publish("pages", page("promo-natal", { until: inHours(1), elsewhere }));
    expect((await resolve("/promo-natal")).content.kind).toBe("pages");
    await letPass("pages", id, { landing_until: 1 });
    const { content, dependsOn } = await resolve("/promo-natal");
    expect(content).toEqual({ kind: "redirect", to: "/depois-da-promo", isTemporary: true });
    expect(dependsOn).toEqual(expect.arrayContaining([`pages/${id}`, `pages/${elsewhere}`]));
    const { paths } = pathsResponse.parse(await (await cms.request(contentApi.paths)).json());
    expect(paths).toContain("/promo-natal");
  });

  it("is served, but excluded from sitemap and search if the editor hides it", async () => {
    await publish("pages", page("so-convidados", { isUnlisted: true }));
    expect((await resolve("/so-convidados")).content.kind).toBe("pages");
    expect(await inSitemap("/so-convidados")).toBe(false);
    expect(await isFound("so-convidados")).toBe(false);
  });

  it("accepts only names that are valid as utm_campaign", async () => {
    expect(await refused("pages", page("mal-nomeada", { campaign: "Black Friday!" }))).toBe(400);
  });
});

interface Counted {
  page: string;
  campaign: string;
  locale: string;
  event: string;
  times: number;
}

async function counted(where: string): Promise<Counted[]> {
  const { rows } = await cms.query<Counted>(
    `select page, campaign, locale, event, times from conversions where ${where}
     order by page, campaign, event`,
  );
  return rows;
}

let visitors = 0;
function newVisitor(): string {
  visitors += 1;
  return `198.51.100.${visitors}`;
}

async function reportConversion(body: Body, visitor = newVisitor()): Promise<number> {
  const headers = { "x-forwarded-for": visitor };
  return (await cms.request(conversionsApi, { body, headers })).status;
}

describe("a conversion", () => {
  const campaign = "verao-2027";
  beforeAll(() => publish("pages", page("conta", { campaign })));

  it("is counted by page, campaign and language, without data about the visitor", async () => {
    await reportConversion({ event: "calculator-begun", path: "/precos" });
    await reportConversion({ event: "calculator-begun", path: "/precos" });
    await reportConversion({ event: "chat-opened", path: "/en/pricing" });
    expect(await counted("page in ('/precos', '/en/pricing')")).toEqual([
      { page: "/en/pricing", campaign: "", locale: "en-US", event: "chat-opened", times: 1 },
      { page: "/precos", campaign: "", locale: "pt-BR", event: "calculator-begun", times: 2 },
    ]);
  });

  it("is counted for the visitor's campaign if a campaign page has that name, otherwise for the page's own campaign", async () => {
    await reportConversion({ event: "chat-opened", path: "/conta" });
    await reportConversion({ event: "chat-opened", path: "/precos", campaign });
    await reportConversion({ event: "chat-opened", path: "/conta", campaign: "inventada" });
    const common = { locale: "pt-BR", event: "chat-opened" };
    expect(await counted("event = 'chat-opened' and locale = 'pt-BR'")).toEqual([
      { ...common, page: "/conta", campaign, times: 2 },
      { ...common, page: "/precos", campaign, times: 1 },
    ]);
  });

  it("is not counted for unknown pages, unknown events, unknown fields or values that are too long", async () => {
    const before = await counted("true");
    expect(await reportConversion({ event: "chat-opened", path: "/nao-existe" })).toBe(204);
    expect(await reportConversion({ event: "quote-kept", path: "/precos" })).toBe(400);
    expect(await reportConversion({ event: "chat-opened", path: "/precos", who: "me" })).toBe(400);
    expect(
      await reportConversion({
        event: "chat-opened",
        path: "/precos",
        campaign: "a".repeat(2_000),
      }),
    ).toBe(413);
    expect(await counted("true")).toEqual(before);
  });

  it("is counted at most 120 times per IP address in ten minutes", async () => {
    const visitor = newVisitor();
    await exhaustRateLimit(cms, "conversion", visitor, 119);
    expect(await reportConversion({ event: "chat-opened", path: "/precos" }, visitor)).toBe(204);
    expect(await reportConversion({ event: "chat-opened", path: "/precos" }, visitor)).toBe(429);
    expect(await reportConversion({ event: "chat-opened", path: "/precos" })).toBe(204);
  });

  it("is counted at most 100 times per IP address and day", async () => {
    const visitor = newVisitor();
    const body = { event: "chat-opened", path: "/contato" } as const;
    await exhaustRateLimit(cms, "conversion-day", visitor, 99);
    expect(await reportConversion(body, visitor)).toBe(204);
    expect(await reportConversion(body, visitor)).toBe(204);
    expect(await counted("page = '/contato'")).toMatchObject([{ times: 1 }]);
  });

  it("adds no row beyond 5,000 per day, but still increments the counters of existing rows", async () => {
    await cms.query(`
      insert into conversions (day, page, campaign, locale, event)
      select (now() at time zone 'America/Sao_Paulo')::date, '/cheio-' || n, '', 'pt-BR', 'chat-opened'
      from generate_series(1, 5000) n`);
    expect(await reportConversion({ event: "chat-opened", path: "/sobre" })).toBe(204);
    expect(await counted("page = '/sobre'")).toEqual([]);
    const [before] = await counted("page = '/precos' and event = 'calculator-begun'");
    await reportConversion({ event: "calculator-begun", path: "/precos" });
    const [after] = await counted("page = '/precos' and event = 'calculator-begun'");
    expect(after?.times).toBe((before?.times ?? 0) + 1);
    await cms.query("delete from conversions where page like '/cheio-%'");
  });

  it("is counted for a lead, for the campaign in the URL or otherwise for the page's own campaign", async () => {
    const contact = {
      kind: "contact",
      name: "Ana Souza",
      email: "ana@example.com",
      phone: "(11) 95550-0142",
      company: "Padaria",
      service: "cloudServer",
      message: "Precisamos migrar dois servidores.",
      page: "/conta",
    };
    const send = (body: Body, key: string) =>
      cms.request(leadsApi.leads, {
        body,
        headers: { "x-forwarded-for": newVisitor(), "idempotency-key": key },
      });
    expect((await send(contact, "um")).status).toBe(201);
    expect((await send(contact, "um")).status).toBe(201);
    const other = { ...contact, campaign: { utm_campaign: "feira" } };
    expect((await send(other, "dois")).status).toBe(201);
    expect((await send({ ...contact, website: "http://spam.example" }, "tres")).status).toBe(201);
    const { rows } = await cms.query<{ utm_campaign: string }>(
      "select utm_campaign from leads where page = '/conta' and suspicion is null order by created_at",
    );
    expect(rows.map((row) => row.utm_campaign)).toEqual([campaign, "feira"]);
    // Counts the repeated lead only once and the suspected lead not at all, and replaces the unknown campaign by that
    // of the page.
    expect(await counted("event = 'contact-sent'")).toEqual([
      { page: "/conta", campaign, locale: "pt-BR", event: "contact-sent", times: 2 },
    ]);
  });

  it("is counted for a saved quote, with the page of the calculator", async () => {
    const shown = (await resolve("/precos")).content as { priceCatalogue?: { version: string } };
    const body = {
      configuration: defaultConfiguration,
      locale: "pt-BR",
      catalogueVersion: shown.priceCatalogue?.version,
    };
    const save = async (origin: Body) => {
      const headers = { "x-forwarded-for": newVisitor() };
      const response = await cms.request(quotesApi.quotes, {
        body: { ...body, ...origin },
        headers,
      });
      expect(response.status).toBe(201);
      return saveQuoteResponse.parse(await response.json()).code;
    };
    const code = await save({ page: "/conta" });
    const { rows } = await cms.query(
      `select page, campaign from saved_quotes where code = '${code}'`,
    );
    expect(rows).toEqual([{ page: "/conta", campaign }]);
    // Stores a lead of a program, which has no page, but does not count the lead.
    await save({});
    expect(await counted("event = 'quote-kept'")).toEqual([
      { page: "/conta", campaign, locale: "pt-BR", event: "quote-kept", times: 1 },
    ]);
  });

  it("is summed over 30 days by page, campaign or language for staff", async () => {
    const { readConversionFigures } = await import("../src/conversions/conversion-figures.ts");
    const { database } = await import("../src/platform/database.ts");
    await cms.query(`
      insert into conversions (day, page, campaign, locale, event, times) values
        (current_date - 40, '/velha', '', 'es-ES', 'chat-opened', 500),
        (current_date, '/nova', '', 'es-ES', 'newsletter-sent', 7)`);
    const figures = await readConversionFigures(database(cms.payload), "locale", 8);
    expect(figures.find(({ name }) => name === "es-ES")?.counts).toEqual([0, 0, 0, 0, 7]);
    const pages = await readConversionFigures(database(cms.payload), "page", 100);
    expect(pages.map(({ name }) => name)).not.toContain("/velha");
  });

  it("is summed per day for staff, with zero for days without conversions", async () => {
    const { readConversionsByDay } = await import("../src/conversions/conversion-figures.ts");
    const { database } = await import("../src/platform/database.ts");
    const before = await readConversionsByDay(database(cms.payload));
    expect(before).toHaveLength(30);
    const today = new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });
    expect(before.at(-1)?.day).toBe(today);
    await cms.query(`
      insert into conversions (day, page, campaign, locale, event, times) values
        (date '${today}' - 30, '/dia', '', 'pt-BR', 'chat-opened', 900),
        (date '${today}' - 29, '/dia', '', 'pt-BR', 'chat-opened', 3),
        (date '${today}' - 29, '/dia', '', 'en-US', 'chat-opened', 4),
        (date '${today}' - 2, '/dia', '', 'pt-BR', 'contact-sent', 5)`);
    const after = await readConversionsByDay(database(cms.payload));
    const more = after.map(({ counts }, at) =>
      counts.map((count, index) => count - (before[at]?.counts[index] ?? 0)),
    );
    const none = [0, 0, 0, 0, 0];
    expect(more[0]).toEqual([0, 7, 0, 0, 0]);
    expect(more[27]).toEqual([0, 0, 0, 5, 0]);
    expect(more.filter((_, at) => at !== 0 && at !== 27)).toEqual(Array(28).fill(none));
  });

  it("is deleted after 25 months", async () => {
    const { sweepWhenDue } = await import("../src/retention/retention-sweep.ts");
    await cms.query(`
      insert into conversions (day, page, campaign, locale, event) values
        (current_date - interval '25 months 2 days', '/vencida', '', 'pt-BR', 'chat-opened'),
        (current_date - interval '24 months', '/guardada', '', 'pt-BR', 'chat-opened');
      update sweeps set due_at = now() - interval '1 second' where name = 'retention'`);
    expect(await sweepWhenDue(getPool(cms.payload))).toBe("done");
    expect(await counted("page = '/vencida'")).toEqual([]);
    expect(await counted("page = '/guardada'")).toHaveLength(1);
  });
});
