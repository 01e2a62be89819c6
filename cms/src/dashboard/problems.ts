import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import { leadTexts } from "../leads/admin/texts.ts";
import { deliverySettings } from "../leads/delivery/delivery-settings.ts";
import { describeFailureReason } from "../leads/delivery/reason-text.ts";
import { listUnconfiguredKinds } from "../leads/lead-figures.ts";
import { describeLinkProblem } from "../links/admin/texts.ts";
import {
  lead_deliveries,
  leads,
  media,
  media_locales,
  site_settings,
  site_settings_certificates,
  site_settings_locales,
} from "../payload-schema.ts";
import {
  getDocumentTitle,
  getEditHref,
  getLanguageName,
  isInTrash,
  scheduledDocumentKey,
  selectNewestTitle,
} from "../platform/admin/documents.ts";
import { deadLinks, schedules, translationStates } from "../platform/app-tables.ts";
import { type Database, database, prepareQuery } from "../platform/database.ts";
import { label } from "../platform/i18n/label.ts";
import { findReferencedIds } from "../references/find-references.ts";
import { createCompanyFactsGroup } from "./company-facts.ts";
import {
  type DashboardContext,
  type DashboardRow,
  type DashboardSection,
  rowsPerGroup,
} from "./section.ts";
import { createUnpricedPlansGroup } from "./unpriced-plans.ts";
import { createUnprotectedStaffGroup } from "./unprotected-staff.ts";

const deadDeliveries = prepareQuery((database: Database) =>
  database
    .select({ id: lead_deliveries.id, name: leads.name, reason: lead_deliveries.reason })
    .from(lead_deliveries)
    .innerJoin(leads, eq(leads.id, lead_deliveries.lead))
    .where(eq(lead_deliveries.state, "dead"))
    .orderBy(desc(lead_deliveries.updatedAt))
    .limit(rowsPerGroup)
    .prepare("dashboard-dead-deliveries"),
);

async function deadDeliveryRows({
  payload,
  permissions,
  language,
}: DashboardContext): Promise<DashboardRow[]> {
  if (!permissions.collections?.["lead-deliveries"]?.read) {
    return [];
  }
  const rows = await deadDeliveries(database(payload)).execute();
  return rows.map(({ id, name, reason }) => ({
    href: `/cms/collections/lead-deliveries/${id}`,
    text: name,
    ...(reason ? { about: describeFailureReason(reason, language) } : {}),
  }));
}

const newestDeadLinks = prepareQuery((database: Database) =>
  database
    .select()
    .from(deadLinks)
    .orderBy(deadLinks.document, deadLinks.id)
    .limit(rowsPerGroup)
    .prepare("dashboard-dead-links"),
);

const sectionLabel = label("Seção", "Section", "Sección");

