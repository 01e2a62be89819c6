import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from "payload";
import { label } from "../platform/i18n/label.ts";
import { textLanguage } from "../platform/i18n/text-language.ts";
import { publishEventHooks } from "../platform/publishing/publish-events.ts";
import { formatReferenceName } from "./admin/texts.ts";
import { findReferences } from "./find-references.ts";

const refusal = label(
  "“{title}” não foi excluído, porque o site o usa: {users}. Para excluir mesmo assim, abra-o: a pergunta mostra o que deixa de funcionar.",
  "“{title}” was not deleted, because the site uses it: {users}. To delete it all the same, open it: the question shows what would stop working.",
  "«{title}» no se eliminó porque el sitio lo usa: {users}. Para eliminarlo de todos modos, ábralo: la pregunta muestra qué dejaría de funcionar.",
);

/** Maximum number of documents named in the error message. */
const maxNames = 3;

/**
 * Returns true if the user has seen which documents the deletion breaks. API clients confirm this with
 * `?confirmed=true`.
 *
 * Payload's dialog that deletes a single document lists the broken documents, but sends no such flag. A request of the
 * dialog is recognised because it deletes one document, and by `sec-fetch-site` (without TLS, by the referer).
 */
function isConfirmed({ headers, query, routeParams }: PayloadRequest): boolean {
  const isOneDocument = routeParams?.id !== undefined;
  const isOfScreen =
    headers.get("sec-fetch-site") === "same-origin" ||
    /^https?:\/\/[^/]+\/cms\//.test(headers.get("referer") ?? "");
  return query.confirmed === "true" || (isOneDocument && isOfScreen);
}

interface Subject {
  id: string;
  values: Record<string, unknown>;
}

async function rejectBreaking(req: PayloadRequest, { id, values }: Subject): Promise<void> {
  // Allows deletions by the software itself. Also allows deletions from the trash, because documents in the trash are
  // already unpublished.
  if (req.user?.collection !== "staff" || values.deletedAt || isConfirmed(req)) {
    return;
  }
  const { language } = req.i18n;
  const uses = (await findReferences(req.payload, id, language)).filter(({ isLive }) => isLive);
  if (uses.length === 0) {
    return;
  }
  const known = textLanguage(language);
  const names = [...new Set(uses.map((use) => formatReferenceName(use, known)))];
  const users = names.slice(0, maxNames).join(", ") + (names.length > maxNames ? "…" : "");
  const title = [values.title, values.name, values.filename].find((each) => each);
  const text = refusal[known].replace("{title}", String(title ?? id)).replace("{users}", users);
  throw new APIError(text, 409, { code: "in-use", uses }, true);
}

/** Checks moves to the trash, which Payload performs as an update. */
const preventBreakingTrash: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (data?.deletedAt && originalDoc) {
    await rejectBreaking(req, { id: String(originalDoc.id), values: originalDoc });
  }
};

const preventBreakingDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { slug } = collection;
  const found = { collection: slug, id, depth: 0, trash: true, disableErrors: true, req } as const;
  const values: object | null = await req.payload.findByID(found);
  await rejectBreaking(req, { id: String(id), values: { ...values } });
};

/**
 * Hooks of collections whose documents can be referenced. Reject a deletion that would break other documents, and list
 * those documents in the error.
 */
export const breakingDeleteHooks = {
  ...publishEventHooks,
  beforeValidate: [preventBreakingTrash],
  beforeDelete: [preventBreakingDelete],
};
