import {
  type AddressedCollection,
  blogSegment,
  findSlugProblem,
  maxPathLength,
  splitLocalePath,
} from "contracts";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from "payload";
import { recordAuditEntry } from "../../audit/audit.ts";
import { getRequestDatabase } from "../../platform/database.ts";
import { type Label, label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { publishEvent } from "../../platform/publishing/publish-events.ts";
import { listServedPaths } from "../list-documents.ts";

const problemTexts = {
  form: label(
    "Escreva um caminho deste site, como /promocao: letras minúsculas sem acento, números e hifens, sem barra no fim.",
    "Write a path of this site, such as /promocao: lower-case unaccented letters, digits and hyphens, no slash at its end.",
    "Escriba una ruta de este sitio, como /promocion: minúsculas sin acentos, números y guiones, sin barra al final.",
  ),
  reserved: label(
    "Este caminho é usado pelo próprio sistema.",
    "This path is used by the software itself.",
    "Esta ruta la usa el propio sistema.",
  ),
  live: label(
    "Neste caminho há uma página no ar: o redirecionamento a esconderia.",
    "At this path there is a live page: the redirect would hide it.",
    "En esta ruta hay una página publicada: la redirección la ocultaría.",
  ),
};

/**
 * Returns the collection and slug of the document that a path belongs to: an article if the path is below the blog,
 * otherwise a page. Legal documents have the same slug rules as pages, so they count as pages.
 */
function parseDocumentPath(path: string): { collection: AddressedCollection; slug: string } {
  const slug = splitLocalePath(path).rest.slice(1);
  const blogPrefix = `${blogSegment}/`;
  return slug.startsWith(blogPrefix)
    ? { collection: "posts", slug: slug.slice(blogPrefix.length) }
    : { collection: "pages", slug };
}

function pathProblem(path: string): "form" | "reserved" | undefined {
  if (!path.startsWith("/") || path.length > maxPathLength) {
    return "form";
  }
  const problem = findSlugProblem(parseDocumentPath(path));
  return problem === undefined || problem === "reserved" ? problem : "form";
}

/** Validates the path of a redirect that staff create. Accepts a document's former URL without validation. */
export const validateManualPath: TextFieldSingleValidation = async (value, { data, req }) => {
  const { origin } = data as { origin?: string };
  if (origin === "former") {
    return true;
  }
  const textOf = (problem: Label) => problem[textLanguage(req.i18n.language)];
  const problem = pathProblem(value ?? "");
  if (problem) {
    return textOf(problemTexts[problem]);
  }
  const { paths } = await listServedPaths(req.payload);
  return paths.includes(value ?? "") ? textOf(problemTexts.live) : true;
};

/**
 * Marks redirects that staff create as manual, even if the request contains another origin. Skips rows that the
 * software itself writes, because it overrides access control.
 */
export const markRedirectAsManual: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === "create" && "data" in args && !args.overrideAccess) {
    return { ...args, data: { ...args.data, origin: "manual" } };
  }
  return args;
};

export const setLocaleFromPath: CollectionBeforeValidateHook = ({ data }) =>
  data && typeof data.path === "string"
    ? { ...data, locale: data.locale ?? splitLocalePath(data.path).locale }
    : data;

/** Publishes a change event for the redirect's target document, after which web reloads all paths. */
async function publishDocumentEvent(req: PayloadRequest, doc: unknown): Promise<void> {
  const { document } = doc as { document?: { relationTo: string; value: unknown } };
  const value = document?.value;
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : value;
  if (document && id) {
    await publishEvent(req, { collection: document.relationTo, id: String(id) });
  }
}

async function recordRedirect(
  req: PayloadRequest,
  action: "content.create" | "content.delete",
  { id, path }: { id: string; path: string },
): Promise<void> {
  if (req.user?.collection === "staff") {
    await recordAuditEntry(await getRequestDatabase(req), {
      actor: { id: req.user.id, email: req.user.email },
      action,
      target: { kind: "content", id: `former-addresses/${id}` },
      ...(action === "content.create" ? { after: { path } } : { before: { path } }),
    });
  }
}

/**
 * Records redirects that staff create in the audit log and publishes a change event. A document's former URL needs no
 * separate event, because the publish of the document sends one.
 */
export const publishRedirectEvent: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.origin === "manual") {
    await recordRedirect(req, "content.create", doc);
    await publishDocumentEvent(req, doc);
  }
};

export const publishRedirectDeletionEvent: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc.origin === "manual") {
    await recordRedirect(req, "content.delete", doc);
    await publishDocumentEvent(req, doc);
  }
};
