import { locales } from "contracts";
import type { AdminViewServerProps } from "payload";
import { formatFieldPath } from "../../history/format-change.ts";
import { ActionButton } from "../../platform/admin/action-button.tsx";
import {
  getDocumentTitle,
  getEditHref,
  getKindLabel,
  getLanguageName,
} from "../../platform/admin/documents.ts";
import { readQueryValue, StaffView } from "../../platform/admin/staff-view.tsx";
import { database } from "../../platform/database.ts";
import type { Label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import {
  type BoardLanguage,
  type BoardQuery,
  type BoardRow,
  boardQuery,
  findOutdatedFields,
  type OutdatedFields,
  readBoard,
  translationStateNames,
} from "../board.ts";
import { toDocumentKey, translatedKinds } from "../translated-documents.ts";
import { translationTexts as texts } from "./texts.ts";
import "./translations.css";

type Language = keyof Label;

/** Maximum number of changed fields that a cell names. */
const labelledFields = 3;

interface CellProps {
  row: BoardRow;
  cell: BoardLanguage | undefined;
  places: OutdatedFields | undefined;
  language: Language;
}

function Cell({ row, cell, places, language }: CellProps) {
  if (!cell) {
    return <td />;
  }
  const { locale, state, outdated } = cell;
  const words = outdated.flatMap((path) => {
    const steps = places?.get(path);
    return steps ? [formatFieldPath(steps, language)] : [];
  });
  const rest = words.length - labelledFields;
  return (
    <td data-locale={locale} data-state={state}>
      <a href={getEditHref(toDocumentKey(row), locale)}>{texts.states[state][language]}</a>
      {words.slice(0, labelledFields).map((word) => (
        <small key={word}>{word}</small>
      ))}
      {rest > 0 ? <small>{texts.andMore[language].replace("{count}", String(rest))}</small> : null}
    </td>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  all: string;
  options: { value: string; text: string }[];
}

function Choice({ name, label, value, all, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value ?? ""}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FiltersProps {
  query: BoardQuery;
  kinds: { value: string; text: string }[];
  language: Language;
}

function Filters({ query, kinds, language }: FiltersProps) {
  const all = texts.all[language];
  return (
    <form className="staff-view__filters" method="get">
      <Choice
        name="kind"
        label={texts.kind[language]}
        value={query.kind}
        all={all}
        options={kinds}
      />
      <Choice
        name="locale"
        label={texts.language[language]}
        value={query.locale}
        all={all}
        options={locales.map((value) => ({ value, text: getLanguageName(value) }))}
      />
      <Choice
        name="state"
        label={texts.state[language]}
        value={query.state}
        all={all}
        options={translationStateNames.map((value) => ({
          value,
          text: texts.states[value][language],
        }))}
      />
      <ActionButton type="submit" isMain>
        {texts.filter[language]}
      </ActionButton>
    </form>
  );
}

function Pages({ query, hasMore, language }: Omit<FiltersProps, "kinds"> & { hasMore: boolean }) {
  const { page, ...filters } = query;
  const at = (number: number) => {
    const given = Object.entries(filters).filter(([, value]) => value !== undefined);
    return `?${new URLSearchParams([...given.map(([name, value]) => [name, String(value)]), ["page", String(number)]])}`;
  };
  return (
    <nav className="staff-view__pages">
      {page > 1 ? <a href={at(page - 1)}>{texts.previous[language]}</a> : null}
      {hasMore ? <a href={at(page + 1)}>{texts.next[language]}</a> : null}
    </nav>
  );
}

/**
 * Renders the translation board. Each document is a row with a state for each language: missing, draft, published or
 * out of date.
 */
export async function TranslationBoardView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { payload, i18n } = req;
  if (req.user?.collection !== "staff") {
    return null;
  }
  const language = textLanguage(i18n.language);
  const names = ["kind", "locale", "state", "page"];
  const given = names.map((name) => [name, readQueryValue(view, name) || undefined]);
  const query = boardQuery.parse(Object.fromEntries(given));
  const { rows, hasMore } = await readBoard(database(payload), query);
  const places = await findOutdatedFields(payload, rows);
  const kinds = translatedKinds.map((value) => ({
    value,
    text: getKindLabel(payload, value, language),
  }));
  return (
    <StaffView view={view} heading={texts.heading[language]} about={texts.about[language]}>
      <Filters query={query} kinds={kinds} language={language} />
      <div className="staff-view__scroll">
        <table className="translations">
          <thead>
            <tr>
              <th scope="col">{texts.document[language]}</th>
              {locales.map((locale) => (
                <th key={locale} scope="col">
                  {getLanguageName(locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={toDocumentKey(row)}>
                <th scope="row">
                  {getDocumentTitle(
                    payload,
                    { document: toDocumentKey(row), title: row.title ?? "" },
                    language,
                  )}
                  {row.id === undefined ? null : (
                    <small>{getKindLabel(payload, row.kind, language)}</small>
                  )}
                </th>
                {locales.map((locale) => (
                  <Cell
                    key={locale}
                    row={row}
                    cell={row.languages.find((each) => each.locale === locale)}
                    places={places.get(toDocumentKey(row))}
                    language={language}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 ? <p>{texts.none[language]}</p> : null}
      <Pages query={query} hasMore={hasMore} language={language} />
    </StaffView>
  );
}
