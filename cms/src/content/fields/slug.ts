import { type AddressedCollection, findSlugProblem, type Locale } from "contracts";
import type { PayloadRequest, TextField, TextFieldSingleValidation, Where } from "payload";
import { label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";

const problemTexts = {
  format: label(
    "Use só letras minúsculas sem acento, números e hifens (a página inicial é /).",
    "Use only lower-case unaccented letters, digits and hyphens (the home page is /).",
    "Use solo letras minúsculas sin acentos, números y guiones (la página de inicio es /).",
  ),
  "too-long": label(
    "Endereço longo demais.",
    "The address is too long.",
    "La dirección es demasiado larga.",
  ),
  reserved: label(
    "Este endereço é usado pelo próprio sistema.",
    "This address is used by the software itself.",
    "Esta dirección la usa el propio sistema.",
  ),
  trashed: label(
    "Um documento na lixeira usa este endereço: restaure-o, ou apague-o de vez.",
    "A document in the trash has this address: restore it, or delete it for good.",
    "Un documento en la papelera usa esta dirección: restáurelo o elimínelo definitivamente.",
  ),
  taken: label(
    "Outro documento já usa este endereço neste idioma.",
    "Another document already has this address in this language.",
    "Otro documento ya tiene esta dirección en este idioma.",
  ),
};

function problemText(req: PayloadRequest, problem: keyof typeof problemTexts): string {
  return problemTexts[problem][textLanguage(req.i18n?.language ?? "pt")];
}

const collectionsSharingSlugs: readonly AddressedCollection[] = ["pages", "legal"];

interface SlugCheck {
  collection: AddressedCollection;
  slug: string;
  /** Id of the document that gets the slug; undefined for a new document. */
  id: unknown;
}

function excludeId(id: unknown): Where[] {
  return typeof id === "string" ? [{ id: { not_equals: id } }] : [];
}

/**
 * Returns true if another document uses the slug. Pages and legal documents share one set of slugs. If two saves use a
 * slug concurrently, the table's unique index rejects the second save.
 */
async function isTaken(req: PayloadRequest, { collection, slug, id }: SlugCheck): Promise<boolean> {
  const searchedCollections = collectionsSharingSlugs.includes(collection)
    ? collectionsSharingSlugs
    : [collection];
  for (const place of searchedCollections) {
    const { totalDocs } = await req.payload.count({
      collection: place,
      locale: req.locale as Locale,
      where: { and: [{ slug: { equals: slug } }, ...excludeId(id)] },
      req,
    });
    if (totalDocs > 0) {
      return true;
    }
  }
  return false;
}

/** Returns true if a document in the trash has the slug. The document keeps its URL until it is deleted permanently. */
async function isInTrash(
  req: PayloadRequest,
  { collection, slug, id }: SlugCheck,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    locale: req.locale as Locale,
    where: {
      and: [{ slug: { equals: slug } }, { deletedAt: { exists: true } }, ...excludeId(id)],
    },
    trash: true,
    req,
  });
  return totalDocs > 0;
}

/** Last part of the document's URL in each language. The document does not exist in a language without a slug. */
export function slugField(collection: AddressedCollection): TextField {
  const validate: TextFieldSingleValidation = async (value, { id, req }) => {
    if (!value) {
      return true;
    }
    const problem = findSlugProblem({ collection, slug: value });
    if (problem) {
      return problemText(req, problem);
    }
    if (await isInTrash(req, { collection, slug: value, id })) {
      return problemText(req, "trashed");
    }
    return (await isTaken(req, { collection, slug: value, id })) ? problemText(req, "taken") : true;
  };
  return {
    type: "text",
    name: "slug",
    label: label("Endereço da página", "Page address", "Dirección de la página"),
    localized: true,
    unique: true,
    index: true,
    validate,
    // Clears the slug of a copy, because two documents cannot share a URL.
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      position: "sidebar",
      components: { beforeInput: ["/content/admin/index.ts#SlugFromTitle"] },
      description: label(
        "Sem endereço (URL), o documento não existe neste idioma. Ao mudar, o antigo passa a redirecionar.",
        "Without an address (URL) the document does not exist in this language. After a change the old one redirects.",
        "Sin dirección (URL), el documento no existe en este idioma. Al cambiarla, la antigua redirige.",
      ),
    },
  };
}
