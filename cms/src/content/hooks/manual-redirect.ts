import {
  type AddressedCollection,
  blogSegment,
  maxPathLength,
  slugProblem,
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
import { recordAct } from "../../audit/audit.ts";
import { databaseOf } from "../../ground/database.ts";
import { type Label, label } from "../../ground/i18n/label.ts";
import { textLanguage } from "../../ground/i18n/text-language.ts";
import { announce } from "../../ground/publishing/announce-change.ts";
import { listPaths } from "../list-documents.ts";

const problems = {
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

/** What a path would be the address of: a slug of pages and legal texts, or of an article. */
function addressAt(path: string): { collection: AddressedCollection; slug: string } {
  const slug = splitLocalePath(path).rest.slice(1);
  const articles = `${blogSegment}/`;
  return slug.startsWith(articles)
    ? { collection: "posts", slug: slug.slice(articles.length) }
    : { collection: "pages", slug };
}

function problemOf(path: string): "form" | "reserved" | undefined {
  if (!path.startsWith("/") || path.length > maxPathLength) {
    return "form";
  }
  const problem = slugProblem(addressAt(path));
  return problem === undefined || problem === "reserved" ? problem : "form";
}

/** Of what staff write; the addresses that documents had are remembered as they were. */
export const validateOwnPath: TextFieldSingleValidation = async (value, { data, req }) => {
  const { origin } = data as { origin?: string };
  if (origin === "former") {
    return true;
  }
  const words = (problem: Label) => problem[textLanguage(req.i18n.language)];
  const problem = problemOf(value ?? "");
  if (problem) {
    return words(problems[problem]);
  }
  const { paths } = await listPaths(req.payload);
  return paths.includes(value ?? "") ? words(problems.live) : true;
};

/** Whatever a request says: the software's own additions come with its rights. */
export const markManual: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === "create" && "data" in args && !args.overrideAccess) {
    return { ...args, data: { ...args.data, origin: "manual" } };
  }
  return args;
};

export const localeOfPath: CollectionBeforeValidateHook = ({ data }) =>
  data && typeof data.path === "string"
    ? { ...data, locale: data.locale ?? splitLocalePath(data.path).locale }
    : data;

/** Web asks for all paths again once a document that can have an address changed. */
async function announceDocument(req: PayloadRequest, doc: unknown): Promise<void> {
  const { document } = doc as { document?: { relationTo: string; value: unknown } };
  const value = document?.value;
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : value;
  if (document && id) {
    await announce(req, { collection: document.relationTo, id: String(id) });
  }
}

async function recordRedirect(
  req: PayloadRequest,
  action: "content.create" | "content.delete",
  { id, path }: { id: string; path: string },
): Promise<void> {
  if (req.user?.collection === "staff") {
    await recordAct(await databaseOf(req), {
      actor: { id: req.user.id, email: req.user.email },
      action,
      target: { kind: "content", id: `former-addresses/${id}` },
      ...(action === "content.create" ? { after: { path } } : { before: { path } }),
    });
  }
}

/** Of those made by hand: others are remembered with the publish that made them. */
export const announceTarget: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.origin === "manual") {
    await recordRedirect(req, "content.create", doc);
    await announceDocument(req, doc);
  }
};

export const announceTargetOfDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc.origin === "manual") {
    await recordRedirect(req, "content.delete", doc);
    await announceDocument(req, doc);
  }
};
