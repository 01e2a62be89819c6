import { locales } from "contracts";
import { expect, it } from "vitest";
import { getWordList } from "./word-list.ts";

const spelled = {
  "pt-BR": [
    ..."boleto boletos imposto impostos fatura faturas nota fiscal prazo ativacao servidores".split(
      " ",
    ),
    ..."migracoes empresas contratar contratei contratariamos pagamento reembolso inseguro".split(
      " ",
    ),
  ],
  "en-US": "invoice invoices taxes billing unpaid refunded migrating servers deployment".split(" "),
  "es-ES": [
    ..."factura facturas impuesto impuestos adaptaciones servidores copias contratamos".split(" "),
    ..."reembolso contratarian rehacer".split(" "),
  ],
};
const misspelt = {
  "pt-BR": "servdor migrasao contratto empreza bakup imposdo".split(" "),
  "en-US": "servr migratoin invoce becup".split(" "),
  "es-ES": "servdor fatcura copjas impuexto".split(" "),
};

it.each(locales)(
  "the word list of %s contains inflected words without accents, and no misspelt words",
  async (locale) => {
    const list = await getWordList(locale);
    expect(spelled[locale].filter((word) => !list.has(word))).toEqual([]);
    expect(misspelt[locale].filter((word) => list.has(word))).toEqual([]);
  },
);

it("the word list of a language is loaded once", async () => {
  expect(await getWordList("es-ES")).toBe(await getWordList("es-ES"));
});
