import type { FieldHook, RichTextField } from "payload";
import { sourceTextComponent } from "../platform/fields/text.ts";
import type { Label } from "../platform/i18n/label.ts";
import { withoutForeignPictures } from "./foreign-pictures.ts";

/** Returns true if a value is an editor state: a tree whose root has a list of nodes. */
export function isEditorState(value: unknown): boolean {
  const root = (value as { root?: { children?: unknown } } | undefined)?.root;
  return (
    Array.isArray(root?.children) &&
    root.children.every((node) => typeof (node as { type?: unknown } | null)?.type === "string")
  );
}

/**
 * Replaces a broken rich text by an empty one on read. Otherwise Payload would throw, and the whole document would fail
 * to load.
 */
const dropBroken: FieldHook = ({ collection, field, originalDoc, req, value }) => {
  if (value === null || value === undefined || isEditorState(value)) {
    return value;
  }
  req.payload.logger.warn(
    `Left out broken rich text: ${field.name} of ${collection?.slug} ${originalDoc?.id}`,
  );
  return null;
};

/**
 * Removes pictures with URLs of other sites, on save and on read. Drafts of earlier releases may contain such pictures.
 */
const dropForeignPictures: FieldHook = ({ value }) => withoutForeignPictures(value);

interface RichTextOptions {
  name: string;
  label: Label;
  required?: boolean;
}

/** Localized text with headings, lists, links and tables. */
export function richTextField({ name, label, required = false }: RichTextOptions): RichTextField {
  return {
    type: "richText",
    name,
    label,
    required,
    localized: true,
    admin: { components: { afterInput: [sourceTextComponent] } },
    hooks: {
      beforeValidate: [dropForeignPictures],
      afterRead: [dropBroken, dropForeignPictures],
    },
  };
}
