"use client";
import { useAllFormFields, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { type Catalogue, type Centavos, centavos } from "pricing-engine";
import { formatMoney } from "../../../platform/admin/money.ts";
import type { Label } from "../../../platform/i18n/label.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import {
  findCatalogueProblem,
  problemField,
  toEngineCatalogue,
} from "../../catalogue/engine-catalogue.ts";
import { fieldText, problemText } from "../../catalogue/problem-text.ts";
import "./catalogue-preview.css";
import { monthlyPrice, type SampleName, sampleNames } from "./samples.ts";
import { previewTexts, sampleContents } from "./texts.ts";
import { usePublishedCatalogue } from "./use-published-catalogue.ts";

interface Money {
  price: (amount: Centavos | undefined) => string;
  difference: (amount: Centavos) => string;
}

function moneyIn(language: keyof Label): Money {
  const price = formatMoney(language);
  return {
    price: (amount) => (amount === undefined ? "–" : price(amount)),
    difference: formatMoney(language, { signDisplay: "exceptZero" }),
  };
}

interface SampleRowProps {
  sample: SampleName;
  before: Catalogue | undefined;
  after: Catalogue | undefined;
  money: Money;
  language: keyof Label;
}

function SampleRow({ sample, before, after, money, language }: SampleRowProps) {
  const oldPrice = before && monthlyPrice(sample, before);
  const newPrice = after && monthlyPrice(sample, after);
  const change =
    oldPrice === undefined || newPrice === undefined ? undefined : centavos(newPrice - oldPrice);
  return (
    <tr data-sample={sample}>
      <th scope="row">
        {previewTexts.sampleNames[sample][language]}
        <small>{sampleContents(sample, language)}</small>
      </th>
      <td>{money.price(oldPrice)}</td>
      <td>{money.price(newPrice)}</td>
      <td data-change={change === undefined ? undefined : Math.sign(change)}>
        {change === undefined ? "–" : money.difference(change)}
      </td>
    </tr>
  );
}

/** Shows the prices of three sample configurations with the values of the form, saved or not. */
export function CataloguePreview() {
  const [fields] = useAllFormFields();
  const { docConfig } = useDocumentInfo();
  const { i18n } = useTranslation();
  const published = usePublishedCatalogue();
  const language = textLanguage(i18n.language);
  const edited = toEngineCatalogue(reduceFieldsToValues(fields, true));
  const problem = findCatalogueProblem(edited);
  const money = moneyIn(language);

  return (
    <section className="catalogue-preview" aria-labelledby="catalogue-preview-title">
      <h3 id="catalogue-preview-title">{previewTexts.title[language]}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{previewTexts.sample[language]}</th>
            <th scope="col">{previewTexts.published[language]}</th>
            <th scope="col">{previewTexts.edited[language]}</th>
            <th scope="col">{previewTexts.difference[language]}</th>
          </tr>
        </thead>
        <tbody>
          {sampleNames.map((sample) => (
            <SampleRow
              key={sample}
              sample={sample}
              before={published}
              after={problem ? undefined : edited}
              money={money}
              language={language}
            />
          ))}
        </tbody>
      </table>
      <p className="catalogue-preview-problem" role="status">
        {problem &&
          `${previewTexts.invalid[language]} ${fieldText(docConfig?.fields ?? [], problemField(problem), language)}: ${problemText(problem, language)}`}
      </p>
    </section>
  );
}
