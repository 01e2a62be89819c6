import { documentPath } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import type { AdjacentArticles, ArticleSummary } from "#app/cms/content-client.server.ts";
import { companyChatUrl } from "#app/cms/link.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { createLeadFormData, LeadFormIsland } from "#app/features/leads/index.ts";
import { ActionLink, UnbrokenText } from "#app/ui/index.ts";
import * as styles from "../document.css.ts";

/** Invites the reader to a conversation. */
export function ArticleCallToAction() {
  const site = useSite();
  return (
    <aside className={styles.callToAction} aria-labelledby="next_step">
      <h2 className={styles.callToActionTitle} id="next_step">
        <FormattedMessage id="article.nextStep" />
      </h2>
      <p>
        <FormattedMessage id="article.nextStep.text" />
      </p>
      <div className={styles.callToActionButtons}>
        <ActionLink href={companyChatUrl(site)} icon="message-circle" isExternal>
          <FormattedMessage id="article.nextStep.chat" />
        </ActionLink>
      </div>
    </aside>
  );
}

export interface RelatedArticlesProps {
  articles: ReadonlyArray<Pick<ArticleSummary, "slug" | "title" | "description">>;
}

/** Articles to read next. */
export function RelatedArticles({ articles }: RelatedArticlesProps) {
  const { locale } = useSite();
  return articles.length > 0 ? (
    <section className={styles.related} aria-labelledby="related_articles">
      <h2 className={styles.relatedTitle} id="related_articles">
        <FormattedMessage id="article.related" />
      </h2>
      <ul className={styles.relatedArticles}>
        {articles.map(({ slug, title, description }) =>
          slug ? (
            <li className={styles.relatedArticle} key={slug}>
              <h3 className={styles.relatedArticleTitle}>
                <a
                  className={styles.relatedLink}
                  href={documentPath({ collection: "posts", slug, locale })}
                >
                  <UnbrokenText>{title}</UnbrokenText>
                </a>
              </h3>
              <p className={styles.relatedText}>{description}</p>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  ) : null;
}

interface StepProps {
  article: Pick<ArticleSummary, "slug" | "title"> | undefined;
  rel: "prev" | "next";
}

function Step({ article, rel }: StepProps) {
  const { locale } = useSite();
  if (!article?.slug) {
    return null;
  }
  return (
    <a
      className={styles.adjacentArticleCells[rel]}
      href={documentPath({ collection: "posts", slug: article.slug, locale })}
      rel={rel}
    >
      <span className={styles.adjacentArticleLabel}>
        <FormattedMessage id={rel === "prev" ? "article.previous" : "article.next"} />
      </span>
      <span className={styles.adjacentArticleTitle}>{article.title}</span>
    </a>
  );
}

/** The articles published before and after this one. */
export function AdjacentArticleLinks({
  previous,
  next,
}: Pick<AdjacentArticles, "previous" | "next">) {
  const intl = useIntl();
  return previous || next ? (
    <nav
      className={styles.adjacentArticles}
      aria-label={intl.formatMessage({ id: "article.sequence" })}
    >
      <Step article={previous} rel="prev" />
      <Step article={next} rel="next" />
    </nav>
  ) : null;
}

/** Invites the reader to the newsletter. */
export function ArticleNewsletter() {
  return (
    <section className={styles.newsletter} aria-labelledby="article_newsletter">
      <div className={styles.newsletterText}>
        <h2 className={styles.newsletterTitle} id="article_newsletter">
          <FormattedMessage id="article.newsletter" />
        </h2>
        <p className={styles.relatedText}>
          <FormattedMessage id="article.newsletter.text" />
        </p>
      </div>
      <LeadFormIsland data={createLeadFormData("newsletter", useSite())} />
    </section>
  );
}
