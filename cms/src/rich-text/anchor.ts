import type { PayloadRequest, TextField } from "payload";
import { type Label, label } from "../platform/i18n/label.ts";
import { textLanguage } from "../platform/i18n/text-language.ts";

const anchorError = label(
  "Use letras minúsculas sem acento, números e hífens, e comece por uma letra.",
  "Use lowercase letters without accents, numbers and hyphens, and begin with a letter.",
  "Use letras minúsculas sin tilde, números y guiones, y empiece por una letra.",
);

interface AnchorOptions {
  label: Label;
  description: Label;
}

/** Field for the fragment of a URL, without the `#`. */
export function anchorField(options: AnchorOptions): TextField {
  return {
    type: "text",
    name: "anchor",
    label: options.label,
    validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
      !value || /^[a-z][a-z0-9-]*$/.test(value) || anchorError[textLanguage(req.i18n.language)],
    admin: { description: options.description },
  };
}

/** Field for the fragment with which links lead to a section of a page. */
export const sectionAnchorField = anchorField({
  label: label("Id da seção", "Section id", "Id de la sección"),
  description: label(
    "Para links diretos: /pagina#id",
    "For direct links: /page#id",
    "Para enlaces directos: /pagina#id",
  ),
});
