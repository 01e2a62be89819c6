import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { selectPageNumbers } from "./page-window.ts";
import * as styles from "./pagination.css.ts";

export interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Name of the list. Required if a page has several lists. */
  list?: string;
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pages, hrefOf, list }: PaginationProps) {
  const intl = useIntl();
  if (pages <= 1) {
    return null;
  }
  return (
    <nav
      aria-label={
        list
          ? intl.formatMessage({ id: "ui.pagesOf" }, { list })
          : intl.formatMessage({ id: "ui.pages" })
      }
    >
      <ul className={styles.list}>
        {page > 1 ? (
          <li>
            <Link className={styles.link} href={hrefOf(page - 1)} rel="prev">
              <Icon name="chevron-left" size="small" />
              <FormattedMessage id="ui.previousPage" />
            </Link>
          </li>
        ) : null}
        {selectPageNumbers({ page, pages }).map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there may be two gaps, and nothing is moved
          <li key={index}>
            {place === "gap" ? (
              <span className={styles.ellipsis} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                className={styles.link}
                href={hrefOf(place)}
                aria-current={place === page ? "page" : undefined}
                aria-label={intl.formatMessage(
                  { id: "ui.page" },
                  { page: intl.formatNumber(place) },
                )}
              >
                {intl.formatNumber(place)}
              </Link>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <Link className={styles.link} href={hrefOf(page + 1)} rel="next">
              <FormattedMessage id="ui.nextPage" />
              <Icon name="chevron-right" size="small" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
