import type { Asked } from "#app/cms/content-client.server.ts";
import { calculatorPathOf } from "#app/cms/link.ts";
import type { SitePage } from "#app/cms/site-page.ts";
import { type Glossaries, readGlossaries, withMeanings } from "#app/cms/term-meanings.server.ts";
import { withPrices } from "#app/features/calculator/index.ts";
import { toldComparison } from "./told-comparison.ts";

type Told = SitePage["content"];
type ShownContent = Exclude<Told, { kind: "not-found" }>;
type Site = Pick<SitePage, "locale" | "settings">;

function tell(content: ShownContent, glossaries: Glossaries, site: Site): Told {
  const catalogue = content.priceCatalogue?.catalogue;
  const options = { catalogue, locale: site.locale, calculatorPath: calculatorPathOf(site) };
  const document = withMeanings(withPrices(content.document, options), glossaries, site.locale);
  if (content.kind === "legal" && content.comparison) {
    const comparison = toldComparison(withPrices(content.comparison, options));
    return { ...content, document, comparison } as Told;
  }
  // The spread of a union is not one of it to the compiler; its kind and document stay together.
  return { ...content, document } as Told;
}

/** What content that is kept was told as, and what else that was made of. */
const known = new WeakMap<object, { of: readonly unknown[]; told: Told }>();

/**
 * A document as it is drawn: with the prices it names, of the catalogue that the CMS sends with it, and
 * the meanings of the terms it links to. Of content that is kept it is told once, until what else it is
 * made of changes.
 */
export async function toldContent(asked: Asked, content: Told, site: Site): Promise<Told> {
  if (content.kind === "not-found") {
    return content;
  }
  const glossaries = await readGlossaries(asked, content.document, site.locale);
  const of = [calculatorPathOf(site), ...glossaries.values()];
  const before = known.get(content);
  if (before?.of.length === of.length && before.of.every((part, index) => part === of[index])) {
    return before.told;
  }
  const told = tell(content, glossaries, site);
  known.set(content, { of, told });
  return told;
}
