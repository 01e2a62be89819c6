import type { Locale } from "contracts";
import type { Asked } from "#app/cms/content-client.server.ts";
import { calculatorPathOf } from "#app/cms/link.ts";
import type { SitePage } from "#app/cms/site-page.ts";
import { type Glossaries, readGlossaries, withMeanings } from "#app/cms/term-meanings.server.ts";
import { withPrices } from "#app/features/calculator/index.ts";
import { toldComparison } from "./told-comparison.ts";

type Told = SitePage["content"];
type ShownContent = Exclude<Told, { kind: "not-found" }>;

interface TellOptions {
  glossaries: Glossaries;
  calculatorPath: string | undefined;
  locale: Locale;
}

function tell(content: ShownContent, { glossaries, calculatorPath, locale }: TellOptions): Told {
  const options = { catalogue: content.priceCatalogue?.catalogue, locale, calculatorPath };
  const document = withMeanings(withPrices(content.document, options), glossaries, locale);
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
export async function toldContent(
  asked: Asked,
  content: Told,
  site: Pick<SitePage, "locale" | "settings">,
): Promise<Told> {
  if (content.kind === "not-found") {
    return content;
  }
  const { locale } = site;
  const glossaries = await readGlossaries(asked, content.document, locale);
  const calculatorPath = calculatorPathOf(site);
  const of = [calculatorPath, ...glossaries.values()];
  const before = known.get(content);
  if (before?.of.length === of.length && before.of.every((part, index) => part === of[index])) {
    return before.told;
  }
  const told = tell(content, { glossaries, calculatorPath, locale });
  known.set(content, { of, told });
  return told;
}
