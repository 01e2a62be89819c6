import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, useLocation } from "react-router";
import { Button, Link, SelectField } from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";
import { mainListParameters, setQueryParameters } from "./list-query.ts";

export interface FilterFormProps {
  label: string;
  /** Names of the query parameters that the fields set. */
  names: readonly string[];
  /** Id of the section that the form filters. */
  sectionId: string;
  children: ReactNode;
}

/** Filters the first list of a page; keeps all other query parameters. */
export function FilterForm({ label, names, sectionId, children }: FilterFormProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const preserved = [...params].filter(
    ([name]) => !names.includes(name) && name !== mainListParameters.page,
  );
  const isFiltered = names.some((name) => params.get(name));
  const cleared = Object.fromEntries(
    [...names, mainListParameters.page].map((name) => [name, undefined]),
  );
  return (
    <search aria-label={label}>
      <Form
        key={search}
        method="get"
        action={`#${sectionId}`}
        className={styles.filterFields}
        preventScrollReset
      >
        {preserved.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <Button type="submit" size="small" tone="secondary">
          <FormattedMessage id="list.narrow" />
        </Button>
        {isFiltered ? (
          <Link className={styles.rowLink} href={setQueryParameters(search, cleared)}>
            {intl.formatMessage({ id: "list.clear" })}
          </Link>
        ) : null}
      </Form>
    </search>
  );
}

export interface FilterSelectProps {
  name: string;
  label: string;
  options: ReadonlyArray<{ value: string; label: string }>;
}

/** Select with an option for "any". */
export function FilterSelect({ name, label, options }: FilterSelectProps) {
  const intl = useIntl();
  const selected = new URLSearchParams(useLocation().search).get(name) ?? "";
  return (
    <div className={styles.filterSelect}>
      <SelectField
        name={name}
        label={label}
        defaultValue={selected}
        options={[{ value: "", label: intl.formatMessage({ id: "list.any" }) }, ...options]}
      />
    </div>
  );
}
