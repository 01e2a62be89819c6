import { join } from "node:path";
import { articlesPerPage, contentApi, listPagePath } from "contracts";
import type pg from "pg";
import { pageData, postData, uniqueWord } from "../support/content.ts";
import { withDatabase } from "../support/database.ts";
import { type Instance, startInstance, stopInstance } from "../support/instance.ts";
import type { Account } from "../support/prepared.ts";
import { StaffApi } from "../support/staff-api.ts";
import { registerPeople } from "./accounts.ts";
import { quantile } from "./quantile.ts";

/** How much more than on a small site each may cost. */
const bound = 1.2;
/** Articles enough that the list has pages and the feed is full: what is compared is as long in both. */
const small = { posts: 50, pages: 20, media: 50 };
const big = { posts: 10_000, pages: 2_000, media: 50_000 };

/**
 * Copies rows until there are so many: each with an id of its own, everything else as it is but for what
 * `changed` says (SQL of a JSON object; `copy` is the number of the copy).
 */
async function copyRows(client: pg.Client, table: string, copies: number, changed: string) {
  await client.query(
    `insert into ${table}
     select (jsonb_populate_record(original, ${changed})).*
     from ${table} original, generate_series(1, ${copies}) copy`,
  );
}

/** A UUID of version 4, as far as Payload looks at it. */
const idOfCopy = (column: string, total: number) =>
  `overlay(overlay(md5(${column}::text || '${total}-' || copy) placing '4' from 13) placing '8' from 17)::uuid`;

/** Publishes copies of a collection's documents, as many as make `total`; their share image is one of the site's. */
async function growTo(client: pg.Client, table: "pages" | "posts", total: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  const copies = Math.max(0, Math.ceil(total / (rows[0]?.count ?? 1)) - 1);
  const day =
    table === "posts" ? "'published_at', original.published_at - copy * interval '1 hour'," : "";
  await copyRows(
    client,
    table,
    copies,
    `jsonb_build_object(${day} 'id', ${idOfCopy("original.id", total)}, 'share_image_id', (select id from media limit 1))`,
  );
  const rowId = `'id', nextval(pg_get_serial_sequence('${table}_locales', 'id'))`;
  await copyRows(
    client,
    `${table}_locales`,
    copies,
    `jsonb_build_object(${rowId}, '_parent_id', ${idOfCopy("original._parent_id", total)}, 'slug', coalesce(nullif(original.slug, '') || '-', '') || 'bench-${total}-' || copy)`,
  );
  if (table === "posts") {
    await copyRows(
      client,
      "posts_rels",
      copies,
      `jsonb_build_object('id', nextval(pg_get_serial_sequence('posts_rels', 'id')), 'parent_id', ${idOfCopy("original.parent_id", total)})`,
    );
  }
}

async function growSite(instance: Instance, sizes: typeof big): Promise<void> {
  await withDatabase(instance, async (client) => {
    await growTo(client, "posts", sizes.posts);
    await growTo(client, "pages", sizes.pages);
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from media",
    );
    const copies = Math.max(0, Math.ceil(sizes.media / (rows[0]?.count ?? 1)) - 1);
    await copyRows(
      client,
      "media",
      copies,
      `jsonb_build_object('id', ${idOfCopy("original.id", sizes.media)}, 'filename', ${sizes.media} || '-' || copy || '-' || original.filename)`,
    );
    await client.query("vacuum analyze");
  });
}

/** Paths of articles and of the last page of their list, and how many addresses the sitemap's first part has. */
async function readSite({ cmsPort }: Instance) {
  const answer = await fetch(`http://127.0.0.1:${cmsPort}${contentApi.catalogue}?part=1`);
  const { documents } = (await answer.json()) as {
    documents: { collection: string; alternates: Record<string, string> }[];
  };
  const articles = documents.flatMap(({ collection, alternates }) =>
    collection === "posts" && alternates["pt-BR"] ? alternates["pt-BR"] : [],
  );
  return {
    articles,
    addresses: documents.flatMap(({ alternates }) => Object.keys(alternates)).length,
  };
}

interface Site {
  instance: Instance;
  editor: StaffApi;
  articles: string[];
  addresses: number;
}

