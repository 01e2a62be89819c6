import { randomUUID } from "node:crypto";
import {
  type LegalVersionsState,
  legalChangesPath,
  legalVersionPath,
  legalVersionsApi,
  type ResolveResponse,
  scheduleApi,
} from "contracts";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import { waitForResult } from "./support/eventually.ts";
import { findMessagesTo, newStaff, type TestAccount } from "./support/people.ts";
import { type CmsProcess, startWorker } from "./support/processes.ts";

let cms: RunningCms;
let editor: TestAccount;
let pool: Pool;
beforeAll(async () => {
  cms = await startCms();
  editor = await newStaff(cms, "editor");
  pool = new Pool({ connectionString: cms.database.url });
  pool.on("error", () => {});
});
afterAll(async () => {
  await pool?.end();
  await cms?.stop();
});

/** Timeout in ms that allows a worker on a busy machine to load Payload. */
const workerTimeoutMs = 90_000;

const text = (words: string) => ({
  root: {
    type: "root",
    direction: "ltr",
    format: "",
    indent: 0,
    version: 1,
    children: [
      {
        type: "paragraph",
        direction: "ltr",
        format: "",
        indent: 0,
        version: 1,
        children: [
          {
            type: "text",
            text: words,
            format: 0,
            detail: 0,
            mode: "normal",
            style: "",
            version: 1,
          },
        ],
      },
    ],
  },
});

async function call(path: string, method: string, body: object, by = editor): Promise<Response> {
  return cms.request(path, { method, body, cookie: by.cookie });
}

/** Returns the date in Brasília that is `later` days after today. */
function day(later: number): string {
  const instant = new Date(Date.now() + later * 86_400_000);
  return instant.toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });
}

interface Made {
  id: string;
  slug: string;
  path: string;
}

/** Publishes a legal document in Portuguese. */
async function publish(first = "O primeiro texto.", extra: object = {}): Promise<Made> {
  const slug = `termos-${randomUUID().slice(0, 8)}`;
  const response = await call("/api/legal", "POST", {
    title: slug,
    description: "Do que se trata.",
    slug,
    effectiveDate: "2026-01-01",
    body: text(first),
    _status: "published",
    ...extra,
  });
  expect(response.status).toBe(201);
  const { doc } = (await response.json()) as { doc: { id: string } };
  return { id: doc.id, slug, path: `/${slug}` };
}

async function draft({ id }: Made, words: string, extra: object = {}): Promise<void> {
  const body = { body: text(words), ...extra };
  expect((await call(`/api/legal/${id}?draft=true`, "PATCH", body)).status).toBe(200);
}

function announce({ id }: Made, effectiveOn: string, by = editor): Promise<Response> {
  return call(legalVersionsApi.versions, "POST", { id, effectiveOn }, by);
}

async function at(path: string): Promise<ResolveResponse["content"]> {
  const response = await cms.request(`/api/content/resolve?path=${path}`);
  return ((await response.json()) as ResolveResponse).content;
}

/** Returns the text at a path. */
async function wordsAt(path: string): Promise<string> {
  const content = await at(path);
  const { body } = "document" in content ? (content.document as { body?: unknown }) : {};
  const [, words = content.kind] = /"text":"([^"]*)"/.exec(JSON.stringify(body ?? null)) ?? [];
  return words;
}

async function stateOf({ id }: Made): Promise<LegalVersionsState> {
  const response = await cms.request(`${legalVersionsApi.versions}?id=${id}`, {
    cookie: editor.cookie,
  });
  return (await response.json()) as LegalVersionsState;
}

async function count(statement: string): Promise<number> {
  const { rows } = await cms.query<{ count: number }>(`select count(*)::int as count ${statement}`);
  return rows[0]?.count ?? 0;
}

/** Makes a document's schedule due. */
async function comeDue({ id }: Made): Promise<void> {
  await cms.query(
    `update schedules set due_at = now() - interval '1 hour', attempt_at = now() - interval '1 hour'
     where document_id = '${id}' and state = 'waiting'`,
  );
}

async function whileWorking<Result>(workers: number, run: () => Promise<Result>): Promise<Result> {
  const started: CmsProcess[] = [];
  for (let index = 0; index < workers; index++) {
    started.push(startWorker(cms.environment));
  }
  try {
    return await run();
  } finally {
    await Promise.all(started.map((worker) => worker.kill()));
  }
}

