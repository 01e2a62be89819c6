import {
  exampleTaxId,
  locales,
  type OfferFactName,
  offerFactNames,
  type ServiceLevelName,
  serviceLevelNames,
} from "contracts";
import {
  offerFactLabels,
  serviceLevelLabels,
} from "../content/globals/site-settings/offer-labels.ts";
import { getEditHref, getLanguageName } from "../platform/admin/documents.ts";
import { label } from "../platform/i18n/label.ts";
import type { DashboardContext, DashboardGroup, DashboardRow } from "./section.ts";

const texts = {
  serviceLevels: label("SLA por serviço", "SLA per service", "SLA por servicio"),
  empty: label(
    "Vazio: o site diz “Sob consulta”",
    "Empty: the site says “On request”",
    "Vacío: el sitio dice «A consultar»",
  ),
  legalName: label("Razão social", "Legal name", "Razón social"),
  officer: label(
    "Encarregado pelos dados pessoais",
    "Data protection officer",
    "Delegado de protección de datos",
  ),
  city: label("Cidade do datacenter", "City of the datacenter", "Ciudad del centro de datos"),
  certificates: label(
    "Certificados: emissor, escopo e validade",
    "Certificates: issuer, scope and validity",
    "Certificados: emisor, alcance y validez",
  ),
  exampleTaxId: label(
    `CNPJ: ${exampleTaxId} é um exemplo, não o da empresa`,
    `CNPJ: ${exampleTaxId} is an example, not the company's`,
    `CNPJ: ${exampleTaxId} es un ejemplo, no el de la empresa`,
  ),
};

/** Site settings with the values of all languages. */
interface CompanySettings {
  legalName?: string | null;
  taxId?: string | null;
  dataProtectionOfficer?: string | null;
  datacenterCity?: string | null;
  certificates?: { issuer?: string | null }[] | null;
  offer?: Partial<Record<OfferFactName, unknown>> & {
    sla?: Partial<Record<ServiceLevelName, number | null>> | null;
    isConfirmed?: boolean | null;
  };
}

/** Returns the languages in which a fact is empty. A number applies to all languages. */
function emptyLanguages(value: unknown): readonly string[] {
  if (typeof value === "number") {
    return [];
  }
  const byLanguage = (value ?? {}) as Record<string, unknown>;
  return locales.filter((locale) => !byLanguage[locale]);
}

interface Fact {
  name: string;
  /** Describes what is missing; undefined for a complete fact. */
  missing?: string | undefined;
  value?: string | undefined;
}

function offerFacts(offer: CompanySettings["offer"], language: DashboardContext["language"]) {
  const levels = serviceLevelNames.filter((name) => typeof offer?.sla?.[name] !== "number");
  const serviceLevels: Fact = {
    name: texts.serviceLevels[language],
    missing:
      levels.length > 0
        ? `${texts.empty[language]} (${levels.map((name) => serviceLevelLabels[name][language]).join(", ")})`
        : undefined,
  };
  const facts = offerFactNames.map((name): Fact => {
    const missingLanguages = emptyLanguages(offer?.[name]);
    const isEmptyInAll = missingLanguages.length === locales.length;
    const languagesSuffix = isEmptyInAll
      ? ""
      : ` (${missingLanguages.map(getLanguageName).join(", ")})`;
    return {
      name: offerFactLabels[name][language],
      missing: missingLanguages.length > 0 ? texts.empty[language] + languagesSuffix : undefined,
    };
  });
  return [serviceLevels, ...facts];
}

/**
 * Returns the company facts that have a value. Empty facts are reported as settings that are not filled in
 * (problems.ts).
 */
function identityFacts(settings: CompanySettings, language: DashboardContext["language"]): Fact[] {
  const { legalName, dataProtectionOfficer, datacenterCity, certificates } = settings;
  const issuers = certificates?.map(({ issuer }) => issuer).join(", ");
  return [
    { name: texts.legalName[language], value: legalName ?? "" },
    { name: texts.officer[language], value: dataProtectionOfficer ?? "" },
    { name: texts.city[language], value: datacenterCity ?? "" },
    { name: texts.certificates[language], value: issuers ?? "" },
  ].filter(({ value }) => value !== "");
}

/** Lists the facts until somebody confirms them. Afterwards lists only facts that are empty or an example. */
export async function createCompanyFactsGroup(context: DashboardContext): Promise<DashboardGroup> {
  const { payload, permissions, language } = context;
  const group: DashboardGroup = {
    name: "company",
    heading: label(
      "A confirmar pela empresa",
      "To be confirmed by the company",
      "Por confirmar por la empresa",
    ),
    rows: [],
  };
  if (!permissions.globals?.["site-settings"]?.update) {
    return group;
  }
  const settings = (await payload.findGlobal({
    slug: "site-settings",
    locale: "all",
    depth: 0,
  })) as object as CompanySettings;
  const facts = [
    ...identityFacts(settings, language),
    ...offerFacts(settings.offer, language),
  ].filter(({ missing }) => missing !== undefined || !settings.offer?.isConfirmed);
  const href = getEditHref("site-settings");
  const rows = facts.map(({ name, missing, value }): DashboardRow => {
    const detail = missing ?? value;
    return { href, text: name, ...(detail ? { about: detail } : {}) };
  });
  const example = { href, text: texts.exampleTaxId[language] };
  return { ...group, rows: settings.taxId === exampleTaxId ? [example, ...rows] : rows };
}
