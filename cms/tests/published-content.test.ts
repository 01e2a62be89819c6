import {
  addressedCollections,
  contentApi,
  contentChangedEvent,
  contentEvent,
  type Locale,
  listInvalidatedTags,
  locales,
  pathsResponse,
  splitLocalePath,
} from "contracts";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

type Body = Record<string, unknown>;

async function get(path: string): Promise<Body> {
  return (await (await cms.request(path)).json()) as Body;
}

async function allPaths(): Promise<string[]> {
  const { paths, redirects } = pathsResponse.parse(await get(contentApi.paths));
  // Excludes feeds, because the lists that they contain are included.
  return [...paths.filter((path) => !path.endsWith("/feed.xml")), ...Object.keys(redirects)];
}

const resolveCall = (path: string) => `${contentApi.resolve}?path=${path}`;

/** Removes null values, which Payload returns for missing values. */
function withoutNothing(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, each) =>
      each === null || key === "globalType" ? undefined : each,
    ),
  );
}

const asVisitor = { depth: 1, overrideAccess: false, fallbackLocale: false as const };

/** Adds content that the seed does not contain: a shared image with all fields, and texts with links. */
async function fillDocuments(): Promise<void> {
  const { docs: media } = await cms.payload.find({ collection: "media", limit: 1 });
  const { docs: posts } = await cms.payload.find({ collection: "posts", limit: 3 });
  const picture = media[0]?.id ?? "";
  for (const { id } of posts) {
    await cms.payload.update({
      collection: "posts",
      id,
      data: { cover: picture, shareImage: picture, _status: "published" },
      locale: "pt-BR",
    });
  }
}

it("the seeded content has no dead links, including links to glossary terms", async () => {
  const { readPublishedLinks, readLinkDestinations } = await import(
    "../src/links/published-links.ts"
  );
  const { findDeadLinkReason } = await import("../src/links/check-links.ts");
  const { database } = await import("../src/platform/database.ts");
  const db = database(cms.payload);
  const destinations = await readLinkDestinations(db);
  const links = [];
  for await (const from of readPublishedLinks(db)) {
    links.push(
      ...from.links.map((link) => ({ link, why: findDeadLinkReason(link, from, destinations) })),
    );
  }
  const toTerms = links.filter(
    ({ link: { target } }) => "anchor" in target && target.anchor === "vcpu",
  );
  expect(toTerms).not.toEqual([]);
  expect(links.filter(({ why }) => why)).toEqual([]);
});

async function expectShellOfNow(locale: Locale): Promise<void> {
  const { settings, navigation } = await get(`${contentApi.shell}?locale=${locale}`);
  for (const [slug, read] of [
    ["site-settings", settings],
    ["navigation", navigation],
  ] as const) {
    const expected = await cms.payload.findGlobal({ slug, locale, ...asVisitor });
    expect(withoutNothing(read), `${slug} ${locale}`).toEqual(withoutNothing(expected));
  }
}

