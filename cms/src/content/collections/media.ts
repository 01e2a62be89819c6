import type { CollectionConfig, Field, ImageSize } from "payload";
import { explainFileRefusal } from "../../media/explain-refusal.ts";
import { pictureTypes } from "../../media/file-rules.ts";
import { markDeletedFiles, markReplacedFiles } from "../../media/former-pictures.ts";
import { nameUploadByContent, setFileMetadata } from "../../media/receive-file.ts";
import {
  allowAnyone,
  denyEveryone,
  isEditorOrAdmin,
  isStaff,
} from "../../platform/access/roles.ts";
import { localizedLineField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { historyTab } from "../../platform/publishing/document-tabs.ts";
import { hiddenInListsOptions } from "../../platform/publishing/panel-fields.ts";
import { breakingDeleteHooks } from "../../references/prevent-breaking-delete.ts";
import { referencesField } from "../../references/references-field.ts";

/** Image widths in CSS pixels that the site offers in `srcset`. The largest width covers a full-bleed image at 2x. */
const siteWidths = [480, 960, 1600] as const;

function siteSizes(width: number): ImageSize[] {
  return (["avif", "webp"] as const).map((format) => ({
    name: `${format}${width}`,
    width,
    formatOptions: { format },
    withoutEnlargement: true,
    admin: hiddenInListsOptions,
  }));
}

/**
 * Image for social networks in their aspect ratio, cropped around the focal point. JPEG, because all networks read it.
 */
const shareSize: ImageSize = {
  name: "share",
  width: 1200,
  height: 630,
  formatOptions: { format: "jpeg", options: { quality: 82 } },
  admin: hiddenInListsOptions,
};

/** Fields that are computed from the file when it is uploaded; editors cannot change them. */
const computedFields: Field[] = ["hash", "placeholder"].map((name) => ({
  type: "text",
  name,
  admin: { hidden: true, ...hiddenInListsOptions },
  access: { create: denyEveryone, update: denyEveryone },
  ...(name === "hash" ? { index: true, hidden: true } : {}),
}));

/** Images, each with an alternative text and responsive AVIF and WebP versions. */
export const Media: CollectionConfig = {
  slug: "media",
  labels: {
    singular: label("Imagem", "Image", "Imagen"),
    plural: label("Imagens", "Images", "Imágenes"),
  },
  access: {
    create: isStaff,
    delete: isEditorOrAdmin,
    read: allowAnyone,
    update: isEditorOrAdmin,
    unlock: denyEveryone,
  },
  admin: {
    useAsTitle: "filename",
    defaultColumns: ["filename", "alt", "updatedAt"],
    listSearchableFields: ["filename", "alt"],
    group: label("Conteúdo", "Content", "Contenido"),
    components: { views: { edit: historyTab } },
  },
  fields: [
    {
      type: "checkbox",
      name: "keepBoth",
      label: label("Manter as duas", "Keep both", "Conservar las dos"),
      virtual: true,
      admin: {
        components: { Field: "/media/admin/picture-upload-warning.tsx#PictureUploadWarning" },
        ...hiddenInListsOptions,
      },
    },
    localizedLineField({
      name: "alt",
      label: label("Texto alternativo", "Alternative text", "Texto alternativo"),
    }),
    referencesField,
    ...computedFields,
  ],
  hooks: {
    ...breakingDeleteHooks,
    beforeOperation: [...breakingDeleteHooks.beforeOperation, nameUploadByContent],
    beforeChange: [setFileMetadata],
    afterChange: [...breakingDeleteHooks.afterChange, markReplacedFiles],
    afterDelete: [...breakingDeleteHooks.afterDelete, markDeletedFiles],
    afterError: [explainFileRefusal],
  },
  // Disables duplicating: a copy would contain the same file, and duplicate files are rejected.
  disableDuplicate: true,
  folders: true,
  trash: true,
  upload: {
    // A folder that does not exist. In an existing folder, Payload would delete old files before the change is
    // committed.
    staticDir: "kept-by-media-storage",
    mimeTypes: [...pictureTypes],
    // The CSP of the CMS blocks requests to other origins, so pasting a URL cannot work.
    pasteURL: false,
    focalPoint: true,
    imageSizes: [...siteWidths.flatMap(siteSizes), shareSize],
    adminThumbnail: "webp480",
  },
};
