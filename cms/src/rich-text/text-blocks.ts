import {
  BoldFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from "@payloadcms/richtext-lexical";
import {
  type CalloutKind,
  type CodeLanguage,
  calloutKinds,
  codeLanguageNames,
  codeLanguages,
  maxCodeLength,
} from "contracts";
import type { Block, FieldHook } from "payload";
import { type Label, label } from "../platform/i18n/label.ts";
import { withTranslatedErrors } from "../platform/payload-workarounds/translate-editor-errors.ts";
import { validateConfiguration } from "../prices/configuration.ts";
import { diagramField } from "./diagram-field.ts";
import { ForeignPicturesFeature } from "./foreign-pictures-feature.ts";
import { tokenizeCode } from "./highlight.ts";
import { linkFeatureOptions } from "./link-with-anchor.ts";
import { richTextField } from "./rich-text.ts";

const calloutNames: Record<CalloutKind, Label> = {
  note: label("Nota: um detalhe útil", "Note: a useful detail", "Nota: un detalle útil"),
  tip: label("Dica: um jeito melhor", "Tip: a better way", "Consejo: una forma mejor"),
  warning: label(
    "Atenção: o que pode dar errado",
    "Warning: what can go wrong",
    "Atención: lo que puede salir mal",
  ),
};

/**
 * Box that is set off from the text. The box's label has at most 25 characters, because the editor's menu truncates
 * longer labels.
 */
export const calloutBlock: Block = {
  slug: "callout",
  interfaceName: "CalloutTextBlock",
  admin: { disableBlockName: true },
  labels: {
    singular: label("Quadro de destaque", "Call-out", "Recuadro destacado"),
    plural: label("Quadros", "Call-outs", "Recuadros"),
  },
  fields: [
    {
      type: "select",
      name: "kind",
      label: label("O que é", "What it is", "Qué es"),
      options: calloutKinds.map((value) => ({ value, label: calloutNames[value] })),
      defaultValue: "note",
      required: true,
    },
    {
      ...richTextField({ name: "text", label: label("Texto", "Text", "Texto"), required: true }),
      localized: false,
      admin: {
        description: label(
          "Uma ideia, em duas ou três frases. O que todos precisam ler fica no texto.",
          "One idea, in two or three sentences. What everyone must read belongs in the text.",
          "Una idea, en dos o tres frases. Lo que todos deben leer va en el texto.",
        ),
      },
      editor: withTranslatedErrors(
        lexicalEditor({
          features: [
            ParagraphFeature(),
            BoldFeature(),
            ItalicFeature(),
            InlineCodeFeature(),
            LinkFeature(linkFeatureOptions),
            UnorderedListFeature(),
            OrderedListFeature(),
            InlineToolbarFeature(),
            ForeignPicturesFeature(),
          ],
        }),
      ),
    },
  ],
};

/** Computes the tokens on the server. Replaces tokens that the client sent. */
const highlightCode: FieldHook = ({ siblingData }) => {
  const { code, language } = siblingData;
  const known = codeLanguages.find((each) => each === language) ?? "text";
  return typeof code === "string" ? tokenizeCode(code.slice(0, maxCodeLength), known) : null;
};

function languageOption(value: CodeLanguage) {
  return value === "text"
    ? { value, label: label("Outra, sem cores", "Another, without colours", "Otro, sin colores") }
    : { value, label: codeLanguageNames[value] };
}

/** Code, commands or settings, highlighted on save. */
export const codeBlock: Block = {
  slug: "code",
  interfaceName: "CodeTextBlock",
  admin: { disableBlockName: true },
  labels: {
    singular: label("Código ou comandos", "Code or commands", "Código u órdenes"),
    plural: label("Códigos", "Code", "Códigos"),
  },
  fields: [
    {
      type: "select",
      name: "language",
      label: label("Linguagem", "Language", "Lenguaje"),
      options: codeLanguages.map(languageOption),
      defaultValue: "bash",
      required: true,
    },
    {
      // A textarea, because Payload's code field loads its editor from a third-party server.
      type: "textarea",
      name: "code",
      label: label("Código", "Code", "Código"),
      required: true,
      maxLength: maxCodeLength,
      admin: {
        rows: 8,
        description: label(
          "Cole como está, com os recuos. As cores aparecem ao salvar.",
          "Paste it as it is, indents included. Colours appear once it is saved.",
          "Péguelo tal cual, con las sangrías. Los colores aparecen al guardar.",
        ),
      },
    },
    {
      type: "text",
      name: "caption",
      label: label("Legenda (opcional)", "Caption (optional)", "Leyenda (opcional)"),
      admin: {
        description: label(
          "Onde se executa ou em que arquivo fica: “No servidor”, “/etc/nginx/nginx.conf”.",
          "Where it is run or which file it is in: “On the server”, “/etc/nginx/nginx.conf”.",
          "Dónde se ejecuta o en qué archivo está: «En el servidor», «/etc/nginx/nginx.conf».",
        ),
      },
    },
    {
      type: "json",
      name: "lines",
      admin: { hidden: true },
      hooks: { beforeChange: [highlightCode] },
    },
  ],
};

/** A diagram with labels and a caption in the language of the page; web's cms/rich-text renders the diagrams. */
export const diagramBlock: Block = {
  slug: "diagram",
  interfaceName: "DiagramTextBlock",
  admin: { disableBlockName: true },
  labels: {
    singular: label("Diagrama", "Diagram", "Diagrama"),
    plural: label("Diagramas", "Diagrams", "Diagramas"),
  },
  fields: [
    {
      ...diagramField(),
      label: label("O que mostra", "What it shows", "Qué muestra"),
      required: true,
    },
  ],
};

/** Price of a configuration, calculated with the current prices. */
export const liveQuoteBlock: Block = {
  slug: "liveQuote",
  interfaceName: "LiveQuoteTextBlock",
  admin: { disableBlockName: true },
  labels: {
    singular: label("Preço de hoje", "Today's price", "Precio de hoy"),
    plural: label("Preços de hoje", "Today's prices", "Precios de hoy"),
  },
  fields: [
    {
      type: "text",
      name: "label",
      label: label("O que é este servidor", "What this server is", "Qué es este servidor"),
      required: true,
      admin: {
        description: label(
          "Como o texto o chama: “O servidor do exemplo”.",
          "As the text calls it: “The server of the example”.",
          "Como lo llama el texto: «El servidor del ejemplo».",
        ),
      },
    },
    {
      type: "text",
      name: "configuration",
      label: label(
        "Configuração na calculadora",
        "Configuration in the calculator",
        "Configuración en la calculadora",
      ),
      required: true,
      validate: validateConfiguration,
      admin: {
        placeholder: "vcpus=4&ram=8&storage=100&backup=1&term=12",
        description: label(
          "Monte na calculadora do site e copie o que vem depois do “?” no endereço. O preço nunca é digitado: muda com o catálogo.",
          "Set it up in the site's calculator and copy what follows the “?” of the address. The price is never typed: it changes with the catalogue.",
          "Ármela en la calculadora del sitio y copie lo que sigue al «?» de la dirección. El precio nunca se escribe: cambia con el catálogo.",
        ),
      },
    },
  ],
};

/** Caption of the table below this block. The editor's tables have no captions. */
export const tableCaptionBlock: Block = {
  slug: "tableCaption",
  interfaceName: "TableCaptionTextBlock",
  admin: { disableBlockName: true },
  labels: {
    singular: label("Legenda de tabela", "Table caption", "Leyenda de tabla"),
    plural: label("Legendas de tabelas", "Captions of tables", "Leyendas de tablas"),
  },
  fields: [
    {
      type: "text",
      name: "caption",
      label: label("Legenda", "Caption", "Leyenda"),
      required: true,
      admin: {
        description: label(
          "Diz o que a tabela mostra. Deve ficar logo acima dela.",
          "Says what the table shows. It must stand right above it.",
          "Dice qué muestra la tabla. Debe quedar justo encima.",
        ),
      },
    },
  ],
};