describe("the content API", () => {
  beforeAll(fillDocuments);

  it("returns the same content as Payload returns to visitors, for every document and language", async () => {
    for (const path of await allPaths()) {
      const { content } = (await get(resolveCall(path))) as { content: Body & { kind: string } };
      const collection = addressedCollections.find((each) => each === content.kind);
      expect(collection, path).toBeDefined();
      const document = content.document as { id: string };
      const expected = await cms.payload.findByID({
        collection: collection ?? "pages",
        id: document.id,
        locale: splitLocalePath(path).locale,
        ...asVisitor,
      });
      expect(withoutNothing(document), path).toEqual(withoutNothing(expected));
    }
  });

  it("returns the same settings and navigation as Payload returns to visitors", async () => {
    for (const locale of locales) {
      await expectShellOfNow(locale);
    }
  });

  it("reads layout data that reflects every change", async () => {
    const locale = "pt-BR";
    const published = { _status: "published" as const };
    const layoutData = () => get(`${contentApi.shell}?locale=${locale}`);
    const { dependsOn } = await layoutData();
    const idIn = (collection: string) =>
      (dependsOn as string[]).find((tag) => tag.startsWith(`${collection}/`))?.split("/")[1] ?? "";
    const { id: announcement } = await cms.payload.create({
      collection: "announcements",
      data: { text: "Aviso", tone: "news", pageGroups: ["all"], ...published },
      locale,
    });
    const update = (collection: "pages" | "legal" | "media" | "announcements", data: Body) =>
      cms.payload.update({ collection, id: idIn(collection) || announcement, data, locale });
    const { headerItems } = await cms.payload.findGlobal({ slug: "navigation", locale, depth: 0 });
    const changes: Record<string, () => Promise<unknown>> = {
      settings: () =>
        cms.payload.updateGlobal({
          slug: "site-settings",
          data: { tagline: "Outra frase", ...published },
          locale,
        }),
      navigation: () =>
        cms.payload.updateGlobal({
          slug: "navigation",
          data: { headerItems: headerItems?.slice(1) ?? [], ...published },
          locale,
        }),
      "a page's address": () => update("pages", { slug: "outro-endereco", ...published }),
      "a legal document's title": () => update("legal", { title: "Outro título", ...published }),
      "a picture's words": () => update("media", { alt: "Outra imagem" }),
      "an announcement's words": () => update("announcements", { text: "Outro", ...published }),
      "an announcement's end": () => cms.query("update announcements set until = now()"),
      "a page off the site": () => update("pages", { _status: "draft" }),
    };
    for (const [name, change] of Object.entries(changes)) {
      const before = await layoutData();
      await change();
      const after = await layoutData();
      expect(after, name).not.toEqual(before);
      await expectShellOfNow(locale);
    }
    expect(await layoutData()).toMatchObject({ announcements: [] });
  });

  it("returns no drafts of requested, linked or embedded documents", async () => {
    const secret = "Nunca publicado";
    const draft = { draft: true, locale: "pt-BR" as const };
    const slug = "rascunho-de-teste";
    const hero = {
      blockType: "hero" as const,
      heading: secret,
      lede: secret,
      ground: "paper" as const,
    };
    const linked = await cms.payload.create({
      collection: "pages",
      data: { title: secret, slug, description: secret, blocks: [hero], _status: "draft" },
      ...draft,
    });
    const { docs } = await cms.payload.find({
      collection: "testimonials",
      limit: 1,
      locale: "pt-BR",
    });
    const testimonial = docs[0]?.id ?? "";
    await cms.payload.update({
      collection: "testimonials",
      id: testimonial,
      data: { name: secret, _status: "draft" },
      ...draft,
    });
    const links = {
      ...hero,
      heading: "Publicada",
      lede: "Publicada",
      actions: [
        {
          link: {
            kind: "document" as const,
            label: "Leia",
            document: { relationTo: "pages" as const, value: linked.id },
          },
        },
      ],
    };
    const { id } = await cms.payload.create({
      collection: "pages",
      data: {
        title: "Publicada",
        slug: "publicada",
        description: "Publicada",
        blocks: [links],
        _status: "published",
      },
      locale: "pt-BR",
    });
    const data = { title: secret, _status: "draft" as const };
    await cms.payload.update({ collection: "pages", id, data, ...draft });
    for (const path of [...(await allPaths()), `/${slug}`]) {
      expect(JSON.stringify(await get(resolveCall(path))), path).not.toContain(secret);
    }
    const { content } = (await get(resolveCall("/publicada"))) as { content: Body };
    expect(JSON.stringify(content)).toContain(linked.id);
    expect(await get(resolveCall(`/${slug}`))).toMatchObject({ content: { kind: "not-found" } });
  });
});

