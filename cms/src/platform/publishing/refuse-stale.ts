import { eq } from "drizzle-orm";
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
import { databaseOf } from "../database.ts";
import { label } from "../i18n/label.ts";
import { textLanguage } from "../i18n/text-language.ts";

/** Context of a save that changes nothing, so open forms stay valid. */
export const asSaved = { isAsSaved: true };

const hasChanged = label(
  "{name} salvou este documento depois que você o abriu. Nada seu foi gravado por cima: copie o que escreveu e recarregue a página.",
  "{name} saved this document after you opened it. Nothing was written over it: copy what you wrote and reload the page.",
  "{name} guardó este documento después de que usted lo abrió. No se sobrescribió nada: copie lo que escribió y recargue la página.",
);

const hasChangedByOneself = label(
  "Você salvou este documento em outra janela depois de abri-lo nesta. Nada foi gravado por cima: copie o que escreveu aqui e recarregue a página.",
  "You saved this document in another window after opening it in this one. Nothing was written over it: copy what you wrote here and reload the page.",
  "Usted guardó este documento en otra ventana después de abrirlo en esta. No se sobrescribió nada: copie lo que escribió aquí y recargue la página.",
);

/**
 * A save by the same person longer ago than this came from another window. A more recent one came from this form,
 * whose response with the new state is still on its way. In ms.
 */
const otherWindowMs = 5_000;

/**
 * Refuses a save if the document changed since the form was loaded; the form sends the state it is based on.
 * Payload's locks end with each save, so an editor whose document was taken over would otherwise overwrite it
 * unnoticed.
 */
async function refuseStale(req: PayloadRequest, document: string): Promise<void> {
  // Read from the request, because the operation's arguments have lost their dates (protect-system-fields.ts).
  const seenAt: unknown = req.data?.updatedAt;
  if (req.user?.collection !== "staff" || typeof seenAt !== "string") {
    return;
  }
  const db = await databaseOf(req);
  const [last] = await db
    .select({ staffId: documentSaves.staffId, savedAt: documentSaves.savedAt, name: staff.name })
    .from(documentSaves)
    .innerJoin(staff, eq(staff.id, documentSaves.staffId))
    .where(eq(documentSaves.document, document));
  const savedAt = new Date(last?.savedAt ?? 0);
  if (!last || savedAt <= new Date(seenAt)) {
    return;
  }
  const isOwn = last.staffId === req.user.id;
  if (isOwn && Date.now() - savedAt.getTime() < otherWindowMs) {
    return;
  }
  const text = (isOwn ? hasChangedByOneself : hasChanged)[textLanguage(req.i18n.language)];
  throw new APIError(text.replace("{name}", last.name), 409, null, true);
}

async function recordSave(req: PayloadRequest, document: string, savedAt: unknown): Promise<void> {
  const isNew = req.context.isAsSaved !== true;
  if (!isNew || req.user?.collection !== "staff" || typeof savedAt !== "string") {
    return;
  }
  const save = { staffId: req.user.id, savedAt };
  const db = await databaseOf(req);
  await db
    .insert(documentSaves)
    .values({ document, ...save })
    .onConflictDoUpdate({ target: documentSaves.document, set: save });
}

const refuseStaleDocument: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation === "update" && "id" in args) {
    await refuseStale(req, `${collection.slug}/${args.id}`);
  }
};

const recordDocumentSave: CollectionAfterChangeHook = ({ collection, doc, req }) =>
  recordSave(req, `${collection.slug}/${doc.id}`, doc.updatedAt);

const refuseStaleGlobal: GlobalBeforeOperationHook = async ({ global, operation, req }) => {
  if (operation === "update") {
    await refuseStale(req, global.slug);
  }
};

const recordGlobalSave: GlobalAfterChangeHook = ({ global, doc, req }) =>
  recordSave(req, global.slug, doc.updatedAt);

/** Hooks of documents that several people edit. */
export const notStaleCollection = {
  beforeOperation: [refuseStaleDocument],
  afterChange: [recordDocumentSave],
};

export const notStaleGlobal = {
  beforeOperation: [refuseStaleGlobal],
  afterChange: [recordGlobalSave],
};
