import { es } from "@payloadcms/translations/languages/es";
import { pt } from "@payloadcms/translations/languages/pt";
import { expect, it } from "vitest";
import { payloadTexts } from "./payload-texts.ts";

type Groups = Record<string, Record<string, string>>;

/** Returns the texts of a catalogue that match an expression. Our replacements take the place of Payload's texts. */
function textsMatching(catalogue: Groups, own: Groups, expression: RegExp): string[] {
  return Object.entries(catalogue).flatMap(([group, texts]) =>
    Object.entries({ ...texts, ...own[group] }).flatMap(([key, text]) =>
      expression.test(text.replace(/\{\{.*?\}\}/g, "")) ? [`${group}:${key} ${text}`] : [],
    ),
  );
}

it('the Portuguese and Spanish texts contain no mistranslated words such as "local" for "locale"', () => {
  const portugueseRejects = /\blocal\b|\blocais\b|localidade|cultura|upload|deletar/i;
  expect(
    textsMatching(pt.translations as object as Groups, payloadTexts.pt, portugueseRejects),
  ).toEqual([]);
  const genders =
    /^\W+(criado|criada|movido|restaurado|excluído|atualizado)|\(a\)|log ?out|\bcarregar\b/i;
  expect(textsMatching(pt.translations as object as Groups, payloadTexts.pt, genders)).toEqual([]);
  const spanishRejects = /\blocales?\b|localidad|cultivo|upload/i;
  expect(
    textsMatching(es.translations as object as Groups, payloadTexts.es, spanishRejects),
  ).toEqual([]);
});

it('the Portuguese texts contain no programming terms, and the Spanish texts address users as "usted"', () => {
  const strange =
    /do Payload|cardápio|`|characters|rótulo|despublic|o\/a |regionais|localizaç|deletad|Tem a certeza/i;
  expect(textsMatching(pt.translations as object as Groups, payloadTexts.pt, strange)).toEqual([]);
  // Excludes Payload's login and e-mails, which are not used. All other texts address editors as "usted".
  const { authentication: _, ...screens } = es.translations as object as Groups;
  const informalAddress =
    /\b(tus?|tú|tienes|has|deseas|elige|introduce|selecciona|revisa|arrastra|corrige|guarda|sales)\b/i;
  expect(textsMatching(screens, payloadTexts.es, informalAddress)).toEqual([]);
});
