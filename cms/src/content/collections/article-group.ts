import type { ArticleGroup } from "contracts";
import type { CollectionConfig } from "payload";
import { localizedLineField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { richTextField } from "../../rich-text/rich-text.ts";
import { charactersLeftField } from "../fields/addressed.ts";
import { addressedCollection } from "./addressed-collection.ts";

function searchTitleField() {
  return {
    ...localizedLineField({
      name: "searchTitle",
      label: label("Título nos buscadores", "Title in search results", "Título en los buscadores"),
      required: false,
      below: charactersLeftField("title"),
    }),
    maxLength: 70,
  };
}

interface ArticleGroupOptions {
  slug: ArticleGroup;
  publicUrl: string;
  labels: NonNullable<CollectionConfig["labels"]>;
  fields?: CollectionConfig["fields"];
}

/**
 * Creates a collection whose documents group articles, such as a category. Each document has a page with its articles.
 */
function articleGroup({
  slug,
  publicUrl,
  labels,
  fields = [],
}: ArticleGroupOptions): CollectionConfig {
  return addressedCollection({
    slug,
    publicUrl,
    labels,
    defaultColumns: ["title", "languages", "slug", "updatedAt"],
    fields: [searchTitleField(), ...fields],
  });
}

export function categoriesCollection(publicUrl: string): CollectionConfig {
  return articleGroup({
    slug: "categories",
    publicUrl,
    labels: {
      singular: label("Categoria", "Category", "Categoría"),
      plural: label("Categorias", "Categories", "Categorías"),
    },
  });
}

export function tagsCollection(publicUrl: string): CollectionConfig {
  return articleGroup({
    slug: "tags",
    publicUrl,
    labels: {
      singular: label("Tag", "Tag", "Etiqueta"),
      plural: label("Tags", "Tags", "Etiquetas"),
    },
  });
}

/** Authors of articles. The field `title` contains the author's name. */
export function authorsCollection(publicUrl: string): CollectionConfig {
  return articleGroup({
    slug: "authors",
    publicUrl,
    labels: {
      singular: label("Autor", "Author", "Autor"),
      plural: label("Autores", "Authors", "Autores"),
    },
    fields: [
      localizedLineField({
        name: "role",
        label: label("Função", "Role", "Cargo"),
        required: false,
      }),
      {
        type: "upload",
        name: "picture",
        label: label("Foto", "Picture", "Foto"),
        relationTo: "media",
      },
      {
        type: "text",
        name: "profile",
        label: label(
          "Perfil em outro site (https://…)",
          "Profile elsewhere (https://…)",
          "Perfil en otro sitio (https://…)",
        ),
        maxLength: 300,
        validate: (value: string | null | undefined) =>
          !value || (value.startsWith("https://") && URL.canParse(value)) || "https://…",
        admin: { position: "sidebar" },
      },
      richTextField({ name: "biography", label: label("Biografia", "Biography", "Biografía") }),
    ],
  });
}
