import { setImmediate } from "node:timers/promises";
import { campaignKeys } from "contracts";
import type { Payload, PayloadRequest, Where } from "payload";
import { csvHead, csvRow } from "../ground/csv.ts";
import { env } from "../ground/env.ts";
import type { Lead } from "../payload-types.ts";
import { unsubscribePageUrl } from "./unsubscribe-url.ts";

/**
 * Small pieces, because the whole CMS waits while one is written: leads may hold 10,000 characters
 * each.
 */
const rowsAtOnce = 50;

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

/** What follows a lead in the order of the file; leads that arrive meanwhile come before all. */
function after({ createdAt, id }: Pick<Lead, "createdAt" | "id">): Where {
  return {
    and: [
      { createdAt: { less_than_equal: createdAt } },
      { or: [{ createdAt: { less_than: createdAt } }, { id: { greater_than: id } }] },
    ],
  };
}

/**
 * The leads that `where` selects and the asking person may read, newest first, as parts of a CSV
 * file. Each part is asked for from where the last one ended: pages by number would cost more the
 * further they are, and move when leads are removed.
 */
export async function* exportLeads(
  req: PayloadRequest,
  where: Where | undefined,
): AsyncGenerator<string> {
  const { payload } = req;
  yield csvHead([...plainColumns, "unsubscribe"]);
  let rest: Where | undefined = { createdAt: { less_than_equal: new Date().toISOString() } };
  while (rest) {
    const { docs }: { docs: Lead[] } = await payload.find({
      collection: "leads",
      where: where ? { and: [where, rest] } : rest,
      depth: 0,
      joins: false,
      limit: rowsAtOnce,
      overrideAccess: false,
      pagination: false,
      req,
      sort: ["-createdAt", "id"],
      user: req.user,
    });
    yield docs
      .map((lead) =>
        csvRow([...plainColumns.map((name) => lead[name]), unsubscribePage(lead, payload)]),
      )
      .join("");
    const last = docs.at(-1);
    rest = last && docs.length === rowsAtOnce ? after(last) : undefined;
    // Others' turn: a database on the same machine may answer before they had one.
    await setImmediate();
  }
}
