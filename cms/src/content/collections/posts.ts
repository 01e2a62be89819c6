import type { CollectionConfig } from "payload";
import { label } from "../../ground/i18n/label.ts";
import { dayField } from "../fields/day.ts";
import { illustrationField } from "../fields/illustration.ts";
import { richText } from "../fields/rich-text.ts";
import { addressedCollection } from "./addressed-collection.ts";
import { computeReadingTime } from "./reading-time.ts";

/** Articles of the blog. */
export function postsCollection(publicUrl: string): CollectionConfig {
  return addressedCollection({
    slug: "posts",
    publicUrl,
    labels: {
      singular: label("Artigo", "Article", "Artículo"),
      plural: label("Artigos", "Articles", "Artículos"),
    },
    defaultColumns: ["title", "author", "publishedAt", "_status"],
    hooks: { beforeChange: [computeReadingTime] },
    fields: [
      {
        type: "text",
        name: "author",
        label: label("Autor", "Author", "Autor"),
        required: true,
        admin: { position: "sidebar" },
      },
      {
        ...dayField({
          name: "publishedAt",
          label: label("Data", "Date", "Fecha"),
          notInFuture: label(
            "Esta data ainda não chegou: o artigo apareceria já, no topo da lista. Guarde como rascunho e publique no dia.",
            "This date is still to come: the article would appear at once, on top of the list. Keep it as a draft and publish it on the day.",
            "Esta fecha todavía no llegó: el artículo aparecería ya, al principio de la lista. Guárdelo como borrador y publíquelo ese día.",
          ),
        }),
        index: true,
      },
      {
        type: "number",
        name: "readingMinutes",
        label: label("Minutos de leitura", "Reading minutes", "Minutos de lectura"),
        localized: true,
        admin: { position: "sidebar", readOnly: true },
      },
      illustrationField({ required: true }),
      {
        type: "upload",
        name: "cover",
        label: label("Imagem de capa", "Cover image", "Imagen de portada"),
        relationTo: "media",
      },
      richText({ name: "body", label: label("Texto", "Body", "Texto") }),
    ],
  });
}