describe("a dated version of a legal document", () => {
  it("exists after seeding, in each language, with the effective date of the text", async () => {
    const content = await at("/en/privacy-policy");
    expect(content).toMatchObject({
      kind: "legal",
      version: { effectiveOn: "2026-09-01", state: "in-force" },
      versions: [{ effectiveOn: "2026-09-01", state: "in-force" }],
    });
    expect((await at("/en/privacy-policy/2026-09-01")).kind).toBe("legal");
    expect((await at("/en/privacy-policy/2026-09-02")).kind).toBe("not-found");
    expect((await at("/en/privacy-policy/2026-09-01/changes")).kind).toBe("not-found");
  });

  it("is corrected, without a further version, by an ordinary publish", async () => {
    const made = await publish("Um erro de digitasão.");
    const change = { body: text("Um erro de digitação."), _status: "published" };
    expect((await call(`/api/legal/${made.id}`, "PATCH", change)).status).toBe(200);
    expect((await stateOf(made)).versions).toHaveLength(1);
    expect(await wordsAt(legalVersionPath(made.path, "2026-01-01"))).toBe("Um erro de digitação.");
    const other = await call(`/api/legal/${made.id}`, "PATCH", {
      effectiveDate: day(0),
      _status: "published",
    });
    expect(other.status).toBe(400);
    expect(JSON.stringify(await other.json())).toContain("Versões");
  });

  it("takes effect once on its date, with two workers and after downtime", async () => {
    const made = await publish("Cobramos por mês. O suporte é incluído.");
    await draft(made, "Cobramos por dia. O suporte é incluído.", {
      changes: "A cobrança é diária.",
    });
    const coming = day(30);
    expect((await announce(made, coming)).status).toBe(201);
    const dated = legalVersionPath(made.path, coming);
    expect(await wordsAt(made.path)).toContain("por mês");
    expect(await wordsAt(dated)).toContain("por dia");
    expect(await at(dated)).toMatchObject({ version: { effectiveOn: coming, state: "coming" } });
    expect(await at(made.path)).toMatchObject({
      version: { state: "in-force" },
      versions: [{ effectiveOn: coming, state: "coming" }, { state: "in-force" }],
    });
    expect(await at(legalChangesPath(made.path, coming))).toMatchObject({
      document: { changes: "A cobrança é diária." },
      comparison: {
        before: "2026-01-01",
        sections: [
          {
            heading: null,
            passages: [
              {
                state: "changed",
                sentences: [
                  { state: "removed", text: "Cobramos por mês." },
                  { state: "added", text: "Cobramos por dia." },
                  { state: "same", text: "O suporte é incluído." },
                ],
              },
            ],
          },
        ],
      },
    });
    // Changes the draft after the announcement; the announced version does not include this change.
    await draft(made, "Um rascunho de depois.");
    await comeDue(made);
    await whileWorking(2, () =>
      waitForResult(
        "the version is in force",
        async () => (await wordsAt(made.path)).includes("por dia"),
        workerTimeoutMs,
      ),
    );
    expect((await stateOf(made)).versions.map(({ state }) => state)).toEqual([
      "in-force",
      "former",
    ]);
    expect(await wordsAt(legalVersionPath(made.path, "2026-01-01"))).toContain("por mês");
    expect(
      await count(
        `from audit_log where action = 'legal.take-effect' and target_id = 'legal/${made.id}'`,
      ),
    ).toBe(1);
    const latest = await cms.payload.findByID({ collection: "legal", id: made.id, draft: true });
    expect(JSON.stringify(latest.body)).toContain("Um rascunho de depois.");
    expect(latest.effectiveDate?.slice(0, 10)).toBe(coming);
  });

  it("takes effect on its date, even if that is today or its author's account is disabled", async () => {
    const made = await publish();
    await draft(made, "O texto de hoje.");
    expect((await announce(made, day(0))).status).toBe(201);
    expect(await wordsAt(made.path)).toBe("O texto de hoje.");
    const [current] = (await stateOf(made)).versions;
    expect(current).toMatchObject({ effectiveOn: day(0), state: "in-force", telling: "nobody" });
    expect((await announce(made, day(0))).status).toBe(400);

    const gone = await newStaff(cms, "editor");
    await draft(made, "O texto de amanhã.");
    expect((await announce(made, day(1), gone)).status).toBe(201);
    await cms.query(`update staff set disabled_at = now() where id = '${gone.id}'`);
    await comeDue(made);
    await whileWorking(1, () =>
      waitForResult(
        "the version of tomorrow is in force",
        async () => (await wordsAt(made.path)) === "O texto de amanhã.",
        workerTimeoutMs,
      ),
    );
  });

  it("is rejected if its date is past, another version is upcoming, its text is unfinished or its author is a writer", async () => {
    const made = await publish();
    expect((await announce(made, day(-1))).status).toBe(400);
    expect((await announce(made, "2026-02-30")).status).toBe(400);
    const writer = await newStaff(cms, "writer");
    expect((await announce(made, day(3), writer)).status).toBe(403);
    await draft(made, "Sem título.", { title: "" });
    const unfinished = await announce(made, day(3));
    expect(unfinished.status).toBe(400);
    expect(((await unfinished.json()) as { error: string }).error).not.toBe("");
    await draft(made, "Agora sim.", { title: "Com título" });
    expect((await announce(made, day(3))).status).toBe(201);
    expect((await announce(made, day(4))).status).toBe(400);
    // Announces the same date again, which corrects the version.
    await draft(made, "Agora sim, corrigido.");
    expect((await announce(made, day(3))).status).toBe(201);
    expect(await wordsAt(legalVersionPath(made.path, day(3)))).toBe("Agora sim, corrigido.");
    expect((await stateOf(made)).versions).toHaveLength(2);
  });

  it("is withdrawn together with its schedule, which the scheduling API cannot change", async () => {
    const made = await publish();
    await draft(made, "Não vai valer.");
    await announce(made, day(9));
    const { rows } = await cms.query<{ id: string }>(
      `select id from schedules where document_id = '${made.id}'`,
    );
    const schedule = scheduleApi.schedule(rows[0]?.id ?? "");
    expect((await call(schedule, "PATCH", { time: "2036-01-01T00:00" })).status).toBe(404);
    expect((await cms.request(schedule, { method: "DELETE", cookie: editor.cookie })).status).toBe(
      404,
    );
    const [coming] = (await stateOf(made)).versions;
    const take = () =>
      cms.request(legalVersionsApi.version(coming?.id ?? ""), {
        method: "DELETE",
        cookie: editor.cookie,
      });
    expect((await take()).status).toBe(200);
    expect((await take()).status).toBe(404);
    expect((await at(legalVersionPath(made.path, day(9)))).kind).toBe("not-found");
    expect(await count(`from schedules where document_id = '${made.id}'`)).toBe(0);
    expect(await count(`from legal_versions where document_id = '${made.id}'`)).toBe(2);
    expect((await announce(made, day(9))).status).toBe(201);
  });

  it("remains available after a change of the document's URL and after the deletion of old CMS versions", async () => {
    const made = await publish("O texto de antes.");
    await draft(made, "O texto de depois.");
    await announce(made, day(0));
    const slug = `${made.slug}-novo`;
    await call(`/api/legal/${made.id}`, "PATCH", { slug, _status: "published" });
    const old = legalVersionPath(made.path, "2026-01-01");
    expect(await at(old)).toEqual({
      kind: "redirect",
      to: legalVersionPath(`/${slug}`, "2026-01-01"),
    });
    await cms.query(`delete from _legal_v where parent_id = '${made.id}'`);
    expect(await wordsAt(legalVersionPath(`/${slug}`, "2026-01-01"))).toBe("O texto de antes.");
    const paths = (await (await cms.request("/api/content/paths")).json()) as {
      paths: string[];
      redirects: Record<string, string>;
    };
    expect(paths.paths).toContain(legalChangesPath(`/${slug}`, day(0)));
    expect(paths.redirects[old]).toBe(legalVersionPath(`/${slug}`, "2026-01-01"));
    const listed = await (await cms.request("/api/content/documents")).text();
    expect(listed).toContain(`"/${slug}"`);
    expect(listed).not.toContain(`/${slug}/`);
  });
});

