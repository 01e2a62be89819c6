import type { TextField } from "payload";
import { type Label, label } from "../../ground/i18n/label.ts";

interface AnchorOptions {
  label: Label;
  description: Label;
}

/** The part of an address behind its `#`. */
export function anchorField(options: AnchorOptions): TextField {
  return {
    type: "text",
    name: "anchor",
    label: options.label,
    validate: (value: string | null | undefined) =>
      !value || /^[a-z][a-z0-9-]*$/.test(value) || "a-z, 0-9, -",
    admin: { description: options.description },
  };
}

/** Of what can be linked to on its page. */
export const sectionAnchorField = anchorField({
  label: label("Id da seção", "Section id", "Id de la sección"),
  description: label(
    "Para links diretos: /pagina#id",
    "For direct links: /page#id",
    "Para enlaces directos: /pagina#id",
  ),
});
