"use client";
import { useField, useTranslation } from "@payloadcms/ui";
import { asCentavos, type Centavos, type Quote } from "pricing-engine";
import { formatMoney } from "../../../platform/admin/money.ts";
import { type Label, label } from "../../../platform/i18n/label.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import { quoteLineLabels } from "../../catalogue/labels.ts";
import "./quote-figures.css";

const texts = {
  title: label(
    "O que o visitante viu, por mês",
    "What the visitor saw, a month",
    "Lo que vio el visitante, al mes",
  ),
  line: label("Linha", "Line", "Línea"),
  quantity: label("Quantidade", "Quantity", "Cantidad"),
  amount: label("Valor", "Amount", "Importe"),
  compute: label("Recursos de computação", "Compute resources", "Recursos de cómputo"),
  extras: label("Adicionais", "Extras", "Adicionales"),
  extrasApart: label(
    "Adicionais fora do total",
    "Extras outside the total",
    "Adicionales fuera del total",
  ),
  discount: label("Desconto", "Discount", "Descuento"),
  monthly: label("Total por mês", "Monthly total", "Total al mes"),
  contract: label("Total do contrato", "Contract total", "Total del contrato"),
} satisfies Record<string, Label>;

/** Shows the stored figures of a saved quote. */
export function QuoteFigures() {
  const { value: quote } = useField<Quote>({ path: "quote" });
  const { i18n } = useTranslation();
  if (!quote) {
    return null;
  }
  const language = textLanguage(i18n.language);
  const money = formatMoney(language);
  const totals: [name: string, amount: Centavos][] = [
    [texts.compute[language], quote.computeSubtotal],
    [texts.extras[language], quote.extrasSubtotal],
    [`${texts.discount[language]} (${quote.discountPercent} %)`, asCentavos(-quote.discountAmount)],
    ...(quote.extrasApart > 0
      ? [[texts.extrasApart[language], quote.extrasApart] as [string, Centavos]]
      : []),
    [texts.monthly[language], quote.monthlyAfterDiscount],
    [texts.contract[language], quote.contractTotal],
  ];

  return (
    <section className="quote-figures" aria-labelledby="quote-figures-title">
      <h3 id="quote-figures-title">{texts.title[language]}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.line[language]}</th>
            <th scope="col">{texts.quantity[language]}</th>
            <th scope="col">{texts.amount[language]}</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map(({ code, quantity, amount }) => (
            <tr key={code}>
              <th scope="row">{quoteLineLabels[code][language]}</th>
              <td>{quantity}</td>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" colSpan={2}>
                {name}
              </th>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}
