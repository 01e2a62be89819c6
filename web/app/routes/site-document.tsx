import type { ReactNode } from "react";
import { BlockList, type BlockListProps } from "#app/blocks/block-list.tsx";
import { hasCalculator, type SitePage } from "#app/cms/page-data.ts";
import { Article } from "#app/documents/article.tsx";
import { ArticleGroupPage } from "#app/documents/article-group.tsx";
import { LegalChanges } from "#app/documents/legal-changes.tsx";
import { LegalDocument } from "#app/documents/legal-document.tsx";
import { NotFound } from "#app/documents/not-found.tsx";

export interface SiteDocumentProps extends Pick<BlockListProps, "sections"> {
  page: SitePage;
  /** Rendered if there is no document. */
  missing?: ReactNode;
}

/** Renders a document of the CMS, published or not. */
export function SiteDocument({ page, sections, missing = <NotFound /> }: SiteDocumentProps) {
  const { content, origin, path, search } = page;
  switch (content.kind) {
    case "pages":
      return (
        <BlockList
          blocks={content.document.blocks}
          articles={content.articles ?? []}
          paging={content.paging}
          pricing={
            hasCalculator(content) ? { ...content.priceCatalogue, origin, path, search } : undefined
          }
          {...(sections ? { sections } : {})}
        />
      );
    case "posts":
      return <Article document={content.document} around={content.around} />;
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
