import { setImmediate } from "node:timers/promises";
import { campaignKeys, contactFields, formatPhoneForCsv } from "contracts";
import type { PayloadRequest, Where } from "payload";
import type { Lead } from "../payload-types.ts";
import { staffTimeZone } from "../platform/admin/brasilia-time.ts";
import { formatCsvHead, formatCsvRow } from "../platform/csv.ts";
import { type Label, label } from "../platform/i18n/label.ts";
import { textLanguage } from "../platform/i18n/text-language.ts";
import { createUnsubscribePageUrl } from "./unsubscribe-url.ts";

/**
 * Number of rows per chunk of the file. Small, because building a chunk blocks the process and a lead can have 10,000
 * characters.
 */
const rowsPerChunk = 50;

const plainColumns = [
  "id",
  "createdAt",
  "kind",
  "state",
  "ownerName",
  "remindAt",
  "suspicion",
  ...contactFields
    .keyof()
    .options.flatMap((name) => (name === "phone" ? ([name, "phoneExtension"] as const) : [name])),
  "quoteCode",
  "locale",
  "page",
  ...campaignKeys,
  "consentVersion",
  "whatsappConsent",
  "unsubscribedAt",
  "notes",
] as const satisfies (keyof Lead)[];

type Column = (typeof plainColumns)[number];

const unsubscribeHeading = label("Link de descadastro", "Unsubscribe link", "Enlace de baja");
const instantColumns = new Set<Column>(["createdAt", "remindAt", "unsubscribedAt"]);

function instantFormatter(language: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat(language === "en" ? "en-CA" : language, {
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: staffTimeZone,
  });
  return (instant) => format.format(new Date(instant)).replace(",", "");
}

/** Returns the columns of the file. Headings and choices are those of the form; times are in Brasília's time zone. */
function columnsOf({ payload, t }: PayloadRequest, language: keyof Label) {
  const fields = new Map(
    payload.collections.leads.config.flattenedFields.map((field) => [field.name, field]),
  );
  const formatInstant = instantFormatter(language);
  const labelIn = (value: unknown): string | undefined =>
    typeof value === "string" ? value : (value as Partial<Label> | undefined)?.[language];
  return plainColumns.map((name) => {
    const field = fields.get(name);
    const choiceLabels = new Map(
      (field?.type === "select" ? field.options : []).map((option) =>
        typeof option === "string"
          ? ([option, option] as const)
          : ([option.value, labelIn(option.label) ?? option.value] as const),
      ),
    );
    const own = name === "createdAt" ? t("general:createdAt") : undefined;
    const fieldLabel = field && "label" in field ? labelIn(field.label) : undefined;
    return {
      heading: own ?? fieldLabel ?? name,
      text: (lead: Lead): string | null | undefined => {
        const value = name === "phone" ? formatPhoneForCsv(lead.phone) : lead[name];
        return value && instantColumns.has(name)
          ? formatInstant(value)
          : (choiceLabels.get(value ?? "") ?? value);
      },
    };
  });
}

function unsubscribePage({ email, kind, locale }: Lead): string {
  return kind === "newsletter" && email ? createUnsubscribePageUrl({ email, locale }) : "";
}

/** Selects the leads after `lead` in the file. Excludes leads that arrive during the export, because they are newer. */
function isAfter({ createdAt, id }: Pick<Lead, "createdAt" | "id">): Where {
  return {
    and: [
      { createdAt: { less_than_equal: createdAt } },
      { or: [{ createdAt: { less_than: createdAt } }, { id: { greater_than: id } }] },
    ],
  };
}

/**
 * Exports the leads that `where` selects and that the user may read, newest first, as chunks of a CSV file. Each query
 * continues after the last lead. Numbered pages would get slower towards the end, and shift when leads are deleted.
 */
export async function* exportLeads(
  req: PayloadRequest,
  where: Where | undefined,
): AsyncGenerator<string> {
  const { payload } = req;
  const language = textLanguage(req.i18n.language);
  const columns = columnsOf(req, language);
  yield formatCsvHead([...columns.map(({ heading }) => heading), unsubscribeHeading[language]]);
  let remaining: Where | undefined = { createdAt: { less_than_equal: new Date().toISOString() } };
  while (remaining) {
    const { docs }: { docs: Lead[] } = await payload.find({
      collection: "leads",
      where: where ? { and: [where, remaining] } : remaining,
      depth: 0,
      joins: false,
      limit: rowsPerChunk,
      overrideAccess: false,
      pagination: false,
      req,
      sort: ["-createdAt", "id"],
      user: req.user,
    });
    yield docs
      .map((lead) =>
        formatCsvRow([...columns.map(({ text }) => text(lead)), unsubscribePage(lead)]),
      )
      .join("");
    const last = docs.at(-1);
    remaining = last && docs.length === rowsPerChunk ? isAfter(last) : undefined;
    // Lets other requests run. With a local database, the next rows may arrive before the event loop handles other
    // requests.
    await setImmediate();
  }
}
