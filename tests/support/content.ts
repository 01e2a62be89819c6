import { randomBytes } from "node:crypto";

/** Returns a word that occurs nowhere else on the site. */
export function uniqueWord(prefix: string): string {
  return `${prefix}${randomBytes(5).toString("hex")}`;
}

export function heroBlock(heading: string): Record<string, unknown> {
  return { blockType: "hero", heading, lede: "Uma página escrita por um teste.", actions: [] };
}

/** Returns the time in two days, in the format of a schedule. */
export function inTwoDays(): string {
  return new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 16);
}

/** Returns rich text of one paragraph, as the editor stores it. */
export function richText(text: string): Record<string, unknown> {
  const common = { version: 1, direction: "ltr", format: "", indent: 0 };
  const words = { type: "text", text, detail: 0, format: 0, mode: "normal", style: "", version: 1 };
  const paragraph = { ...common, type: "paragraph", textFormat: 0, children: [words] };
  return { root: { ...common, type: "root", children: [paragraph] } };
}

export function pageData(slug: string, heading: string): Record<string, unknown> {
  return {
    slug,
    title: `Página ${slug}`,
    description: "Uma página que um teste escreveu para ver o que dela aparece no site.",
    blocks: [heroBlock(heading)],
  };
}

/** Returns the data of a page from `pageData` in another language, with the same block id. */
export function pageTranslation(
  page: Record<string, unknown>,
  slug: string,
  heading: string,
): Record<string, unknown> {
  const [section] = page.blocks as [{ id: string }];
  return { ...pageData(slug, heading), blocks: [{ ...heroBlock(heading), id: section.id }] };
}

export function postData(slug: string, title: string): Record<string, unknown> {
  return {
    slug,
    title,
    description: "Um artigo que um teste escreveu para ver o que dele aparece no site.",
    publishedAt: "2025-01-02T00:00:00.000Z",
    illustration: "racks",
    body: richText("Um parágrafo de um artigo escrito por um teste."),
  };
}
