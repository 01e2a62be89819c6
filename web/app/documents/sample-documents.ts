import type { Legal, Post } from "cms/payload-types";
import type { ArticleGroup, LegalComparison, Locale, Paging } from "contracts";
import type { ArticleSummary as Listed } from "#app/blocks/article-list/article-entries.tsx";
import type { ArticleSummary, GroupContent, LegalContent } from "#app/cms/content-client.server.ts";
import {
  content,
  heading,
  item,
  list,
  paragraph,
  quote,
  table,
  words,
} from "#app/cms/rich-text/sample-content.ts";

/** For stories only. */
const written = { createdAt: "2026-10-01T12:00:00.000Z", updatedAt: "2026-10-01T12:00:00.000Z" };

interface ArticleCopy extends Pick<Post, "title" | "description"> {
  opening: string;
  measure: string;
  points: readonly string[];
  columns: readonly string[];
  machines: readonly string[];
  quote: string;
}

const articles: Record<Locale, ArticleCopy> = {
  "pt-BR": {
    title: "Como dimensionar um servidor na nuvem",
    description: "Como calcular vCPU, memória e disco a partir de medições.",
    opening:
      "Copiar a configuração do servidor antigo é o jeito mais comum de errar o tamanho do novo. Na nuvem, dá para começar pelo que a carga usa hoje e ajustar depois.",
    measure: "Meça antes de escolher",
    points: ["CPU a cada minuto", "Memória no pico do mês", "Disco com a folga de um ano"],
    columns: ["Uso", "vCPUs", "Por mês"],
    machines: ["Site", "Loja virtual"],
    quote: "O servidor do tamanho certo, sem desconto nenhum, custa menos.",
  },
  "en-US": {
    title: "How to size a cloud server",
    description: "How to work out vCPU, memory and disk from measurements.",
    opening:
      "Copying the old server's configuration is the most common way to get the new one wrong. In the cloud you can start from what the load uses today and adjust later.",
    measure: "Measure before you choose",
    points: ["CPU, every minute", "Memory at the month's peak", "Disk with a year to spare"],
    columns: ["Use", "vCPUs", "Per month"],
    machines: ["Website", "Online store"],
    quote: "The right size without any discount costs less than the wrong one with it.",
  },
  "es-ES": {
    title: "Cómo dimensionar un servidor en la nube",
    description: "Cómo calcular vCPU, memoria y disco a partir de mediciones.",
    opening:
      "Copiar la configuración del servidor antiguo es la forma más común de equivocarse con el nuevo. En la nube se empieza por lo que la carga usa hoy y se ajusta después.",
    measure: "Mida antes de elegir",
    points: ["CPU a cada minuto", "Memoria en el pico del mes", "Disco con margen para un año"],
    columns: ["Uso", "vCPU", "Al mes"],
    machines: ["Sitio web", "Tienda en línea"],
    quote: "El servidor del tamaño justo, sin ningún descuento, cuesta menos.",
  },
};

/** An article with every kind of node that articles use. */
export function sampleArticle(locale: Locale): Post {
  const {
    title,
    description,
    opening,
    measure,
    points,
    columns,
    machines,
    quote: said,
  } = articles[locale];
  return {
    ...written,
    id: "sample",
    title,
    description,
    slug: "sample",
    writtenBy: {
      ...written,
      id: "marina",
      title: "Marina Kowalski",
      description: "",
      slug: "marina-kowalski",
    },
    publishedAt: "2026-10-14T00:00:00.000Z",
    readingMinutes: 7,
    illustration: "storage",
    body: content(
      paragraph(words(opening)),
      heading("h2", measure),
      list("number", ...points.map((point) => item(words(point)))),
      table(
        columns,
        ...machines.map((machine, index) => [
          machine,
          String(2 ** (index + 1)),
          `R$ ${160 * (index + 1)},00`,
        ]),
      ),
      quote(said),
    ),
  };
}

/** An article long enough for a table of contents, each section longer than a screen. */
export function longArticle(locale: Locale): Post {
  const { measure, opening } = articles[locale];
  const part = (_: unknown, index: number) => [
    heading("h2", `${index + 1}. ${measure}`),
    ...Array.from({ length: 16 }, () => paragraph(words(opening))),
  ];
  return { ...sampleArticle(locale), body: content(...Array.from({ length: 5 }, part).flat()) };
}

const groups: Record<Locale, Record<ArticleGroup, { title: string; description: string }>> = {
  "pt-BR": {
    categories: {
      title: "Segurança e backup",
      description: "Como proteger dados e provar que eles voltam.",
    },
    tags: {
      title: "Disponibilidade",
      description: "SLA e redundância traduzidos em minutos fora do ar.",
    },
    authors: {
      title: "Marina Kowalski",
      description: "Escreve sobre arquitetura e custo de nuvem.",
    },
  },
  "en-US": {
    categories: {
      title: "Security and backup",
      description: "How to protect data and prove that it comes back.",
    },
    tags: {
      title: "Availability",
      description: "SLAs and redundancy turned into minutes offline.",
    },
    authors: { title: "Marina Kowalski", description: "Writes about cloud architecture and cost." },
  },
  "es-ES": {
    categories: {
      title: "Seguridad y copias",
      description: "Cómo proteger los datos y probar que vuelven.",
    },
    tags: {
      title: "Disponibilidad",
      description: "SLA y redundancia traducidos a minutos sin servicio.",
    },
    authors: {
      title: "Marina Kowalski",
      description: "Escribe sobre arquitectura y costo de la nube.",
    },
  },
};

