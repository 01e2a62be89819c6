import type { lexicalEditor } from "@payloadcms/richtext-lexical";
import { label } from "../i18n/label.ts";
import { textLanguage } from "../i18n/text-language.ts";

/*
 * Workaround, tried with Payload 3.90.2.
 * Missing: richtext-lexical writes English into its errors ("block node failed to validate: The following fields are
 * invalid: …") and has no option to translate them.
 * Upstream: https://github.com/payloadcms/payload/pull/6443
 * Remove when: the errors of nodes are translated.
 * Test: cms/tests/publishing.test.ts
 */

type Editor = ReturnType<typeof lexicalEditor>;

const untranslated = /^(\w+) node failed to validate: /;

const problems = {
  block: label(
    "Um bloco deste texto tem campos a corrigir.",
    "A block in this text has fields to fix.",
    "Un bloque de este texto tiene campos por corregir.",
  ),
  upload: label(
    "Uma imagem deste texto não está na biblioteca. Remova-a do texto e insira-a pela biblioteca.",
    "A picture in this text is not in the library. Remove it from the text and insert it from the library.",
    "Una imagen de este texto no está en la biblioteca. Quítela del texto e insértela desde la biblioteca.",
  ),
  link: label(
    "Um link deste texto está sem destino válido.",
    "A link in this text has no valid target.",
    "Un enlace de este texto no tiene un destino válido.",
  ),
  other: label(
    "Uma parte deste texto não pode ser publicada assim.",
    "A part of this text cannot be published like this.",
    "Una parte de este texto no se puede publicar así.",
  ),
};

function isKnown(node: string): node is keyof typeof problems {
  return node in problems;
}

/** Returns the editor with its errors in the language of the screen. */
export function withTranslatedErrors(editor: Editor): Editor {
  return async (options) => {
    const adapter = await editor(options);
    return {
      ...adapter,
      validate: async (value, context) => {
        const result = await adapter.validate(value, context);
        const [, node] = (typeof result === "string" && untranslated.exec(result)) || [];
        return node === undefined
          ? result
          : problems[isKnown(node) ? node : "other"][textLanguage(context.req.i18n.language)];
      },
    };
  };
}
