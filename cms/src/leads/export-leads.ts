import { campaignKeys } from "contracts";
import type { Payload, PayloadRequest, Where } from "payload";
import { env } from "../ground/env.ts";
import type { Lead } from "../payload-types.ts";
import { csvHead, csvRow } from "./csv.ts";
import { unsubscribePageUrl } from "./unsubscribe-url.ts";

const rowsAtOnce = 500;

const plainColumns = [
  "id",
  "createdAt",
  "kind",
  "state",
  "suspicion",
  "name",
  "email",
  "phone",
  "company",
  "service",
  "message",
  "quoteCode",
  "locale",
  "page",
  ...campaignKeys,
  "consentVersion",
  "unsubscribedAt",
  "notes",
] as const satisfies (keyof Lead)[];

function unsubscribePage({ email, kind, locale }: Lead, payload: Payload): string {
  return kind === "newsletter" && email
    ? unsubscribePageUrl(
        { email, locale },
        { publicUrl: env.PUBLIC_URL, payloadSecret: payload.secret },
      )
    : "";
}

/** The leads that `where` selects and the asking person may read, newest first, as parts of a CSV file. */
export async function* exportLeads(
  req: PayloadRequest,
  where: Where | undefined,
): AsyncGenerator<string> {
  const { payload } = req;
  yield csvHead([...plainColumns, "unsubscribe"]);
  // Leads that arrive meanwhile would move the pages.
  const until: Where = { createdAt: { less_than_equal: new Date().toISOString() } };
  let hasMore = true;
  for (let page = 1; hasMore; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: "leads",
      where: where ? { and: [where, until] } : until,
      depth: 0,
      joins: false,
      limit: rowsAtOnce,
      overrideAccess: false,
      page,
      req,
      sort: ["-createdAt", "id"],
      user: req.user,
    });
    yield docs
      .map((lead) =>
        csvRow([...plainColumns.map((name) => lead[name]), unsubscribePage(lead, payload)]),
      )
      .join("");
    hasMore = hasNextPage;
  }
}