/** Tests hand-written documents. Each test creates its own documents, to which the seed has no links. */
describe("a document in the content API", () => {
  const hero = (heading: string, more: Body = {}) =>
    ({ blockType: "hero", heading, lede: `${heading}.`, ground: "paper", ...more }) as const;

  async function publishPage(slug: string, blocks: unknown[], more: Body = {}): Promise<string> {
    const data = { title: slug, slug, description: `${slug}.`, blocks, ...more };
    const { id } = await cms.payload.create({
      collection: "pages",
      data: { ...data, _status: "published" } as never,
      locale: "pt-BR",
    });
    return id;
  }

  const linkTo = (value: string) => ({
    link: { kind: "document", label: "Leia", document: { relationTo: "pages", value } },
  });

  interface Section extends Body {
    actions: { link: { document: { value: unknown } } }[];
    testimonials: unknown[];
  }

  interface Resolved {
    content: { kind: string; document: Body & { blocks: Section[] } };
    dependsOn: string[];
  }

  async function resolve(path: string): Promise<Resolved> {
    return (await get(resolveCall(path))) as unknown as Resolved;
  }

  async function linkedIn(path: string): Promise<unknown> {
    const { content } = await resolve(path);
    return content.document.blocks[0]?.actions[0]?.link.document.value;
  }

  it("contains no linked campaign page that is outside its dates or in the trash", async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const target = await publishPage("promo-ligada", [hero("Promo")], { landing: { until } });
    await publishPage("liga-a-promo", [hero("Liga", { actions: [linkTo(target)] })]);
    expect(await linkedIn("/liga-a-promo")).toMatchObject({ id: target, slug: "promo-ligada" });
    await cms.query("update pages set landing_until = now() where id = $1", [target]);
    expect(await linkedIn("/liga-a-promo")).toBe(target);
    await cms.query("update pages set landing_until = null where id = $1", [target]);
    expect(await linkedIn("/liga-a-promo")).toMatchObject({ slug: "promo-ligada" });
    const data = { deletedAt: new Date().toISOString() };
    await cms.payload.update({ collection: "pages", id: target, data });
    expect(await linkedIn("/liga-a-promo")).toBe(target);
    expect((await resolve("/promo-ligada")).content.kind).toBe("not-found");
    // The response depends on the linked page, because the page may be restored and published.
    expect((await resolve("/liga-a-promo")).dependsOn).toContain(`pages/${target}`);
  });

  it("embeds no image and no testimonial that is in the trash", async () => {
    const { docs: images } = await cms.payload.find({ collection: "media", limit: 1 });
    const { docs: quotes } = await cms.payload.find({ collection: "testimonials", limit: 1 });
    const [picture, testimonial] = [images[0]?.id ?? "", quotes[0]?.id ?? ""];
    await publishPage("com-foto", [
      hero("Com foto", { picture }),
      { blockType: "testimonials", heading: "Clientes", testimonials: [testimonial] },
    ]);
    const embedded = async () => {
      const { content, dependsOn } = await resolve("/com-foto");
      expect(dependsOn).toContain(`media/${picture}`);
      expect(dependsOn).toContain(`testimonials/${testimonial}`);
      const [first, second] = content.document.blocks;
      return [first?.picture, second?.testimonials[0]];
    };
    expect(await embedded()).toMatchObject([{ id: picture }, { id: testimonial }]);
    const move = async (deletedAt: string | null) => {
      for (const [collection, id] of [
        ["media", picture],
        ["testimonials", testimonial],
      ] as const) {
        await cms.payload.update({
          collection,
          id,
          data: { deletedAt, ...(collection === "media" ? {} : { _status: "published" }) } as never,
          trash: true,
        });
      }
    };
    await move(new Date().toISOString());
    expect(await embedded()).toEqual([picture, testimonial]);
    await move(null);
    expect(await embedded()).toMatchObject([{ id: picture }, { id: testimonial }]);
  });

  it("has no text of another language, and no URL in a language without a slug", async () => {
    const id = await publishPage("so-em-portugues", [hero("Só em português")]);
    expect((await resolve("/en/so-em-portugues")).content.kind).toBe("not-found");
    await publishPage("liga-ao-portugues", [hero("Liga", { actions: [linkTo(id)] })]);
    await cms.query(
      `insert into pages_locales (title, slug, _locale, _parent_id)
       select 'Links to Portuguese', 'links-to-portuguese', 'en-US', _parent_id
       from pages_locales where slug = 'liga-ao-portugues'`,
    );
    const { content } = await resolve("/en/links-to-portuguese");
    expect(content.document).toMatchObject({ title: "Links to Portuguese" });
    expect(content.document.description ?? null).toBeNull();
    expect(JSON.stringify(content)).not.toMatch(/português|Liga/);
    expect(await linkedIn("/en/links-to-portuguese")).toMatchObject({ id });
  });

  it("is returned without its broken rich texts and references, which are logged", async () => {
    const warn = vi.spyOn(cms.payload.logger, "warn");
    onTestFinished(() => warn.mockRestore());
    const words = { type: "text", text: "Texto.", version: 1 };
    const paragraph = { type: "paragraph", children: [words], version: 1 };
    const content = { root: { type: "root", children: [paragraph], version: 1 } };
    const id = await publishPage("com-defeito", [
      hero("Inteira"),
      { blockType: "richText", heading: "Texto", content },
    ]);
    await cms.query(
      `update pages set blocks = jsonb_set(jsonb_set(blocks, '{1,content}', '{"pt-BR": {"root": 5}}'),
         '{0,picture}', '"no-id"') where id = $1`,
      [id],
    );
    const read = await resolve("/com-defeito");
    const [first, second] = read.content.document.blocks;
    expect(first).toMatchObject({ heading: "Inteira", picture: "no-id" });
    expect(second).toMatchObject({ heading: "Texto" });
    expect(second?.content ?? null).toBeNull();
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining("Left out broken rich text: content"),
    );

    const { rows } = await cms.query<{ path: string; body: unknown }>(
      `select slug as path, body from legal_locales where _locale = 'pt-BR' and slug is not null`,
    );
    const { path, body } = rows[0] ?? { path: "", body: null };
    expect(body).toMatchObject({ root: {} });
    await cms.query(`update legal_locales set body = '{"root": 5}' where slug = $1`, [path]);
    const legal = await resolve(`/${path}`);
    expect(legal.content).toMatchObject({ kind: "legal", document: { slug: path } });
    expect(legal.content.document.body ?? null).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("Left out broken rich text: body"));
    await cms.query("update legal_locales set body = $2 where slug = $1", [path, body]);
  });
});

/**
 * Returns a generator of pseudorandom numbers. The same seed produces the same numbers, so that a failure can be
 * reproduced.
 */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const seed = Date.now() % 1_000_000;
