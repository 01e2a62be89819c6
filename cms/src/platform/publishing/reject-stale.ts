import { eq, sql } from "drizzle-orm";
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type GlobalAfterChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { staff } from "../../payload-schema.ts";
import { documentSaves } from "../app-tables.ts";
import { type Database, getRequestDatabase } from "../database.ts";
import { label } from "../i18n/label.ts";
import { textLanguage } from "../i18n/text-language.ts";
import { isDraftSave } from "./draft-saves.ts";
import { formIdField } from "./form-id.ts";
import { isSameContent } from "./language-states.ts";

/** Request context of a save that does not count as a save for stale forms, because it changes nothing. */
export const unrecordedSaveContext = { isAsSaved: true };

const changedByOtherText = label(
  "{name} salvou este documento depois que você o abriu. Nada seu foi gravado por cima: copie o que escreveu e recarregue a página.",
  "{name} saved this document after you opened it. Nothing was written over it: copy what you wrote and reload the page.",
  "{name} guardó este documento después de que usted lo abrió. No se sobrescribió nada: copie lo que escribió y recargue la página.",
);

const changedBySelfText = label(
  "Você salvou este documento em outra janela depois de abri-lo nesta. Nada foi gravado por cima: copie o que escreveu aqui e recarregue a página.",
  "You saved this document in another window after opening it in this one. Nothing was written over it: copy what you wrote here and reload the page.",
  "Usted guardó este documento en otra ventana después de abrirlo en esta. No se sobrescribió nada: copie lo que escribió aquí y recargue la página.",
);

/** Maximum length of a form's id (admin/form-id.tsx). */
const maxFormId = 64;

function formIdOf({ data }: PayloadRequest): string | null {
  const id: unknown = data?.[formIdField];
  return typeof id === "string" && id !== "" && id.length <= maxFormId ? id : null;
}

/** Blocks other saves of a document, `pages/ID` or a global's slug, until this transaction ends. */
export async function blockConcurrentSaves(db: Database, document: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`save/${document}`}, 0))`);
}

/**
 * Rejects a save if another form saved the document after this form loaded it. A form sends its id and the `updatedAt`
 * of the content that it shows. A form's own saves never count, even if the form missed a response. Payload's locks end
 * with each save, so without this check an editor could overwrite a colleague's changes unnoticed.
 */
async function rejectStale(req: PayloadRequest, document: string): Promise<void> {
  // Reads the date from the request, because protect-system-fields.ts removes dates from the operation's arguments.
  const loadedAt: unknown = req.data?.updatedAt;
  if (req.user?.collection !== "staff" || typeof loadedAt !== "string") {
    return;
  }
  const db = await getRequestDatabase(req);
  // Serializes concurrent saves, so that each check sees the previous save.
  await blockConcurrentSaves(db, document);
  const [last] = await db
    .select({
      staffId: documentSaves.staffId,
      formId: documentSaves.formId,
      savedAt: documentSaves.savedAt,
      name: staff.name,
    })
    .from(documentSaves)
    .innerJoin(staff, eq(staff.id, documentSaves.staffId))
    .where(eq(documentSaves.document, document));
  const formId = formIdOf(req);
  const isOwnForm = formId !== null && last?.formId === formId;
  if (!last || isOwnForm || new Date(last.savedAt) <= new Date(loadedAt)) {
    return;
  }
  const isOwnSave = last.staffId === req.user.id;
  const text = (isOwnSave ? changedBySelfText : changedByOtherText)[
    textLanguage(req.i18n.language)
  ];
  throw new APIError(text.replace("{name}", last.name), 409, null, true);
}

interface Saved {
  doc: Record<string, unknown>;
  previousDoc: Record<string, unknown> | undefined;
}

/**
 * Returns true if a draft save changed nothing. Forms that loaded the document before that save are still up to date.
 */
function isUnchanged(req: PayloadRequest, { doc, previousDoc }: Saved): boolean {
  return isDraftSave(req) && previousDoc !== undefined && isSameContent(doc, previousDoc);
}

async function recordSave(req: PayloadRequest, document: string, saved: Saved): Promise<void> {
  const { updatedAt: savedAt } = saved.doc;
  const isSkipped = req.context.isAsSaved === true || isUnchanged(req, saved);
  if (isSkipped || req.user?.collection !== "staff" || typeof savedAt !== "string") {
    return;
  }
  const save = { staffId: req.user.id, formId: formIdOf(req), savedAt };
  const db = await getRequestDatabase(req);
  await db
    .insert(documentSaves)
    .values({ document, ...save })
    .onConflictDoUpdate({ target: documentSaves.document, set: save });
}

/** Returns the data of a save without the id of its form. */
function withoutFormId<Data>(data: Data): Data {
  if (typeof data !== "object" || data === null || !(formIdField in data)) {
    return data;
  }
  const { [formIdField]: _, ...fields } = data;
  return fields as Data;
}

const rejectStaleDocument: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation === "update" && "id" in args) {
    await rejectStale(req, `${collection.slug}/${args.id}`);
    const { data } = args as { data?: unknown };
    return { ...args, data: withoutFormId(data) };
  }
  return args;
};

const recordDocumentSave: CollectionAfterChangeHook = ({ collection, doc, previousDoc, req }) =>
  recordSave(req, `${collection.slug}/${doc.id}`, { doc, previousDoc });

const rejectStaleGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === "update") {
    await rejectStale(req, global.slug);
    return { ...args, data: withoutFormId(args.data) };
  }
  return args;
};

const recordGlobalSave: GlobalAfterChangeHook = ({ global, doc, previousDoc, req }) =>
  recordSave(req, global.slug, { doc, previousDoc });

/** Hooks of documents that several users edit. */
export const staleSaveHooks = {
  beforeOperation: [rejectStaleDocument],
  afterChange: [recordDocumentSave],
};

export const staleGlobalSaveHooks = {
  beforeOperation: [rejectStaleGlobal],
  afterChange: [recordGlobalSave],
};
