import type { FieldProblem, PublishPricesRequest } from "contracts";
import { sql } from "drizzle-orm";
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from "payload";
import type { Catalogue } from "pricing-engine";
import type { PriceCatalogue } from "../payload-types.ts";
import type { LoggedInUser } from "../platform/access/roles.ts";
import { getRequestDatabase } from "../platform/database.ts";
import {
  findCatalogueProblem,
  toDocumentFieldPath,
  toEngineCatalogue,
} from "./catalogue/engine-catalogue.ts";

const slug = "price-catalogue";

export type PublishPricesResult =
  | { ok: true; published: { catalogue: Catalogue; version: string } }
  | { ok: false; code: "invalid"; fields: Record<string, FieldProblem> }
  | { ok: false; code: "prices-changed" | "unavailable" };

type Prices = PriceCatalogue["prices"];

interface Change extends PublishPricesRequest {
  staff: LoggedInUser;
}

/**
 * Publishes base prices if the published prices have not changed since the client read them. The rest of the published
 * catalogue stays the same. A colleague's draft stays a draft and receives the new prices, except those that the draft
 * itself has changed.
 */
export async function publishPrices(
  payload: Payload,
  { staff, ...change }: Change,
): Promise<PublishPricesResult> {
  const req = await createLocalReq({ user: staff }, payload);
  await initTransaction(req);
  try {
    const result = await publishWithin(req, change);
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

async function publishWithin(
  req: PayloadRequest,
  { prices: asked, catalogueVersion }: Omit<Change, "staff">,
): Promise<PublishPricesResult> {
  const { payload } = req;
  // Serialises concurrent calls by a lock, so that the second call finds a newer version and is rejected.
  await (await getRequestDatabase(req)).execute(sql`select id from price_catalogue for update`);
  const before = await payload.findGlobal({ slug, depth: 0, req });
  if (before._status !== "published" || !before.updatedAt) {
    return { ok: false, code: "unavailable" };
  }
  if (before.updatedAt !== catalogueVersion) {
    return { ok: false, code: "prices-changed" };
  }
  const prices = { ...before.prices, ...asked } as Prices;
  const problem = findCatalogueProblem(toEngineCatalogue({ ...before, prices }));
  if (problem) {
    return { ok: false, code: "invalid", fields: { [toDocumentFieldPath(problem)]: "invalid" } };
  }
  if (changedNames(before.prices, prices).length === 0) {
    return { ok: true, published: publishedOf(before) };
  }
  const draft = await setDraftAside(req);
  const after = await payload.updateGlobal({
    slug,
    data: { prices, _status: "published" },
    depth: 0,
    overrideAccess: false,
    req,
  });
  await draft?.putBack({ before: before.prices, after: prices });
  return { ok: true, published: publishedOf(after) };
}

function publishedOf(document: PriceCatalogue) {
  return { catalogue: toEngineCatalogue(document), version: String(document.updatedAt) };
}

function changedNames(before: Prices, after: Prices): (keyof Prices)[] {
  return (Object.keys(after) as (keyof Prices)[]).filter((name) => after[name] !== before[name]);
}

/**
 * Makes the published document temporarily the newest version if the newest version is a draft. Payload's publish
 * includes all values of the newest version, so it would publish the draft.
 */
async function setDraftAside(req: PayloadRequest) {
  const { db } = req.payload;
  const { docs } = await db.findGlobalVersions<PriceCatalogue>({
    global: slug,
    where: { latest: { equals: true } },
    limit: 1,
    pagination: false,
    req,
  });
  const [newest] = docs;
  if (newest?.version._status !== "draft") {
    return undefined;
  }
  // Reads without a locale, to get the texts of every language.
  const published = await db.findGlobal<PriceCatalogue & Record<string, unknown>>({ slug, req });
  const temporaryVersion = await addVersion(req, published);
  return {
    async putBack({ before, after }: Record<"before" | "after", Prices>): Promise<void> {
      const prices = { ...newest.version.prices };
      for (const name of changedNames(before, after)) {
        prices[name] = prices[name] === before[name] ? after[name] : prices[name];
      }
      await addVersion(req, { ...newest.version, prices });
      await db.deleteVersions({
        globalSlug: slug,
        where: { id: { equals: temporaryVersion.id } },
        req,
      });
    },
  };
}

function addVersion(req: PayloadRequest, versionData: PriceCatalogue) {
  const now = new Date().toISOString();
  return req.payload.db.createGlobalVersion<PriceCatalogue>({
    globalSlug: slug,
    versionData,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    req,
  });
}
