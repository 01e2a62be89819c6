import { join } from "node:path";
import { articlesPerPage, contentApi, listPagePath } from "contracts";
import type pg from "pg";
import { pageData, postData, uniqueWord } from "../support/content.ts";
import { withDatabase } from "../support/database.ts";
import { type Instance, startInstance, stopInstance } from "../support/instance.ts";
import { StaffApi } from "../support/staff-api.ts";
import type { TestAccount } from "../support/test-setup.ts";
import { createAccounts } from "./accounts.ts";
import { quantile } from "./quantile.ts";

/** Maximum ratio of a cost on the big site to the same cost on the small site. */
const maxRatio = 1.2;
/**
 * Numbers of documents on both sites. The small site has enough articles for several list pages and a full feed, so
 * that the responses of both sites have the same length.
 */
const small = { posts: 50, pages: 20, media: 50 };
const big = { posts: 10_000, pages: 2_000, media: 50_000 };

/**
 * Inserts `copies` copies of each row of a table; each copy has its own id. `changed` is SQL of a JSON object with the
 * columns that differ; it can use the number of the copy as `copy`.
 */
async function copyRows(client: pg.Client, table: string, copies: number, changed: string) {
  await client.query(
    `insert into ${table}
     select (jsonb_populate_record(original, ${changed})).*
     from ${table} original, generate_series(1, ${copies}) copy`,
  );
}

/** Returns SQL of a version 4 UUID for a copied row; the UUID passes Payload's validation. */
const idOfCopy = (column: string, total: number) =>
  `overlay(overlay(md5(${column}::text || '${total}-' || copy) placing '4' from 13) placing '8' from 17)::uuid`;

/** Publishes copies of a collection's documents until there are `total`. All copies have the same share image. */
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

/** Returns the paths of the articles, and the number of URLs in the sitemap's first part. */
async function readSite({ cmsPort }: Instance) {
  const response = await fetch(`http://127.0.0.1:${cmsPort}${contentApi.catalogue}?part=1`);
  const { documents } = (await response.json()) as {
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

async function siteOf(instance: Instance, account: TestAccount, sizes: typeof big): Promise<Site> {
  const editor = await StaffApi.logIn(instance, account);
  await growSite(instance, sizes);
  return { instance, editor, ...(await readSite(instance)) };
}

interface Cost {
  name: string;
  /** The measured operation. */
  task: (site: Site, index: number) => Promise<unknown>;
  count: number;
  /** Number of items by which the duration is divided, so that the cost is per item. */
  itemsOf?: (site: Site) => number;
}

async function requestFromCms({ instance }: Site, path: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${instance.cmsPort}${path}`);
  await response.arrayBuffer();
}

const resolve = (path: string) => `${contentApi.resolve}?path=${path}`;

/** Publishes changes of a document, and waits for each change until visitors see it. */
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

/** Measured operations: the responses of the content API, and a publish until visitors see it. */
const costs: Cost[] = [
  {
    name: "article",
    count: 400,
    task: (site, index) =>
      requestFromCms(site, resolve(site.articles[(index * 7) % site.articles.length] ?? "")),
  },
  {
    name: "first page of the list",
    count: 400,
    task: (site) => requestFromCms(site, resolve("/blog")),
  },
  {
    name: "last page of the list",
    count: 400,
    task: (site) =>
      requestFromCms(
        site,
        resolve(listPagePath("/blog", Math.ceil(site.articles.length / articlesPerPage))),
      ),
  },
  {
    name: "address of the sitemap",
    count: 20,
    task: (site) => requestFromCms(site, `${contentApi.catalogue}?part=1`),
    itemsOf: ({ addresses }) => addresses,
  },
  {
    name: "feed",
    count: 400,
    task: (site) => requestFromCms(site, `${contentApi.feed}?path=/blog`),
  },
  { name: "publish of an article", count: 20, task: publish("posts") },
  { name: "publish of a page", count: 20, task: publish("pages") },
];

/**
 * Returns the medians of both sites in ms. Alternates between the sites, so that other work on the machine affects
 * both.
 */
async function measure(sites: readonly [Site, Site], { task, count, itemsOf = () => 1 }: Cost) {
  const times: [number[], number[]] = [[], []];
  for (let index = -count; index < count; index += 1) {
    for (const [which, site] of sites.entries()) {
      const start = performance.now();
      await task(site, count + index);
      // Ignores the requests with a negative index, which warm up the caches and the JIT compiler.
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
  return sites.map((site, which) => (medians[which] ?? 0) / itemsOf(site));
}

/**
 * Compares two sites by the waiting times of visitors and editors: a site of 10,000 articles, 2,000 pages and 50,000
 * images, and a small site.
 */
export async function measureBigSite(
  instance: Instance,
  directory: string,
  account: TestAccount,
): Promise<void> {
  const smallInstance = await startInstance({ dataDirectory: join(directory, "small-site") });
  try {
    await createAccounts(smallInstance);
    const smallSite = await siteOf(smallInstance, account, small);
    const bigSite = await siteOf(instance, account, big);
    console.log(
      `\nWith ${big.posts} articles, ${big.pages} pages and ${big.media} pictures (target: ${maxRatio} times a site of ${small.posts} articles)`,
    );
    for (const cost of costs) {
      const [before = 0, after = 0] = await measure([smallSite, bigSite], cost);
      const ratio = after / before;
      console.log(
        `  ${cost.name.padEnd(24)} ${before.toFixed(2)} ms beside ${after.toFixed(2)} ms: ${ratio.toFixed(2)} times: ${ratio <= maxRatio ? "met" : "MISSED"}`,
      );
    }
  } finally {
    await stopInstance(smallInstance);
  }
}
