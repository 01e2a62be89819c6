import type { GlobalConfig } from "payload";
import {
  listField,
  localizedLineField,
  localizedParagraphField,
} from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { contentGlobal } from "../../platform/publishing/content-global.ts";
import { linkGroupField } from "../fields/link.ts";

const link = linkGroupField({ name: "link", label: label("Link", "Link", "Enlace") });

/** Items of the header with their sub-items, the footer's four columns, and its bottom bar. */
export const Navigation: GlobalConfig = contentGlobal({
  slug: "navigation",
  label: label("Navegação", "Navigation", "Navegación"),
  fields: [
    listField({
      name: "headerItems",
      label: label("Menu do cabeçalho", "Header menu", "Menú de cabecera"),
      maxRows: 8,
      fields: [
        link,
        listField({
          name: "children",
          label: label("Submenu", "Submenu", "Submenú"),
          maxRows: 10,
          fields: [link],
        }),
      ],
    }),
    listField({
      name: "footerColumns",
      label: label("Colunas do rodapé", "Footer columns", "Columnas del pie"),
      maxRows: 4,
      fields: [
        localizedLineField({ name: "title", label: label("Título", "Title", "Título") }),
        {
          type: "select",
          name: "kind",
          label: label("Mostra", "Shows", "Muestra"),
          required: true,
          defaultValue: "links",
          options: [
            {
              value: "about",
              label: label(
                "Descrição e redes",
                "Description and social links",
                "Descripción y redes",
              ),
            },
            { value: "links", label: label("Links", "Links", "Enlaces") },
            { value: "contact", label: label("Contato", "Contact", "Contacto") },
          ],
        },
        {
          ...localizedParagraphField({
            name: "text",
            label: label("Descrição", "Description", "Descripción"),
            required: false,
          }),
          admin: { condition: (_, siblings) => siblings?.kind === "about" },
        },
        {
          ...listField({
            name: "links",
            label: label("Links", "Links", "Enlaces"),
            fields: [link],
          }),
          admin: { condition: (_, siblings) => siblings?.kind === "links" },
        },
      ],
    }),
    listField({
      name: "bottomLinks",
      label: label("Links da barra inferior", "Bottom bar links", "Enlaces de la barra inferior"),
      fields: [link],
    }),
  ],
});
