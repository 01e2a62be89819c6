import type { Locale, SearchResponse } from "contracts";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { companyChatUrl } from "#app/cms/link.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { ActionLink } from "#app/ui/index.ts";
import { HighlightedText, HitType } from "./hit.tsx";
import * as styles from "./search.css.ts";
import { SearchForm } from "./search-form.tsx";

export interface SearchPageProps {
  locale: Locale;
  /** The search terms; "" before the first search. */
  words: string;
  results?: SearchResponse | undefined;
  brandName: string;
}

function NoResults({ words, isTooCommon }: { words: string; isTooCommon: boolean }) {
  return (
    <div className={styles.noResults}>
      <p className={styles.resultSummary}>
        <FormattedMessage
          id={isTooCommon ? "search.tooCommon" : "search.none"}
          values={{ words }}
        />
      </p>
      <p>
        <FormattedMessage id={isTooCommon ? "search.tooCommonHint" : "search.noneHint"} />
      </p>
      <ActionLink href={companyChatUrl(useSite())} icon="message-circle" isExternal>
        <FormattedMessage id="search.ask" />
      </ActionLink>
    </div>
  );
}

function Results({ words, results }: { words: string; results: SearchResponse }): ReactNode {
  const { hits, corrected, isTooCommon = false } = results;
  if (hits.length === 0) {
    return <NoResults words={words} isTooCommon={isTooCommon} />;
  }
  return (
    <>
      <p className={styles.resultSummary} role="status">
        {corrected ? (
          <FormattedMessage id="search.corrected" values={{ asked: words, words: corrected }} />
        ) : (
          <FormattedMessage id="search.count" values={{ count: hits.length, words }} />
        )}
      </p>
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <li className={styles.hit} key={hit.path}>
            <HitType hit={hit} />
            <h2 className={styles.title}>
              <a className={styles.link} href={hit.path}>
                <HighlightedText text={hit.title} />
              </a>
            </h2>
            <p className={styles.snippet}>
              <HighlightedText text={hit.snippet} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The search page of one language: the form and its results. */
export function SearchPage({ locale, words, results, brandName }: SearchPageProps) {
  const intl = useIntl();
  const heading = intl.formatMessage({ id: "search.title" });
  return (
    <div className={styles.page}>
      <title>{[words, heading, brandName].filter(Boolean).join(" · ")}</title>
      <header className={styles.searchHeader}>
        <h1 className={styles.heading}>{heading}</h1>
        <SearchForm locale={locale} words={words} />
      </header>
      {results ? (
        <Results words={words} results={results} />
      ) : (
        <p className={styles.hint}>
          <FormattedMessage id="search.hint" />
        </p>
      )}
    </div>
  );
}
