import type { AddressedCollection } from "contracts";
import type { Field } from "payload";
import { localizedParagraphField, titleField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import {
  createMorePanelGroup,
  createPanelField,
  languagesField,
  publishPanelGroup,
  reviewField,
} from "../../platform/publishing/panel-fields.ts";
import { referencesField } from "../../references/references-field.ts";
import { recommendedLengths } from "./recommended-lengths.ts";
import { slugField } from "./slug.ts";

/** Shows below a field how many more characters fit before search results cut the text off. */
export function charactersLeftField(field: keyof typeof recommendedLengths) {
  return {
    path: "/preview/admin/index.ts#CharactersLeft",
    clientProps: { length: recommendedLengths[field] },
  };
}

/** Fields of every document with a URL: title, description and slug. Search engines also use title and description. */
export function addressedFields(collection: AddressedCollection): Field[] {
  return [
    titleField({ below: charactersLeftField("title") }),
    {
      ...localizedParagraphField({
        name: "description",
        below: charactersLeftField("description"),
        label: label("Descrição", "Description", "Descripción"),
        description: label(
          "Aparece nos resultados de busca e ao compartilhar: 120 a 160 caracteres.",
          "Shown in search results and when shared: 120 to 160 characters.",
          "Aparece en los resultados de búsqueda y al compartir: de 120 a 160 caracteres.",
        ),
      }),
      maxLength: 200,
    },
    slugField(collection),
    languagesField,
  ];
}

/** Share image and tools in the sidebar of the form, below the collection's own sidebar fields. */
export function createDocumentToolFields(): Field[] {
  return [
    {
      type: "upload",
      name: "shareImage",
      label: label("Imagem ao compartilhar", "Share image", "Imagen al compartir"),
      relationTo: "media",
      admin: {
        position: "sidebar",
        description: label(
          "Se vazia, usa a imagem gerada automaticamente com o título da página.",
          "If empty, uses the image generated from the page's title.",
          "Si está vacía, usa la imagen generada con el título de la página.",
        ),
      },
    },
    reviewField,
    publishPanelGroup,
    createMorePanelGroup([
      createPanelField(
        "drawnShareImage",
        "/share-images/admin/generated-image.tsx#GeneratedShareImage",
      ),
      createPanelField("previewLinks", "/preview/admin/index.ts#PreviewLinks"),
      referencesField,
    ]),
  ];
}
