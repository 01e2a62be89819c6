import type { ReactNode } from "react";
import { BlockList, type BlockListProps } from "#app/blocks/block-list.tsx";
import { findCalculatorPath } from "#app/cms/link.ts";
import { hasCalculator, type SitePage } from "#app/cms/page-data.ts";
import { Article } from "#app/documents/article.tsx";
import { ArticleGroupPage } from "#app/documents/article-group.tsx";
import { LegalChanges } from "#app/documents/legal-changes.tsx";
import { LegalDocument } from "#app/documents/legal-document.tsx";
import { NotFound } from "#app/documents/not-found.tsx";
import type { PagePriceData } from "#app/features/calculator/index.ts";

export interface SiteDocumentProps extends Pick<BlockListProps, "sections"> {
  page: SitePage;
  /** Rendered if there is no document. */
  missing?: ReactNode;
}

/**
 * Returns the prices of a page's calculator and plans. On a page without a calculator, plans link
 * to the site's calculator.
 */
function pagePricing(page: SitePage): PagePriceData | undefined {
  const { content, origin, path, search } = page;
  const prices = content.kind === "pages" ? content.priceCatalogue : undefined;
  const calculatorPath = hasCalculator(content) ? path : findCalculatorPath(page);
  return prices && calculatorPath ? { ...prices, origin, path: calculatorPath, search } : undefined;
}

/** Renders a document of the CMS, published or not. */
export function SiteDocument({ page, sections, missing = <NotFound /> }: SiteDocumentProps) {
  const { content, path } = page;
  switch (content.kind) {
    case "pages":
      return (
        <BlockList
          blocks={content.document.blocks}
          articles={content.articles ?? []}
          paging={content.paging}
          pricing={pagePricing(page)}
          {...(sections ? { sections } : {})}
        />
      );
    case "posts":
      return (
        <Article
          document={content.document}
          changedAt={content.changedAt}
          adjacent={content.around}
        />
      );
    case "categories":
    case "tags":
    case "authors":
      return <ArticleGroupPage content={content} path={path} />;
    case "legal":
      return content.comparison ? (
        <LegalChanges content={content} comparison={content.comparison} path={path} />
      ) : (
        <LegalDocument content={content} path={path} />
      );
    default:
      return missing;
  }
}