async function deadLinkRows({ payload, language }: DashboardContext): Promise<DashboardRow[]> {
  const rows = await newestDeadLinks(database(payload)).execute();
  return rows.map(({ document, title, locale, section, target, reason }) => ({
    href: getEditHref(document, locale),
    text: getDocumentTitle(payload, { document, title }, language),
    about: [
      section === null ? "" : `${sectionLabel[language]} ${section}`,
      describeLinkProblem(reason, language),
      // Omits the id of a document, because the id is meaningless to users.
      /^(https?:|#)/.test(target) ? target : "",
      getLanguageName(locale),
    ]
      .filter(Boolean)
      .join(" · "),
  }));
}

/** Maximum number of pictures without alternative text whose use in documents is looked up. */
const maxCandidates = 150;

const picturesWithoutAlt = prepareQuery((database: Database) =>
  database
    .select({ id: media.id, filename: media.filename, locale: sql<string>`wanted.locale` })
    .from(media)
    .innerJoin(sql`unnest(enum_range(null::_locales)) as wanted(locale)`, sql`true`)
    .leftJoin(
      media_locales,
      and(eq(media_locales._parentID, media.id), sql`${media_locales._locale} = wanted.locale`),
    )
    .where(and(isNull(media.deletedAt), or(isNull(media_locales.alt), eq(media_locales.alt, ""))))
    .orderBy(desc(media.id))
    .limit(maxCandidates)
    .prepare("dashboard-missing-alts"),
);

/** Lists pictures without alternative text, except pictures that no document uses. */
async function missingAltRows({ payload }: DashboardContext): Promise<DashboardRow[]> {
  const db = database(payload);
  const candidates = await picturesWithoutAlt(db).execute();
  const used = await findReferencedIds(
    db,
    candidates.map(({ id }) => id),
  );
  const rows = candidates.filter(({ id }) => used.has(id)).slice(0, rowsPerGroup);
  return rows.map(({ id, filename, locale }) => ({
    href: getEditHref(`media/${id}`, locale),
    text: filename ?? "",
    about: getLanguageName(locale),
  }));
}

const outdatedTranslations = prepareQuery((database: Database) =>
  database
    .select({
      document: translationStates.document,
      locale: translationStates.locale,
      count: sql<number>`jsonb_array_length(${translationStates.outdated})`,
      title: sql<string>`coalesce(${translationStates.sourceTexts} ->> 'title', ${translationStates.sourceTexts} ->> 'name', ${selectNewestTitle(sql`${translationStates.document}`)})`,
    })
    .from(translationStates)
    .where(sql`${translationStates.isOutdated} and not ${isInTrash(translationStates.document)}`)
    .orderBy(translationStates.document)
    .limit(rowsPerGroup)
    .prepare("dashboard-outdated-translations"),
);

async function outdatedTranslationRows({
  payload,
  language,
}: DashboardContext): Promise<DashboardRow[]> {
  const rows = await outdatedTranslations(database(payload)).execute();
  return rows.map(({ document, locale, count, title }) => ({
    href: getEditHref(document, locale),
    text: getDocumentTitle(payload, { document, title }, language),
    about: getLanguageName(locale),
    count,
  }));
}

const failedSchedules = prepareQuery((database: Database) =>
  database
    .select({
      document: scheduledDocumentKey,
      title: selectNewestTitle(scheduledDocumentKey),
      locale: schedules.locale,
      reason: schedules.reason,
      endedAt: schedules.endedAt,
    })
    .from(schedules)
    .where(eq(schedules.state, "failed"))
    .orderBy(desc(schedules.endedAt))
    .limit(rowsPerGroup)
    .prepare("dashboard-failed-schedules"),
);

/** Lists schedules that failed when they became due. */
async function failedScheduleRows({
  payload,
  language,
}: DashboardContext): Promise<DashboardRow[]> {
  const rows = await failedSchedules(database(payload)).execute();
  return rows.map(({ document, title, locale, reason, endedAt }) => ({
    href: getEditHref(document, locale ?? undefined),
    text: getDocumentTitle(payload, { document, title }, language),
    ...(reason ? { about: reason[language] } : {}),
    ...(endedAt ? { at: new Date(endedAt) } : {}),
  }));
}

const settingsWithGaps = prepareQuery((database: Database) =>
  database
    .select({
      legalName: site_settings.legalName,
      taxId: site_settings.taxId,
      officer: site_settings.dataProtectionOfficer,
      city: site_settings.datacenterCity,
      certificates: sql<boolean>`exists (select 1 from ${site_settings_certificates})`,
      maintenance: sql<boolean>`exists (
        select 1 from ${site_settings_locales}
        where ${site_settings_locales.maintenanceWindows} <> '')`,
      privacyPolicy: site_settings.privacyPolicy,
      termsOfService: site_settings.termsOfService,
      cookiePolicy: site_settings.cookiePolicy,
      logo: site_settings.logo,
      shareImage: site_settings.shareImage,
    })
    .from(site_settings)
    .limit(1)
    .prepare("dashboard-settings"),
);

const settingNames = {
  legalName: label(
    "Razão social, que o rodapé mostra",
    "Legal name, shown in the footer",
    "Razón social, que muestra el pie",
  ),
  taxId: label(
    "CNPJ, que o rodapé mostra",
    "CNPJ, shown in the footer",
    "CNPJ, que muestra el pie",
  ),
  officer: label(
    "Encarregado pelos dados pessoais: a LGPD manda divulgar o nome",
    "Data protection officer: the law (LGPD) requires the name to be public",
    "Delegado de protección de datos: la ley (LGPD) exige publicar el nombre",
  ),
  city: label("Cidade do datacenter", "City of the datacenter", "Ciudad del centro de datos"),
  certificates: label(
    "Certificados do datacenter: quem os emitiu, o escopo e até quando valem",
    "Certificates of the datacenter: who issued them, their scope and until when they hold",
    "Certificados del centro de datos: quién los emitió, su alcance y hasta cuándo valen",
  ),
  maintenance: label(
    "Janelas de manutenção do datacenter",
    "Maintenance windows of the datacenter",
    "Ventanas de mantenimiento del centro de datos",
  ),
  privacyPolicy: label(
    "Política de privacidade que os formulários citam",
    "Privacy policy that the forms refer to",
    "Política de privacidad que citan los formularios",
  ),
  termsOfService: label("Termos de serviço", "Terms of service", "Términos de servicio"),
  cookiePolicy: label(
    "Política de cookies que o aviso cita",
    "Cookie policy that the notice refers to",
    "Política de cookies que cita el aviso",
  ),
  logo: label("Logotipo", "Logo", "Logotipo"),
  shareImage: label(
    "Imagem que aparece ao compartilhar o site",
    "Picture shown when the site is shared",
    "Imagen que aparece al compartir el sitio",
  ),
};

async function emptySettingRows({
  payload,
  permissions,
  language,
}: DashboardContext): Promise<DashboardRow[]> {
  if (!permissions.globals?.["site-settings"]?.update) {
    return [];
  }
  const [values] = await settingsWithGaps(database(payload)).execute();
  const names = Object.keys(settingNames) as (keyof typeof settingNames)[];
  const emptySettings = names.filter((name) => !values?.[name]);
  return [
    ...emptySettings.map((name) => ({
      href: getEditHref("site-settings"),
      text: settingNames[name][language],
    })),
    ...listUnconfiguredKinds(deliverySettings).map((name) => ({
      href: "/cms/collections/leads",
      text: leadTexts.notConfigured[name][language],
    })),
  ];
}

export const problemsSection: DashboardSection = {
  name: "broken",
  heading: label("Pendências", "To fix", "Pendientes"),
  groups: async (context) => {
    const [
      scheduleRows,
      deliveryRows,
      linkRows,
      altRows,
      translationRows,
      planRows,
      settingRows,
      company,
      team,
    ] = await Promise.all([
      failedScheduleRows(context),
      deadDeliveryRows(context),
      deadLinkRows(context),
      missingAltRows(context),
      outdatedTranslationRows(context),
      createUnpricedPlansGroup(context),
      emptySettingRows(context),
      createCompanyFactsGroup(context),
      createUnprotectedStaffGroup(context),
    ]);
    return [
      {
        name: "schedules",
        heading: label(
          "Publicações agendadas que foram recusadas",
          "Scheduled, but refused",
          "Publicaciones programadas que se rechazaron",
        ),
        rows: scheduleRows,
      },
      {
        name: "deliveries",
        heading: label("Entregas que falharam", "Deliveries that failed", "Entregas fallidas"),
        rows: deliveryRows,
        more: {
          href: "/cms/collections/lead-deliveries?where[or][0][and][0][state][equals]=dead",
          text: label("Todas as que falharam", "All that failed", "Todas las fallidas"),
        },
      },
      {
        name: "links",
        heading: label(
          "Links que não levam a lugar nenhum",
          "Links that lead nowhere",
          "Enlaces que no llevan a ninguna parte",
        ),
        rows: linkRows,
        more: {
          href: "/cms/links",
          text: label("Todos os links", "All links", "Todos los enlaces"),
        },
      },
      {
        name: "alts",
        heading: label(
          "Imagens sem texto alternativo",
          "Pictures without alternative text",
          "Imágenes sin texto alternativo",
        ),
        rows: altRows,
        more: { href: "/cms/collections/media", text: label("Imagens", "Pictures", "Imágenes") },
      },
      {
        name: "translations",
        heading: label(
          "Traduções desatualizadas",
          "Out-of-date translations",
          "Traducciones desactualizadas",
        ),
        rows: translationRows,
        more: {
          href: "/cms/translations?state=outdated",
          text: label("Quadro de traduções", "Translation board", "Tablero de traducciones"),
        },
      },
      {
        name: "plans",
        heading: label("Planos sem preço", "Plans without a price", "Planes sin precio"),
        rows: planRows,
      },
      {
        name: "settings",
        heading: label(
          "Dados do site por preencher",
          "Settings not filled in",
          "Datos del sitio por completar",
        ),
        rows: settingRows,
      },
      company,
      team,
    ];
  },
};
