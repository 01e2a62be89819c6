import { existsSync } from "node:fs";
import path from "node:path";
import type { CollectionConfig } from "payload";
import { anyone } from "../../ground/access/anyone.ts";
import { isEditor } from "../../ground/access/is-editor.ts";
import { isStaff } from "../../ground/access/is-staff.ts";
import { nobody } from "../../ground/access/nobody.ts";
import { copyLine } from "../../ground/fields/text.ts";
import { label } from "../../ground/i18n/label.ts";
import { isInBucket } from "../media-bucket.ts";
import { usedCollection } from "../uses/refuse-breaking-delete.ts";
import { usesField } from "../uses/uses-field.ts";

/** Widths in CSS pixels that the site offers in `srcset`, up to a full-bleed picture at 2x. */
const widths = [480, 960, 1600] as const;

/** Pictures, each with an alternative text and responsive AVIF and WebP versions. */
export function mediaCollection(dataDir: string): CollectionConfig {
  const directory = path.join(dataDir, "media");
  return {
    slug: "media",
    labels: {
      singular: label("Imagem", "Image", "Imagen"),
      plural: label("Imagens", "Images", "Imágenes"),
    },
    access: { create: isStaff, delete: isEditor, read: anyone, update: isEditor, unlock: nobody },
    admin: {
      useAsTitle: "filename",
      defaultColumns: ["filename", "alt", "updatedAt"],
      listSearchableFields: ["filename", "alt"],
      group: label("Conteúdo", "Content", "Contenido"),
    },
    fields: [
      copyLine({
        name: "alt",
        label: label("Texto alternativo", "Alternative text", "Texto alternativo"),
      }),
      usesField,
    ],
    hooks: usedCollection,
    trash: true,
    upload: {
      // Payload calls a picture that is not there a fault of its own.
      handlers: [
        (req, { params: { filename } }) =>
          isInBucket ||
          req.method !== "GET" ||
          existsSync(path.join(directory, path.basename(filename)))
            ? undefined
            : Response.json({ error: "Not found" }, { status: 404 }),
      ],
      // It may be replaced under its name, so it is asked for again: as without a word about it.
      modifyResponseHeaders: ({ headers }) => {
        headers.set("cache-control", "public, no-cache");
        return headers;
      },
      staticDir: directory,
      mimeTypes: ["image/avif", "image/jpeg", "image/png", "image/svg+xml", "image/webp"],
      focalPoint: true,
      imageSizes: widths.flatMap((width) => [
        {
          name: `avif${width}`,
          width,
          formatOptions: { format: "avif" as const },
          withoutEnlargement: true,
        },
        {
          name: `webp${width}`,
          width,
          formatOptions: { format: "webp" as const },
          withoutEnlargement: true,
        },
      ]),
      adminThumbnail: "webp480",
    },
  };
}
