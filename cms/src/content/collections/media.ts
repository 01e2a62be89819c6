import type { CollectionConfig } from "payload";
import { anyone } from "../../ground/access/anyone.ts";
import { isStaff } from "../../ground/access/is-staff.ts";
import { nobody } from "../../ground/access/nobody.ts";
import { copyLine } from "../../ground/fields/text.ts";
import { label } from "../../ground/i18n/label.ts";
import { announceChange, announceDelete } from "../../ground/publishing/announce-change.ts";

/** Widths in CSS pixels that the site offers in `srcset`, up to a full-bleed picture at 2x. */
const widths = [480, 960, 1600] as const;

/** Pictures, each with an alternative text and responsive AVIF and WebP versions. */
export function mediaCollection(dataDir: string): CollectionConfig {
  return {
    slug: "media",
    labels: {
      singular: label("Imagem", "Image", "Imagen"),
      plural: label("Imagens", "Images", "Imágenes"),
    },
    access: { create: isStaff, delete: isStaff, read: anyone, update: isStaff, unlock: nobody },
    admin: { useAsTitle: "alt", group: label("Conteúdo", "Content", "Contenido") },
    fields: [
      copyLine({
        name: "alt",
        label: label("Texto alternativo", "Alternative text", "Texto alternativo"),
      }),
    ],
    hooks: { afterChange: [announceChange], afterDelete: [announceDelete] },
    upload: {
      staticDir: `${dataDir}/media`,
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