/** Creates customers for one test. Their e-mail addresses contain `mark`. */
async function customers(
  mark: string,
  total: number,
  { isVerified = true, isDuplicate = false, locale = "pt-BR", prefix = "c" } = {},
): Promise<void> {
  await cms.query(
    `insert into customers (id, fullname, email, phone, locale, email_verified_at, is_duplicate)
     select gen_random_uuid(), 'Ana', '${prefix}' || n || '@${mark}.example', '+5511955500142', '${locale}',
       ${isVerified ? "now()" : "null"}, ${isDuplicate} from generate_series(1, ${total}) n`,
  );
}

describe("a notification about new terms", () => {
  it("is sent once to each customer in the customer's language, even if workers crash", async () => {
    const { queueTermsNoticeBatch } = await import("../src/accounts/customers/notify-terms.ts");
    const mark = randomUUID().slice(0, 8);
    await customers(mark, 450);
    await customers(mark, 1, { locale: "en-US", prefix: "english" });
    await customers(mark, 1, { isVerified: false, prefix: "unproven" });
    await customers(mark, 1, { isDuplicate: true, prefix: "double" });
    const made = await publish("Antes.", { tellsCustomers: true });
    await draft(made, "Depois.", { changes: "Tudo mudou." });
    await announce(made, day(30));
    const tell = () => queueTermsNoticeBatch({ pool, publicUrl: "https://nuvem.example" });
    // No e-mail is sent yet, because the version can be withdrawn for ten minutes.
    expect(await tell()).toBe("none");
    expect((await stateOf(made)).versions[0]).toMatchObject({ telling: "soon", told: 0 });
    await cms.query(
      `update legal_versions set tell_after = now()
       where document_id = '${made.id}' and tell_after is not null`,
    );
    // Customers who register after the announcement have seen the version, so they are not notified.
    await customers(mark, 1, { prefix: "later" });

    const versionId = (await stateOf(made)).versions[0]?.id ?? "";
    // While too many e-mails of the version wait for their first attempt, no further e-mails are queued. Failed e-mails
    // do not count.
    await cms.query(`insert into mails (id, about, sealed, next_attempt_at)
      select gen_random_uuid(), 'legal version ${versionId}', 'x', now() + interval '1 hour'
      from generate_series(1, 150)`);
    expect(await tell()).toBe("full");
    await cms.query(`update mails set attempts = 1 where sealed = 'x'`);
    await Promise.all([tell(), tell()]);
    expect(await count(`from legal_notices where version_id = '${versionId}'`)).toBeGreaterThan(0);
    await cms.query(`delete from mails where sealed = 'x'`);
    // Simulates a batch that was committed before its progress was stored.
    await cms.query(
      `update legal_versions set told_through = null, told = 0 where id = '${versionId}'`,
    );
    await waitForResult(
      "all are told",
      async () => {
        await tell();
        return (await stateOf(made)).versions[0]?.telling === "done";
      },
      workerTimeoutMs,
    );
    const noticesOf = (condition: string) =>
      count(`from legal_notices n join customers c on c.id = n.customer_id
        where n.version_id = '${versionId}' and c.email like '%@${mark}.example' and ${condition}`);
    expect(await noticesOf("true")).toBe(451);
    expect(await noticesOf("c.email ~ '^(unproven|double|later)'")).toBe(0);
    await waitForResult(
      "the e-mails are sent",
      async () => {
        const [version] = (await stateOf(made)).versions;
        return version?.waiting === 0;
      },
      workerTimeoutMs,
    );
    const englishId = `select id from customers where email = 'english1@${mark}.example'`;
    const { rows } = await cms.query<{ id: string }>(englishId);
    const { findCustomerById, exportCustomer } = await import(
      "../src/accounts/customers/read-customer.ts"
    );
    const account = await findCustomerById(cms.payload, rows[0]?.id ?? "");
    expect(account && (await exportCustomer(cms.payload, account)).legalNotices).toEqual([
      { title: expect.any(String), effectiveOn: day(30), queuedAt: expect.any(String) },
    ]);
    const [message = ""] = await findMessagesTo(`english1@${mark}.example`, /./);
    expect(message).toContain("New version");
    expect(message).toContain(`${made.slug}/${day(30)}/mudancas`);
    expect(await findMessagesTo(`english1@${mark}.example`, /./)).toHaveLength(1);
  });

  it("is not sent for withdrawn versions, corrections, or documents that do not bind customers", async () => {
    const { queueTermsNoticeBatch } = await import("../src/accounts/customers/notify-terms.ts");
    const tell = () => queueTermsNoticeBatch({ pool, publicUrl: "https://nuvem.example" });
    const made = await publish("Antes.", { tellsCustomers: true });
    await draft(made, "Depois.");
    await announce(made, day(30));
    const [coming] = (await stateOf(made)).versions;
    await cms.request(legalVersionsApi.version(coming?.id ?? ""), {
      method: "DELETE",
      cookie: editor.cookie,
    });
    const change = { body: text("Corrigido."), _status: "published" };
    await call(`/api/legal/${made.id}`, "PATCH", change);
    const cookies = await publish("Cookies.");
    await draft(cookies, "Outros cookies.");
    await announce(cookies, day(30));
    await cms.query("update legal_versions set tell_after = now() where tell_after is not null");
    expect(await tell()).toBe("none");
  });
});

