import { type Locale, maxSearchLength, searchPath, searchQueryKey } from "contracts";
import { useIntl } from "react-intl";
import { SearchField, type SearchFieldProps } from "#app/ui/index.ts";
import * as styles from "./search.css.ts";

export interface SearchFormProps
  extends Pick<
    SearchFieldProps,
    | "aria-activedescendant"
    | "aria-controls"
    | "aria-expanded"
    | "autoFocus"
    | "onKeyDown"
    | "onInput"
    | "role"
  > {
  locale: Locale;
  words?: string;
}

/** The search field, in a form that opens the search page. */
export function SearchForm({ locale, words, ...field }: SearchFormProps) {
  const intl = useIntl();
  return (
    <search className={styles.field}>
      <form action={searchPath(locale)} method="get">
        <SearchField
          {...field}
          name={searchQueryKey}
          label={intl.formatMessage({ id: "search.label" })}
          defaultValue={words}
          maxLength={maxSearchLength}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  );
}
