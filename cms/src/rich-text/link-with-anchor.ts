import type { LinkFeatureServerProps } from "@payloadcms/richtext-lexical";
import { addressedCollections } from "contracts";
import type {
  RelationshipField,
  RelationshipFieldSingleValidation,
  TextField,
  TextFieldSingleValidation,
} from "payload";
import { relationship } from "payload/shared";
import { label } from "../platform/i18n/label.ts";
import { anchorField } from "./anchor.ts";
import { linkUrlField } from "./link-url.ts";

/** Accepts "#id" as a link to a heading of the same text. */
const validateTextUrl: TextFieldSingleValidation = (value, options) => {
  const { linkType } = options.siblingData as { linkType?: string };
  return linkType === "internal" || value?.startsWith("#") || linkUrlField.validate(value, options);
};

/**
 * Searches the linked document only in its own collection. Payload's validation would search all collections to which a
 * link may lead.
 */
const validateDocument: RelationshipFieldSingleValidation = (value, options) => {
  const target = typeof value === "object" && value !== null ? value : undefined;
  const collection = addressedCollections.find((each) => each === target?.relationTo);
  const inCollection = { ...options, relationTo: [collection] } as typeof options;
  return relationship(value, collection ? inCollection : options);
};

/**
 * Fields of a link in running text. The link may point to a section of a page or to a glossary term.
 *
 * URLs have the same validation as URLs of buttons, because Payload's validation accepts schemes that the site does not
 * link ("ftp:", "sms:"). `enabledCollections` excludes leads and the audit log, which the editor would offer as
 * targets.
 */
export const linkFeatureOptions: LinkFeatureServerProps = {
  enabledCollections: [...addressedCollections],
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
      ...defaultFields.map((each) => {
        if ("name" in each && each.name === "url" && each.type === "text") {
          return { ...each, hooks: linkUrlField.hooks, validate: validateTextUrl } as TextField;
        }
        return "name" in each && each.name === "doc" && each.type === "relationship"
          ? ({ ...each, validate: validateDocument } as RelationshipField)
          : each;
      }),
      { ...field, admin: { ...field.admin, condition } },
    ];
  },
};
