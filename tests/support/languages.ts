import type { Locale } from "../e2e/site-map.ts";

/** Names that are the same in every language, and are therefore ignored. */
const properNames = [
  "São Paulo",
  "Avenida das Araucárias",
  "12º andar",
  "Araucária Cloud",
  "Serviços de Tecnologia Ltda.",
  "Lei Geral de Proteção de Dados Pessoais",
  "Lei Geral de Proteção de Dados",
  "Autoridade Nacional de Proteção de Dados",
  "Marco Civil da Internet",
  "contato@araucaria.example",
];

function words(...list: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d-])(?:${list.join("|")})(?![\\p{L}\\d])`, "giu");
}

const portuguese = [
  /\p{L}*(?:ção|ções|ão|ões|ãe|nh[oa]s?\b)\p{L}*/giu,
  words("não", "você", "vocês", "nuvem", "uma", "nosso", "nossa", "nossos", "nossas", "suporte"),
  words("dados", "serviços?", "preços?", "mais", "seu", "sua", "seus", "suas", "então", "também"),
  words("é", "às?", "até", "são", "pela", "pelos?", "em", "num", "saiba", "equipe", "rede"),
];

const spanish = [
  /\p{L}*(?:ción|ciones|ñ)\p{L}*|[¿¡]/giu,
  words("usted", "nube", "el", "los", "las", "una", "nuestros?", "nuestras?", "soporte", "y"),
  words("también", "hasta", "sus", "datos", "servicios?", "precios?", "más", "copia", "equipo"),
];

const english = [
  words("the", "and", "your", "you", "with", "our", "we", "is", "are", "learn more", "what"),
];

const others: Record<Locale, RegExp[]> = {
  "pt-BR": [...spanish, ...english],
  "en-US": [...portuguese, ...spanish],
  "es-ES": [...portuguese, ...english],
};

/** Returns the words of a text that belong to another of our languages. */
export function findForeignWords(text: string, locale: Locale): string[] {
  const ownWords = properNames.reduce((rest, name) => rest.replaceAll(name, " "), text);
  return others[locale].flatMap((pattern) => ownWords.match(pattern) ?? []);
}
