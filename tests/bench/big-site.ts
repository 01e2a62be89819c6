import { articlesPerPage, contentApi, listPagePath } from "contracts";
import type pg from "pg";
import { pageData, postData, uniqueWord } from "../support/content.ts";
import { withDatabase } from "../support/database.ts";
import type { Instance } from "../support/instance.ts";
import type { Account } from "../support/prepared.ts";
import { StaffApi } from "../support/staff-api.ts";
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

/** Medians in milliseconds: of the content API's answers, and of a publish until visitors see it. */
interface Costs {
  article: number;
  "first page of the list": number;
  "last page of the list": number;
  "address of the sitemap": number;
  feed: number;
  "publish of an article": number;
  "publish of a page": number;
}

function median(times: number[]): number {
  return quantile(
    times.toSorted((one, other) => one - other),
    0.5,
  );
}

async function publishMs(instance: Instance, editor: StaffApi, kind: "pages" | "posts") {
  const slug = uniqueWord("grande-");
  const data = kind === "posts" ? postData : pageData;
  const { id } = await editor.create(kind, data(slug, "0."));
  const url = `${instance.url}${kind === "posts" ? "/blog" : ""}/${slug}`;
  const times: number[] = [];
  for (let change = 1; change <= 20; change += 1) {
    const start = performance.now();
    await editor.update(kind, id, data(slug, `Mudança ${change}.`));
    const shown = async () => (await fetch(url)).text();
    while (!(await shown()).includes(`Mudança ${change}.`)) {}
    times.push(performance.now() - start);
  }
  await editor.remove(kind, id);
  return median(times);
}

async function costsOf(instance: Instance, editor: StaffApi): Promise<Costs> {
  const { articles, addresses } = await readSite(instance);
  const cost = async (pathOf: (index: number) => string, count = 400) => {
    const times: number[] = [];
    for (let index = -count; index < count; index += 1) {
      const start = performance.now();
      const answer = await fetch(`http://127.0.0.1:${instance.cmsPort}${pathOf(count + index)}`);
      await answer.arrayBuffer();
      // The first half makes it ready.
      if (index >= 0) {
        times.push(performance.now() - start);
      }
    }
    return median(times);
  };
  const resolve = (path: string) => `${contentApi.resolve}?path=${path}`;
  const lastPage = Math.ceil(articles.length / articlesPerPage);
  return {
    article: await cost((index) => resolve(articles[(index * 7) % articles.length] ?? "")),
    "first page of the list": await cost(() => resolve("/blog")),
    "last page of the list": await cost(() => resolve(listPagePath("/blog", lastPage))),
    "address of the sitemap": (await cost(() => `${contentApi.catalogue}?part=1`, 20)) / addresses,
    feed: await cost(() => `${contentApi.feed}?path=/blog`),
    "publish of an article": await publishMs(instance, editor, "posts"),
    "publish of a page": await publishMs(instance, editor, "pages"),
  };
}

/** What visitors and editors wait for on a site of 10,000 articles, 2,000 pages and 50,000 pictures. */
export async function measureBigSite(instance: Instance, account: Account): Promise<void> {
  const editor = await StaffApi.logIn(instance, account);
  await growSite(instance, small);
  const few = await costsOf(instance, editor);
  await growSite(instance, big);
  const many = await costsOf(instance, editor);
  console.log(
    `\nWith ${big.posts} articles, ${big.pages} pages and ${big.media} pictures (target: ${bound} times a site of ${small.posts} articles)`,
  );
  for (const name of Object.keys(few) as (keyof Costs)[]) {
    const ratio = many[name] / few[name];
    console.log(
      `  ${name.padEnd(24)} ${few[name].toFixed(2)} ms, then ${many[name].toFixed(2)} ms: ${ratio.toFixed(2)} times: ${ratio <= bound ? "met" : "MISSED"}`,
    );
  }
}