describe("a legal document that is unpublished", () => {
  it("notifies customers of its new version only after it is published again", async () => {
    const { queueTermsNoticeBatch } = await import("../src/accounts/customers/notify-terms.ts");
    const tell = () => queueTermsNoticeBatch({ pool, publicUrl: "https://nuvem.example" });
    await cms.query("update legal_versions set tell_after = null");
    const made = await publish("Antes.", { tellsCustomers: true });
    await draft(made, "Depois.");
    expect((await announce(made, day(30))).status).toBe(201);
    await cms.query(
      `update legal_versions set tell_after = now()
       where document_id = '${made.id}' and tell_after is not null`,
    );
    const show = (_status: "draft" | "published") =>
      call(`/api/legal/${made.id}`, "PATCH", { _status });
    expect((await show("draft")).status).toBe(200);
    expect(await tell()).toBe("none");
    expect((await show("published")).status).toBe(200);
    expect(await tell()).toBe("queued");
  });
});

// Must be the last test of the file, because it recreates all versions.
describe("the migration of legal documents of an earlier release", () => {
  it("creates a first version of published documents, and leaves unpublished documents as drafts", async () => {
    const published = await publish("No site.", { effectiveDate: "2026-03-31" });
    await draft(published, "Ainda rascunho.");
    const english = await publish("Em duas línguas.");
    const translated = { title: "Terms", slug: `terms-${english.slug}`, body: text("In two.") };
    const translation = { ...translated, description: "About.", _status: "published" };
    const response = await call(`/api/legal/${english.id}?locale=en-US`, "PATCH", translation);
    expect(response.status).toBe(200);
    await draft(english, "Em duas línguas, de novo.");
    const unfinished = await call("/api/legal?draft=true", "POST", { title: "Só rascunho" });
    const { doc: onlyDraft } = (await unfinished.json()) as { doc: { id: string } };
    const trashed = await publish("No lixo.");
    await cms.query(`update legal set deleted_at = now() where id = '${trashed.id}'`);

    const { up, down } = await import("../src/migrations/20261124_040000_legal_versions.ts");
    const run = (step: typeof up) =>
      cms.ownerDatabase.transaction((transaction) => step({ db: transaction } as never));
    await run(down as typeof up);
    await run(up);
    await cms.grantTables();

    const state = await stateOf(published);
    expect(state.versions).toMatchObject([
      { effectiveOn: "2026-03-31", state: "in-force", telling: "nobody", told: 0 },
    ]);
    expect(await wordsAt(published.path)).toBe("No site.");
    expect(await wordsAt(legalVersionPath(published.path, "2026-03-31"))).toBe("No site.");
    const latest = await cms.payload.findByID({
      collection: "legal",
      id: published.id,
      draft: true,
      locale: "pt-BR",
    });
    expect(JSON.stringify(latest.body)).toContain("Ainda rascunho.");

    const { rows } = await cms.query<{ id: string; texts: Record<string, { body: unknown }> }>(
      "select document_id as id, texts from legal_versions",
    );
    const of = (id: string) => rows.filter((row) => row.id === id).map(({ texts }) => texts);
    expect(of(english.id).map(Object.keys)).toEqual([
      expect.toSatisfy((kept: string[]) => kept.toSorted().join() === "en-US,pt-BR"),
    ]);
    expect(JSON.stringify(of(english.id))).not.toContain("de novo");
    expect([...of(onlyDraft.id), ...of(trashed.id)]).toEqual([]);
    expect(await count("from legal_versions where tell_after is not null")).toBe(0);

    // An announcement after the migration compares its version with the first one and notifies customers.
    await announce(published, day(20));
    expect((await stateOf(published)).versions.map((version) => version.state)).toEqual([
      "coming",
      "in-force",
    ]);
    expect(await at(`${legalVersionPath(published.path, day(20))}/mudancas`)).toMatchObject({
      comparison: { before: "2026-03-31" },
    });
    const { rows: telling } = await cms.query<{ slug: string }>(
      `select slug from legal join legal_locales on _parent_id = legal.id
       where tells_customers and _locale = 'pt-BR' order by slug`,
    );
    expect(telling.map(({ slug }) => slug)).toEqual([
      "politica-de-privacidade",
      "termos-de-servico",
    ]);
  });
});
