import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from "payload";
import { recordChange } from "../../audit/audit.ts";
import { databaseOf } from "../../platform/database.ts";
import { engineCatalogue } from "./engine-catalogue.ts";

type Values = Record<string, unknown>;

/** Flattens a document's values to paths: "prices.cpuPrice". */
function flat(values: object, prefix = ""): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.entries(flat(value, `${prefix}${name}.`))
        : [[`${prefix}${name}`, value]],
    ),
  );
}

/** Returns the published values, regardless of drafts. */
async function publishedValues(req: PayloadRequest): Promise<Values> {
  const document = await req.payload.findGlobal({ slug: "price-catalogue", depth: 0, req });
  const { labels, _status } = document;
  return flat({ published: _status === "published", ...engineCatalogue(document), labels });
}

const remembered = "publishedPrices";

/** Stores the values before a save, for the comparison in recordPublished. */
export const capturePublished: GlobalBeforeChangeHook = async ({ data, req }) => {
  const values = await publishedValues(req);
  // Assigned last, because the read replaces the context by a copy.
  req.context[remembered] = values;
  return data;
};

/** Records every save that changes published prices in the audit log, wherever it was made. */
export const recordPublished: GlobalAfterChangeHook = async ({ req }) => {
  const before = req.context[remembered];
  // The seed has no user. A restored version is a draft, and skips the previous hook.
  if (req.user?.collection === "staff" && before) {
    const { id, email } = req.user;
    await recordChange(await databaseOf(req), {
      actor: { id, email },
      action: "prices.update",
      target: { kind: "prices", id: "prices" },
      before: before as Values,
      after: await publishedValues(req),
    });
  }
};
