import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from "payload";
import { recordAuditedChange } from "../../audit/audit.ts";
import { getRequestDatabase } from "../../platform/database.ts";
import type { DocumentValues } from "../../platform/document-values.ts";
import { toEngineCatalogue } from "./engine-catalogue.ts";

/** Flattens a document's values to an object whose keys are paths, such as "prices.cpuPrice". */
function flat(values: object, prefix = ""): DocumentValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.entries(flat(value, `${prefix}${name}.`))
        : [[`${prefix}${name}`, value]],
    ),
  );
}

/** Returns the published values, without changes of the draft. */
async function publishedValues(req: PayloadRequest): Promise<DocumentValues> {
  const document = await req.payload.findGlobal({ slug: "price-catalogue", depth: 0, req });
  const { labels, _status } = document;
  return flat({ published: _status === "published", ...toEngineCatalogue(document), labels });
}

const publishedPricesKey = "publishedPrices";

/** Stores the published values before a save, for the comparison in recordPublishedPrices. */
export const capturePublishedPrices: GlobalBeforeChangeHook = async ({ data, req }) => {
  const values = await publishedValues(req);
  // Must run after `findGlobal`, which replaces `req.context` with a copy.
  req.context[publishedPricesKey] = values;
  return data;
};

/** Records every save that changes published prices in the audit log, whether by form, panel or API. */
export const recordPublishedPrices: GlobalAfterChangeHook = async ({ req }) => {
  const before = req.context[publishedPricesKey];
  // Skips saves by the seed, which has no user, and restores of a version as a draft, which do not run
  // capturePublishedPrices.
  if (req.user?.collection === "staff" && before) {
    const { id, email } = req.user;
    await recordAuditedChange(await getRequestDatabase(req), {
      actor: { id, email },
      action: "prices.update",
      target: { kind: "prices", id: "prices" },
      before: before as DocumentValues,
      after: await publishedValues(req),
    });
  }
};
