"use client";
import { useAllFormFields, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { asCentavos, type Catalogue, type Centavos } from "pricing-engine";
import { formatMoney } from "../../../platform/admin/money.ts";
import type { Label } from "../../../platform/i18n/label.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import {
  findCatalogueProblem,
  toDocumentFieldPath,
  toEngineCatalogue,
} from "../../catalogue/engine-catalogue.ts";
import { describeFieldPath, describeProblem } from "../../catalogue/problem-text.ts";
import "./catalogue-preview.css";
import { calculateSamplePrice, type SampleName, sampleNames } from "./samples.ts";
import { describeSample, previewTexts } from "./texts.ts";
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
  const oldPrice = before && calculateSamplePrice(sample, before);
  const newPrice = after && calculateSamplePrice(sample, after);
  const change =
    oldPrice === undefined || newPrice === undefined ? undefined : asCentavos(newPrice - oldPrice);
  return (
    <tr data-sample={sample}>
      <th scope="row">
        {previewTexts.sampleNames[sample][language]}
        <small>{describeSample(sample, language)}</small>
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
          `${previewTexts.invalid[language]} ${describeFieldPath(docConfig?.fields ?? [], toDocumentFieldPath(problem), language)}: ${describeProblem(problem, language)}`}
      </p>
    </section>
  );
}
