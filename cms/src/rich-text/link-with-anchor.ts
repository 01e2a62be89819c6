import type { LinkFeatureServerProps } from "@payloadcms/richtext-lexical";
import type { TextField, TextFieldSingleValidation } from "payload";
import { label } from "../platform/i18n/label.ts";
import { anchorField } from "./anchor.ts";
import { linkUrl } from "./link-url.ts";

/** Accepts "#id" as a link to a heading of the same text. */
const validateTextUrl: TextFieldSingleValidation = (value, options) => {
  const { linkType } = options.siblingData as { linkType?: string };
  return linkType === "internal" || value?.startsWith("#") || linkUrl.validate(value, options);
};

/**
 * Fields of a link in running text, which may point to a section of a page or to a glossary term. URLs are validated
 * like those of buttons; Payload's own validation would accept schemes that the site does not link ("ftp:", "sms:").
 */
export const linkWithAnchor: LinkFeatureServerProps = {
  fields: ({ defaultFields }) => {
    const field = anchorField({
      label: label(
        "Seção ou termo (opcional)",
        "Section or term (optional)",
        "Sección o término (opcional)",
      ),
      description: label(
        "O que vem depois do “#”. Um termo do glossário mostra a definição ali mesmo: página do glossário e “sla”.",
        "What follows the “#”. A term of the glossary shows its definition on the spot: the glossary page and “sla”.",
        "Lo que sigue al «#». Un término del glosario muestra su definición ahí mismo: página del glosario y «sla».",
      ),
    });
    const condition = (_: unknown, link: { linkType?: string }) => link?.linkType === "internal";
    return [
      ...defaultFields.map((each) =>
        "name" in each && each.name === "url" && each.type === "text"
          ? ({ ...each, hooks: linkUrl.hooks, validate: validateTextUrl } as TextField)
          : each,
      ),
      { ...field, admin: { ...field.admin, condition } },
    ];
  },
};