/** A seeded article as the content API lists it. */
export function answeredArticle(article: Listed): ArticleSummary {
  return { ...article, id: article.slug ?? "", updatedAt: written.updatedAt };
}

/** An article group with its articles, on one page. */
export function sampleGroup(
  kind: ArticleGroup,
  locale: Locale,
  articles: ArticleSummary[],
  paging: Paging = { page: 1, pages: 1, total: articles.length },
): GroupContent {
  const document = {
    ...written,
    id: kind,
    slug: "sample",
    ...groups[locale][kind],
    ...(kind === "authors"
      ? { role: "Cloud", biography: content(paragraph(words(groups[locale].tags.description))) }
      : {}),
  };
  return { kind, document, alternates: {}, articles, paging };
}

interface LegalCopy extends Pick<Legal, "title" | "description"> {
  summary: string;
  sections: readonly { heading: string; text: string }[];
}

const legalTexts: Record<Locale, LegalCopy> = {
  "pt-BR": {
    title: "Política de privacidade",
    description: "Quais dados pessoais tratamos, por que e por quanto tempo.",
    summary: "Em resumo: usamos nome, e-mail e telefone para responder a você.",
    sections: [
      { heading: "Quais dados tratamos", text: "Os que você escreve nos formulários." },
      { heading: "Seus direitos", text: "Consultar, corrigir e excluir. Respondemos em 15 dias." },
    ],
  },
  "en-US": {
    title: "Privacy policy",
    description: "What personal data we process, why and for how long.",
    summary: "In short: we use your name, e-mail and telephone to answer you.",
    sections: [
      { heading: "What we process", text: "What you write in the forms." },
      { heading: "Your rights", text: "To see, correct and delete. We answer within 15 days." },
    ],
  },
  "es-ES": {
    title: "Política de privacidad",
    description: "Qué datos personales tratamos, para qué y durante cuánto tiempo.",
    summary: "En resumen: usamos su nombre, correo y teléfono para responderle.",
    sections: [
      { heading: "Qué datos tratamos", text: "Los que usted escribe en los formularios." },
      { heading: "Sus derechos", text: "Consultar, corregir y eliminar. Respondemos en 15 días." },
    ],
  },
};

export function sampleLegal(locale: Locale): Legal {
  const { title, description, summary, sections } = legalTexts[locale];
  return {
    ...written,
    id: "sample",
    title,
    description,
    slug: "sample",
    effectiveDate: "2026-09-01T00:00:00.000Z",
    body: content(
      paragraph(words(summary)),
      ...sections.flatMap(({ heading: name, text }) => [
        heading("h2", name),
        paragraph(words(text)),
      ]),
    ),
  };
}

/** A legal document with a scheduled and a former version. */
export function sampleLegalContent(locale: Locale): LegalContent {
  return {
    kind: "legal",
    document: sampleLegal(locale),
    alternates: {},
    version: { effectiveOn: "2026-09-01", state: "in-force" },
    versions: [
      { effectiveOn: "2026-12-01", state: "coming" },
      { effectiveOn: "2026-09-01", state: "in-force" },
      { effectiveOn: "2025-03-10", state: "former" },
    ],
  };
}

interface ChangesCopy {
  summary: string;
  heading: string;
  before: string;
  after: string;
  same: string;
  added: string;
  removed: string;
}

const changesTexts: Record<Locale, ChangesCopy> = {
  "pt-BR": {
    summary: "Respondemos em 10 dias, e não mais em 15. Passamos a guardar o idioma dos e-mails.",
    heading: "Seus direitos",
    before: "Respondemos em 15 dias.",
    after: "Respondemos em 10 dias.",
    same: "Escreva para o endereço acima quando quiser.",
    added: "Idioma dos e-mails · o que você escolher na conta",
    removed: "Os pedidos por carta são aceitos.",
  },
  "en-US": {
    summary: "We answer within 10 days instead of 15. We now keep the language of our emails.",
    heading: "Your rights",
    before: "We answer within 15 days.",
    after: "We answer within 10 days.",
    same: "Write to the address above whenever you like.",
    added: "Language of emails · the one you choose in your account",
    removed: "Requests by letter are accepted.",
  },
  "es-ES": {
    summary: "Respondemos en 10 días, y no en 15. Guardamos también el idioma de los correos.",
    heading: "Sus derechos",
    before: "Respondemos en 15 días.",
    after: "Respondemos en 10 días.",
    same: "Escriba a la dirección de arriba cuando quiera.",
    added: "Idioma de los correos · el que elija en la cuenta",
    removed: "Se aceptan solicitudes por carta.",
  },
};

/** The changes of a scheduled version. */
export function sampleLegalChanges(locale: Locale): {
  content: LegalContent;
  comparison: LegalComparison;
} {
  const { summary, heading: title, before, after, same, added, removed } = changesTexts[locale];
  const content = sampleLegalContent(locale);
  const whole = (state: "same" | "added" | "removed", text: string) => ({
    state,
    sentences: [{ state, text }],
  });
  return {
    content: {
      ...content,
      document: { ...content.document, changes: summary },
      version: { effectiveOn: "2026-12-01", state: "coming" },
    },
    comparison: {
      before: "2026-09-01",
      sections: [
        { heading: null, passages: [whole("added", added)] },
        {
          heading: whole("same", title),
          passages: [
            {
              state: "changed",
              sentences: [
                { state: "removed", text: before },
                { state: "added", text: after },
                { state: "same", text: same },
              ],
            },
            whole("removed", removed),
          ],
        },
      ],
    },
  };
}
