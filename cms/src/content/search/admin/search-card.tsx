import type { I18n } from "@payloadcms/translations";
import type { Payload } from "payload";
import { textLanguage } from "../../../ground/admin/money.ts";
import { frequentMisses } from "../search-misses.ts";
import { searchTexts } from "./texts.ts";
import "./search.css";

export interface SearchCardProps {
  i18n: I18n;
  payload: Payload;
}

const shown = 10;

/** On the dashboard: what visitors look for and the site does not have. */
export async function SearchCard({ i18n, payload }: SearchCardProps) {
  const language = textLanguage(i18n.language);
  const misses = await frequentMisses(payload, shown);
  return (
    <section className="search-card" aria-labelledby="search-card-title">
      <h2 id="search-card-title">{searchTexts.title[language]}</h2>
      <p>{searchTexts.about[language]}</p>
      {misses.length === 0 ? (
        <p>{searchTexts.none[language]}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{searchTexts.words[language]}</th>
              <th scope="col">{searchTexts.language[language]}</th>
              <th scope="col">{searchTexts.times[language]}</th>
            </tr>
          </thead>
          <tbody>
            {misses.map(({ locale, words, times }) => (
              <tr key={`${locale} ${words}`}>
                <th scope="row" lang={locale}>
                  {words}
                </th>
                <td>{locale}</td>
                <td>{times.toLocaleString(i18n.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