async function siteOf(instance: Instance, account: Account, sizes: typeof big): Promise<Site> {
  const editor = await StaffApi.logIn(instance, account);
  await growSite(instance, sizes);
  return { instance, editor, ...(await readSite(instance)) };
}

interface Cost {
  name: string;
  /** What is waited for; the same is asked so often that nothing is new to it. */
  task: (site: Site, index: number) => Promise<unknown>;
  count: number;
  /** Of how many the task is. */
  per?: (site: Site) => number;
}

async function ask({ instance }: Site, path: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${instance.cmsPort}${path}`);
  await answer.arrayBuffer();
}

const resolve = (path: string) => `${contentApi.resolve}?path=${path}`;

/** Publishes changes of a document, each waited for until visitors see it. */
function publish(kind: "pages" | "posts"): Cost["task"] {
  const data = kind === "posts" ? postData : pageData;
  const slug = uniqueWord("grande-");
  const path = kind === "posts" ? `/blog/${slug}` : `/${slug}`;
  const ids = new Map<Site, string>();
  return async (site, index) => {
    const { instance, editor } = site;
    const id = ids.get(site) ?? (await editor.create(kind, data(slug, "0."))).id;
    ids.set(site, id);
    const words = `Mudança ${index}.`;
    await editor.update(kind, id, data(slug, words));
    while (!(await (await fetch(instance.url + path)).text()).includes(words)) {}
  };
}

/** Of the content API's answers, and of a publish until visitors see it. */
const costs: Cost[] = [
  {
    name: "article",
    count: 400,
    task: (site, index) =>
      ask(site, resolve(site.articles[(index * 7) % site.articles.length] ?? "")),
  },
  { name: "first page of the list", count: 400, task: (site) => ask(site, resolve("/blog")) },
  {
    name: "last page of the list",
    count: 400,
    task: (site) =>
      ask(site, resolve(listPagePath("/blog", Math.ceil(site.articles.length / articlesPerPage)))),
  },
  {
    name: "address of the sitemap",
    count: 20,
    task: (site) => ask(site, `${contentApi.catalogue}?part=1`),
    per: ({ addresses }) => addresses,
  },
  { name: "feed", count: 400, task: (site) => ask(site, `${contentApi.feed}?path=/blog`) },
  { name: "publish of an article", count: 20, task: publish("posts") },
  { name: "publish of a page", count: 20, task: publish("pages") },
];

/** Medians in milliseconds of both sites, asked in turn: what else the machine does meets both. */
async function measure(sites: readonly [Site, Site], { task, count, per = () => 1 }: Cost) {
  const times: [number[], number[]] = [[], []];
  for (let index = -count; index < count; index += 1) {
    for (const [which, site] of sites.entries()) {
      const start = performance.now();
      await task(site, count + index);
      // The first half makes it ready.
      if (index >= 0) {
        times[which]?.push(performance.now() - start);
      }
    }
  }
  const medians = times.map((each) =>
    quantile(
      each.toSorted((a, b) => a - b),
      0.5,
    ),
  );
  return sites.map((site, which) => (medians[which] ?? 0) / per(site));
}

/** What visitors and editors wait for on a site of 10,000 articles, 2,000 pages and 50,000 pictures, beside a small one. */
export async function measureBigSite(
  instance: Instance,
  directory: string,
  account: Account,
): Promise<void> {
  const beside = await startInstance({ dataDirectory: join(directory, "small-site") });
  try {
    await registerPeople(beside);
    const few = await siteOf(beside, account, small);
    const many = await siteOf(instance, account, big);
    console.log(
      `\nWith ${big.posts} articles, ${big.pages} pages and ${big.media} pictures (target: ${bound} times a site of ${small.posts} articles)`,
    );
    for (const cost of costs) {
      const [before = 0, after = 0] = await measure([few, many], cost);
      const ratio = after / before;
      console.log(
        `  ${cost.name.padEnd(24)} ${before.toFixed(2)} ms beside ${after.toFixed(2)} ms: ${ratio.toFixed(2)} times: ${ratio <= bound ? "met" : "MISSED"}`,
      );
    }
  } finally {
    await stopInstance(beside);
  }
}
