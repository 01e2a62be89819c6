import { type Label, label } from "../../platform/i18n/label.ts";
import type { DeadLinkReason } from "../check-links.ts";

export const linkTexts = {
  heading: label(
    "Links que não levam a lugar nenhum",
    "Links that lead nowhere",
    "Enlaces que no llevan a ninguna parte",
  ),
  about: label(
    "O que está publicado é conferido a cada 15 minutos e logo depois de publicar. Os links para outros sites, uma vez por dia, se isso estiver ligado nos Dados do site.",
    "What is published is checked every 15 minutes and soon after each publish. Links to other sites once a day, where that is switched on in the Site settings.",
    "Lo publicado se revisa cada 15 minutos y poco después de publicar. Los enlaces a otros sitios, una vez al día, si está activado en los Datos del sitio.",
  ),
  where: label("Onde consertar", "Where to fix", "Dónde arreglarlo"),
  target: label("Leva a", "Leads to", "Lleva a"),
  reason: label("O que há", "What is wrong", "Qué pasa"),
  language: label("Idioma", "Language", "Idioma"),
  section: label("Seção", "Section", "Sección"),
  partial: label(
    "Há mais links do que cabe numa verificação: até 200 aparecem aqui, e até 2.000 páginas de outros sites são consultadas. Conserte estes, e os próximos aparecem em seguida.",
    "There are more links than one check holds: up to 200 are listed here, and up to 2,000 pages on other sites are checked. Fix these, and the next ones follow.",
    "Hay más enlaces de los que caben en una revisión: aquí aparecen hasta 200, y se consultan hasta 2.000 páginas de otros sitios. Arregle estos y aparecerán los siguientes.",
  ),
  noneSoFar: label(
    "Todos os links verificados levam a algum lugar.",
    "Every link that was checked leads somewhere.",
    "Todos los enlaces revisados llevan a alguna parte.",
  ),
  none: label(
    "Todos os links publicados levam a algum lugar.",
    "Every published link leads somewhere.",
    "Todos los enlaces publicados llevan a alguna parte.",
  ),
};

const problems: Record<DeadLinkReason, Label> = {
  "not-published": label(
    "o destino não está publicado",
    "its target is not published",
    "el destino no está publicado",
  ),
  "no-language": label(
    "o destino não existe neste idioma",
    "its target does not exist in this language",
    "el destino no existe en este idioma",
  ),
  "no-anchor": label(
    "a seção de destino não existe",
    "the section it leads to does not exist",
    "la sección de destino no existe",
  ),
  "not-linked": label(
    "o site não faz link deste endereço: só https://, mailto: e tel:",
    "the site makes no link of this address: only of https://, mailto: and tel:",
    "el sitio no enlaza esta dirección: solo https://, mailto: y tel:",
  ),
  gone: label("a página não responde ou saiu do ar", "the page is gone", "la página ya no existe"),
  private: label("o endereço não é público", "not a public address", "la dirección no es pública"),
};

/** Returns the text for the reason that the worker recorded. */
export function describeLinkProblem(reason: string, language: keyof Label): string {
  return problems[reason as DeadLinkReason]?.[language] ?? "";
}
