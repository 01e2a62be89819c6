import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, useLocation } from "react-router";
import type { MessageId } from "#app/i18n/messages.ts";
import { Link, SearchField } from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";
import type { ListParameterNames } from "./list-query.ts";

export interface ListToolbarProps {
  heading: MessageId;
  headingId: string;
  total: number | undefined;
  /** Whether there are more rows than `total`. */
  hasMore?: boolean | undefined;
  searchLabel: MessageId;
  names: ListParameterNames;
  /** Button that creates a row. */
  children: ReactNode;
}

/** Toolbar of a list: heading, total, search, and a button that creates a row. */
export function ListToolbar({
  heading,
  headingId,
  total,
  hasMore = false,
  searchLabel,
  names,
  children,
}: ListToolbarProps) {
  const intl = useIntl();
  const params = new URLSearchParams(useLocation().search);
  // Removes the page number, because a new search starts at the first page. Keeps the parameters of the other list.
  const preserved = [...params].filter(([name]) => name !== names.search && name !== names.page);
  const searched = params.get(names.search) ?? "";
  return (
    <div className={styles.toolbar}>
      <h2 className={styles.toolbarHeading} id={headingId}>
        <FormattedMessage id={heading} />{" "}
        {total === undefined ? null : (
          <span className={styles.totalCount}>
            {hasMore
              ? intl.formatMessage({ id: "list.more-than" }, { total })
              : intl.formatNumber(total)}
          </span>
        )}
      </h2>
      <search className={styles.toolbarSearch}>
        <Form method="get" preventScrollReset>
          {preserved.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SearchField
            key={searched}
            name={names.search}
            label={intl.formatMessage({ id: searchLabel })}
            defaultValue={searched}
          />
        </Form>
        {searched ? (
          <Link
            className={styles.rowLink}
            href={`?${new URLSearchParams(preserved.map(([name, value]) => [name, value]))}`}
          >
            <FormattedMessage id="list.clear" />
          </Link>
        ) : null}
      </search>
      {children}
    </div>
  );
}
