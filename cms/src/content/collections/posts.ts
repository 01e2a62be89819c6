import { calculateReadingMinutes } from "contracts";
import type { CollectionBeforeChangeHook, CollectionConfig } from "payload";
import { label } from "../../platform/i18n/label.ts";
import { hiddenInListsOptions } from "../../platform/publishing/panel-fields.ts";
import { richTextField } from "../../rich-text/rich-text.ts";
import { toPlainText } from "../../rich-text/to-plain-text.ts";
import { dayField } from "../fields/day.ts";
import { illustrationField } from "../fields/illustration.ts";
import { addressedCollection } from "./addressed-collection.ts";
import { copyAuthorName } from "./author-name.ts";

/** Computes an article's reading time in whole minutes, at least 1. The time is null for an article without a body. */
const computeReadingTime: CollectionBeforeChangeHook = ({ data }) => {
  if (!("body" in data)) {
    return data;
  }
  if (!data.body) {
    return { ...data, readingMinutes: null };
  }
  return { ...data, readingMinutes: calculateReadingMinutes(toPlainText(data.body)) };
};

/** Articles of the blog. */
export function postsCollection(publicUrl: string): CollectionConfig {
  return addressedCollection({
    slug: "posts",
    publicUrl,
    labels: {
      singular: label("Artigo", "Article", "Artículo"),
      plural: label("Artigos", "Articles", "Artículos"),
    },
    defaultColumns: ["title", "languages", "writtenBy", "category", "publishedAt"],
    hooks: { beforeChange: [computeReadingTime, copyAuthorName] },
    fields: [
      {
        type: "relationship",
        name: "writtenBy",
        label: label("Autor", "Author", "Autor"),
        relationTo: "authors",
        admin: {
          position: "sidebar",
          description: label(
            "Sem autor, o artigo é da empresa.",
            "Without one the article is the company's.",
            "Sin autor, el artículo es de la empresa.",
          ),
        },
      },
      {
        type: "relationship",
        name: "category",
        label: label("Categoria", "Category", "Categoría"),
        relationTo: "categories",
        admin: { position: "sidebar" },
      },
      {
        type: "relationship",
        name: "tags",
        label: label("Tags", "Tags", "Etiquetas"),
        relationTo: "tags",
        hasMany: true,
        maxRows: 8,
        admin: { position: "sidebar" },
      },
      {
        // Author's name, copied from `writtenBy`. Only the previous release reads this field; the next release can drop
        // it.
        type: "text",
        name: "author",
        admin: { hidden: true, ...hiddenInListsOptions },
      },
      {
        ...dayField({
          name: "publishedAt",
          label: label("Data", "Date", "Fecha"),
          defaultsToPublishDay: true,
          description: label(
            "Deixe em branco para usar a data da publicação.",
            "Leave blank to use the publication date.",
            "Déjela en blanco para usar la fecha de publicación.",
          ),
          futureError: label(
            "Esta data ainda não chegou: o artigo apareceria já, no topo da lista. Salve como rascunho e publique no dia.",
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
      {
        type: "checkbox",
        name: "isTechnical",
        label: label("Artigo técnico", "Technical article", "Artículo técnico"),
        admin: {
          position: "sidebar",
          description: label(
            "Ensina a fazer ou explica como algo funciona. Os buscadores recebem TechArticle; sem marcar, BlogPosting.",
            "Teaches how to do something or how it works. Search engines get TechArticle; otherwise BlogPosting.",
            "Enseña a hacer algo o explica cómo funciona. Los buscadores reciben TechArticle; si no, BlogPosting.",
          ),
        },
      },
      illustrationField({ required: true, defaultValue: "clouds" }),
      {
        type: "upload",
        name: "cover",
        label: label("Imagem de capa", "Cover image", "Imagen de portada"),
        relationTo: "media",
      },
      richTextField({ name: "body", label: label("Texto", "Body", "Texto") }),
      {
        type: "relationship",
        name: "related",
        label: label("Leia também", "Read on", "Siga leyendo"),
        relationTo: "posts",
        hasMany: true,
        maxRows: 3,
        filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
        admin: {
          description: label(
            "Até três. O que faltar é escolhido pela categoria e pelas tags em comum.",
            "Up to three. What is missing is chosen by category and tags in common.",
            "Hasta tres. Lo que falte se elige por la categoría y las etiquetas en común.",
          ),
        },
      },
    ],
  });
}
