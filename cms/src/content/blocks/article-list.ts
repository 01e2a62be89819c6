import type { Block } from "payload";
import { label } from "../../platform/i18n/label.ts";
import { sectionFields } from "../fields/section.ts";

/** Lists all published articles in the page's language, newest first. */
export const articleListBlock: Block = {
  slug: "articleList",
  interfaceName: "ArticleListBlock",
  labels: {
    singular: label("Lista de artigos", "Article list", "Lista de artículos"),
    plural: label("Listas de artigos", "Article lists", "Listas de artículos"),
  },
  fields: [...sectionFields()],
};
