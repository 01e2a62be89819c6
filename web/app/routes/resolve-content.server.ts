import type { ComparedPassage, LegalComparison, Locale } from "contracts";
import type { LoaderArgs } from "#app/cms/content-client.server.ts";
import { findCalculatorPath } from "#app/cms/link.ts";
import { replaceOfferPlaceholdersInAll } from "#app/cms/offer-text.ts";
import type { SitePage } from "#app/cms/page-data.ts";
import {
  addTermMeanings,
  type GlossaryPages,
  readGlossaries,
} from "#app/cms/term-meanings.server.ts";
import { resolvePrices } from "#app/features/calculator/index.ts";

type PageContent = SitePage["content"];
type FoundContent = Exclude<PageContent, { kind: "not-found" }>;

interface ResolveOptions {
  glossaries: GlossaryPages;
  calculatorPath: string | undefined;
  locale: Locale;
  settings: SitePage["settings"];
}

function resolvePassage({ state, sentences }: ComparedPassage): ComparedPassage {
  return { state, sentences: sentences.filter(({ text }) => text !== "") };
}

/**
 * Removes sentences with an unknown price, as on the pages of the versions. Then removes passages without sentences,
 * and sections without changes.
 */
export function removeEmptyPassages({ before, sections }: LegalComparison): LegalComparison {
  const resolved = sections.map(({ heading, passages }) => ({
    heading: heading && resolvePassage(heading),
    passages: passages.map(resolvePassage).filter(({ sentences }) => sentences.length > 0),
  }));
  const isChanged = ({ heading, passages }: LegalComparison["sections"][number]) =>
    passages.length > 0 || (heading !== null && heading.state !== "same");
  return { before, sections: resolved.filter(isChanged) };
}

function resolve(
  content: FoundContent,
  { glossaries, calculatorPath, locale, settings }: ResolveOptions,
): PageContent {
  const options = { catalogue: content.priceCatalogue?.catalogue, locale, calculatorPath };
  const documentWithMeanings = addTermMeanings(content.document, glossaries, locale);
  const document = resolvePrices(
    replaceOfferPlaceholdersInAll(documentWithMeanings, { settings, locale }),
    options,
  );
  if (content.kind === "legal" && content.comparison) {
    const comparison = removeEmptyPassages(resolvePrices(content.comparison, options));
    return { ...content, document, comparison } as PageContent;
  }
  // The cast is safe, because kind and document still match. TypeScript does not accept the spread of a union as a
  // member of the union.
  return { ...content, document } as PageContent;
}

/** The last result for each cached content, reused while its other inputs are the same. */
const results = new WeakMap<object, { inputs: readonly unknown[]; resolved: PageContent }>();

/**
 * Replaces the placeholders of a document: prices from the catalogue in the CMS's response, and details of the offer
 * from the settings. Adds the meanings of the linked terms. Resolves cached content only once, until another input
 * changes.
 */
export async function resolveContent(
  args: LoaderArgs,
  content: PageContent,
  site: Pick<SitePage, "locale" | "settings">,
): Promise<PageContent> {
  if (content.kind === "not-found") {
    return content;
  }
  const { locale, settings } = site;
  const glossaries = await readGlossaries(args, content.document, locale);
  const calculatorPath = findCalculatorPath(site);
  const inputs = [calculatorPath, settings.offer, settings.datacenterCity, ...glossaries.values()];
  const last = results.get(content);
  const isCurrent =
    last?.inputs.length === inputs.length &&
    last.inputs.every((input, index) => input === inputs[index]);
  if (isCurrent) {
    return last.resolved;
  }
  const resolved = resolve(content, { glossaries, calculatorPath, locale, settings });
  results.set(content, { inputs, resolved });
  return resolved;
}