const changes = 16;

it(`the content API returns all cache tags of each response: ${changes} random changes, seed ${seed}`, async () => {
  const random = randomOf(seed);
  const pick = <Each>(all: readonly Each[]): Each => {
    const each = all[random(all.length)];
    if (each === undefined) {
      throw new Error("nothing to pick from");
    }
    return each;
  };
  const heard: string[] = [];
  const listener = new Client({ connectionString: cms.database.url });
  onTestFinished(() => listener.end());
  await listener.connect();
  await listener.query(`listen ${contentChangedEvent}`);
  listener.on("notification", ({ payload = "null" }) => {
    heard.push(...listInvalidatedTags(contentEvent.parse(JSON.parse(payload))));
  });

  async function someDocument<Slug extends "pages" | "posts" | "legal" | "media">(
    collection: Slug,
  ) {
    const { docs } = await cms.payload.find({ collection, limit: 0, pagination: false, depth: 0 });
    return pick(docs);
  }
  const textual = ["pages", "posts", "legal"] as const;
  const acts: (() => Promise<unknown>)[] = [
    async () => {
      const collection = pick(textual);
      const { id } = await someDocument(collection);
      const data = { title: `Título ${random(1_000)}`, _status: "published" as const };
      return cms.payload.update({ collection, id, data, locale: pick(locales) });
    },
    async () => {
      const collection = pick(textual);
      const { id } = await someDocument(collection);
      const data = { slug: `endereco-${random(1_000_000)}`, _status: "published" as const };
      return cms.payload.update({ collection, id, data, locale: pick(locales) });
    },
    async () => {
      const collection = pick(textual);
      const { id } = await someDocument(collection);
      return cms.payload.update({
        collection,
        id,
        data: { _status: pick(["draft", "published"]) },
      });
    },
    async () => {
      const { id } = await someDocument("posts");
      return cms.payload.delete({ collection: "posts", id });
    },
    async () => {
      const { id } = await someDocument("media");
      const data = { alt: `Imagem ${random(1_000)}` };
      return cms.payload.update({ collection: "media", id, data, locale: pick(locales) });
    },
    async () => {
      const { docs } = await cms.payload.find({ collection: "testimonials", limit: 0 });
      const data = {
        name: `Pessoa ${random(1_000)}`,
        _status: pick(["draft", "published"] as const),
      };
      return cms.payload.update({ collection: "testimonials", id: pick(docs).id, data });
    },
    async () => {
      const { docs } = await cms.payload.find({ collection: "pricing-plans", limit: 0 });
      const data = { name: `Plano ${random(1_000)}`, _status: "published" as const };
      return cms.payload.update({ collection: "pricing-plans", id: pick(docs).id, data });
    },
    async () =>
      cms.payload.updateGlobal({
        slug: "site-settings",
        data: { telephone: `+55 11 ${random(10_000)}`, _status: "published" },
      }),
    async () => {
      const { id } = await someDocument("posts");
      const data = { cover: (await someDocument("media")).id, _status: "published" as const };
      return cms.payload.update({ collection: "posts", id, data });
    },
  ];

  const calls = new Set([
    ...(await allPaths()).map(resolveCall),
    ...locales.map((locale) => `${contentApi.shell}?locale=${locale}`),
    ...locales.map((locale) => `${contentApi.prices}?locale=${locale}`),
    `${contentApi.catalogue}?part=1`,
  ]);
  const kept = new Map<string, Body>();
  for (const call of calls) {
    kept.set(call, await get(call));
  }
  let done = 0;
  let reread = 0;
  for (let change = 0; change < changes; change++) {
    heard.length = 0;
    const act = pick(acts);
    // Ignores a change that the CMS rejects.
    done += await act().then(
      () => 1,
      () => 0,
    );
    // Sends a last notification. Notifications arrive in order, so all notifications of the change have arrived before
    // it.
    await cms.query(`select pg_notify('${contentChangedEvent}', '{"collection":"end"}')`);
    await expect.poll(() => heard.includes("end"), { timeout: 60_000 }).toBe(true);
    for (const path of await allPaths()) {
      calls.add(resolveCall(path));
    }
    for (const call of calls) {
      const before = kept.get(call);
      const now = await get(call);
      const { dependsOn } = (before ?? { dependsOn: heard }) as { dependsOn: string[] };
      if (dependsOn.some((tag) => heard.includes(tag))) {
        reread += 1;
      } else {
        expect(now, `${call} after ${heard}, seed ${seed}`).toEqual(before);
      }
      kept.set(call, now);
    }
  }
  expect(done).toBeGreaterThan(changes / 2);
  // Checks that most responses were not invalidated. Otherwise the test would prove nothing.
  expect(reread).toBeLessThan((calls.size * changes) / 2);
});
