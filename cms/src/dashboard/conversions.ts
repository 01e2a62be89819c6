import { type ConversionEvent, conversionEvents } from "contracts";
import type { Payload } from "payload";
import {
  type ConversionDimension,
  type ConversionFigures,
  readConversionFigures,
  readConversionsByDay,
} from "../conversions/conversion-figures.ts";
import { getLanguageName } from "../platform/admin/documents.ts";
import { database } from "../platform/database.ts";
import { type Label, label } from "../platform/i18n/label.ts";
import {
  type DashboardChart,
  type DashboardContext,
  type DashboardGroup,
  type DashboardSection,
  rowsPerGroup,
} from "./section.ts";

const eventNames: Record<ConversionEvent, Label> = {
  "calculator-begun": label("Calculadora usada", "Calculator used", "Calculadora usada"),
  "chat-opened": label("Chat aberto", "Chat opened", "Chat abierto"),
  "quote-kept": label("Orçamento salvo", "Quote saved", "Presupuesto guardado"),
  "contact-sent": label("Contato enviado", "Contact sent", "Contacto enviado"),
  "newsletter-sent": label("Newsletter", "Newsletter", "Boletín"),
};

const noCampaign = label("(sem campanha)", "(no campaign)", "(sin campaña)");

interface Dimension {
  heading: Label;
  rowHeading: Label;
  row: (
    figures: ConversionFigures,
    language: DashboardContext["language"],
  ) => DashboardChart["rows"][number];
}

const dimensions: Record<ConversionDimension, Dimension> = {
  page: {
    heading: label("Por página", "By page", "Por página"),
    rowHeading: label("Página", "Page", "Página"),
    row: ({ name, counts }) => ({ text: name, href: name, counts }),
  },
  campaign: {
    heading: label("Por campanha", "By campaign", "Por campaña"),
    rowHeading: label("Campanha", "Campaign", "Campaña"),
    row: ({ name, counts }, language) => ({ text: name || noCampaign[language], counts }),
  },
  locale: {
    heading: label("Por idioma", "By language", "Por idioma"),
    rowHeading: label("Idioma", "Language", "Idioma"),
    row: ({ name, counts }) => ({ text: getLanguageName(name), counts }),
  },
};

const columns = conversionEvents.map((event) => eventNames[event]);

async function dailyConversions(payload: Payload): Promise<DashboardGroup> {
  const days = await readConversionsByDay(database(payload));
  return {
    name: "conversions-day",
    heading: label("Por dia", "By day", "Por día"),
    rows: [],
    empty: label(
      "Nada ainda. Conta-se o que foi feito, nada de quem o fez.",
      "Nothing yet. What was done is counted, nothing of who did it.",
      "Nada todavía. Se cuenta lo que se hizo, nada de quién lo hizo.",
    ),
    ...(days.some(({ counts }) => counts.some(Boolean)) ? { days: { columns, days } } : {}),
  };
}

/** Shows the conversions of the last 30 days. */
export const conversionsSection: DashboardSection = {
  name: "conversions",
  heading: label(
    "O que os visitantes fizeram em 30 dias",
    "What visitors did in 30 days",
    "Lo que hicieron los visitantes en 30 días",
  ),
  groups: ({ payload, language }) =>
    Promise.all([
      dailyConversions(payload),
      ...(["page", "campaign", "locale"] as const).map(async (dimension) => {
        const { heading, rowHeading, row } = dimensions[dimension];
        const figures = await readConversionFigures(database(payload), dimension, rowsPerGroup);
        return {
          name: `conversions-${dimension}`,
          heading,
          rows: [],
          ...(figures.length > 0
            ? { chart: { rowHeading, columns, rows: figures.map((each) => row(each, language)) } }
            : {}),
        };
      }),
    ]),
};
