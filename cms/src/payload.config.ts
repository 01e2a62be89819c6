import path from "node:path";
import { fileURLToPath } from "node:url";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { lexicalEditor } from "@payloadcms/richtext-lexical";
import { en } from "@payloadcms/translations/languages/en";
import { es } from "@payloadcms/translations/languages/es";
import { pt } from "@payloadcms/translations/languages/pt";
import { defaultLocale } from "contracts";
import { buildConfig } from "payload";
import sharp from "sharp";
import { Customers } from "./accounts/collections/customers.ts";
import { Plans } from "./accounts/collections/plans.ts";
import { Staff } from "./accounts/collections/staff.ts";
import { Subscriptions } from "./accounts/collections/subscriptions.ts";
import { AuditLog } from "./audit/collection.ts";
import { addStaffAuditHooks } from "./audit/staff-audit-hooks.ts";
import { Announcements } from "./content/collections/announcements.ts";
import {
  authorsCollection,
  categoriesCollection,
  tagsCollection,
} from "./content/collections/article-group.ts";
import { mediaFolders, translateFolderField } from "./content/collections/folders.ts";
import { FormerAddresses } from "./content/collections/former-addresses.ts";
import { legalCollection } from "./content/collections/legal.ts";
import { Media } from "./content/collections/media.ts";
import { pagesCollection } from "./content/collections/pages.ts";
import { postsCollection } from "./content/collections/posts.ts";
import { PricingPlans } from "./content/collections/pricing-plans.ts";
import { Testimonials } from "./content/collections/testimonials.ts";
import { Navigation } from "./content/globals/navigation.ts";
import { SiteSettings } from "./content/globals/site-settings.ts";
import { guardEndpoints } from "./http/guard-endpoints.ts";
import { rootEndpoints } from "./http/root-endpoints.ts";
import { Consents } from "./leads/collections/consents.ts";
import { LeadDeliveries } from "./leads/collections/lead-deliveries.ts";
import { Leads } from "./leads/collections/leads.ts";
import { maxPictureBytes } from "./media/file-rules.ts";
import { mediaStoragePlugin } from "./media/media-storage.ts";
import { addFormComponents } from "./platform/admin/add-form-components.ts";
import { showBrasiliaTimeInLists } from "./platform/admin/dates-in-lists.ts";
import { appTables } from "./platform/app-tables.ts";
import { cleanSavedTexts } from "./platform/clean-texts.ts";
import { env } from "./platform/env.ts";
import { contentLocales } from "./platform/i18n/locales.ts";
import { payloadTexts } from "./platform/i18n/payload-texts.ts";
import { logger } from "./platform/log/logger.ts";
import { createEmailAdapter } from "./platform/mail/adapter.ts";
import { explainListRefusal } from "./platform/payload-workarounds/explain-list-refusal.ts";
import { translateEditorFeatureNames } from "./platform/payload-workarounds/name-editor-features.ts";
import { separateVersions } from "./platform/payload-workarounds/separate-versions.ts";
import { withTranslatedErrors } from "./platform/payload-workarounds/translate-editor-errors.ts";
import { poolOptions } from "./platform/pool-options.ts";
import { protectSystemFields } from "./platform/protect-system-fields.ts";
import { addLockOwnerNames } from "./platform/publishing/name-lock-owners.ts";
import { livePreviewConfig } from "./preview/live-preview.ts";
import { PriceCatalogue } from "./prices/catalogue/price-catalogue.ts";
import { savedQuotesCollection } from "./prices/collections/saved-quotes.ts";
import { richTextFeatures } from "./rich-text/features.ts";
import { addSnapshotGuards } from "./schedule/guard-snapshots.ts";
import { StatusComponents } from "./status/components.ts";
import { addGlobalTranslationHooks } from "./translations/record-translations.ts";

// Avoids `import.meta.dirname`, which the bundler of the admin screens does not support.
const directory = path.dirname(fileURLToPath(import.meta.url));

export default buildConfig({
  admin: {
    user: "staff",
    // Replaces Gravatar, which would send requests to another server.
    avatar: "default",
    components: {
      Nav: "/dashboard/admin/menu/menu.tsx#Menu",
      providers: [
        "/platform/payload-workarounds/translate-literals.tsx#TranslateLiterals",
        "/platform/payload-workarounds/session-ended-notice.tsx#SessionEndedNotice",
      ],
      graphics: { Icon: "/dashboard/admin/brand.tsx#BrandMark" },
      views: {
        dashboard: { Component: "/dashboard/admin/dashboard-view.tsx#DashboardView" },
        help: { Component: "/help/admin/help-view.tsx#HelpView", path: "/help" },
        links: { Component: "/links/admin/links-view.tsx#LinksView", path: "/links" },
        previewLinks: {
          Component: "/preview/admin/links-screen.tsx#PreviewLinksScreen",
          path: "/preview-links",
        },
        redirects: {
          Component: "/content/redirects/admin/redirects-view.tsx#RedirectsView",
          path: "/redirects",
        },
        releases: {
          Component: "/schedule/releases/admin/releases-view.tsx#ReleasesView",
          exact: false,
          path: "/releases",
        },
        translations: {
          Component: "/translations/admin/board-view.tsx#TranslationBoardView",
          path: "/translations",
        },
      },
    },
    importMap: {
      baseDir: directory,
      importMapFile: path.join(directory, "app/(payload)/cms/importMap.js"),
    },
    livePreview: livePreviewConfig,
    // Uses the site's icon. The web service redirects /favicon.ico to the logo.
    meta: {
      titleSuffix: " · CMS",
      icons: [{ rel: "icon", url: "/favicon.ico" }],
      defaultOGImageType: "off",
    },
    dateFormat: "dd/MM/yyyy HH:mm",
    // Shows messages for 15 s instead of Payload's 5 s: the problems of a rejected publish take longer to read.
    toast: { duration: 15_000 },
    timezones: { defaultTimezone: "America/Sao_Paulo" },
  },
  collections: [
    pagesCollection(env.PUBLIC_URL),
    postsCollection(env.PUBLIC_URL),
    legalCollection(env.PUBLIC_URL),
    categoriesCollection(env.PUBLIC_URL),
    tagsCollection(env.PUBLIC_URL),
    authorsCollection(env.PUBLIC_URL),
    Testimonials,
    PricingPlans,
    Announcements,
    Media,
    StatusComponents,
    Leads,
    LeadDeliveries,
    savedQuotesCollection(env.PUBLIC_URL),
    Customers,
    Plans,
    Subscriptions,
    Staff,
    Consents,
    AuditLog,
    FormerAddresses,
  ],
  folders: mediaFolders,
  globals: [SiteSettings, Navigation, PriceCatalogue],
  endpoints: rootEndpoints,
  cors: [],
  csrf: [new URL(env.PUBLIC_URL).origin],
  db: postgresAdapter({
    beforeSchemaInit: [({ schema }) => ({ ...schema, tables: { ...schema.tables, ...appTables } })],
    blocksAsJSON: true,
    idType: "uuidv7",
    generateSchemaOutputFile: path.join(directory, "payload-schema.ts"),
    migrationDir: path.join(directory, "migrations"),
    pool: poolOptions(20),
    push: false,
  }),
  email: createEmailAdapter(env),
  editor: withTranslatedErrors(lexicalEditor({ features: richTextFeatures })),
  graphQL: { disable: true },
  hooks: { afterError: [explainListRefusal] },
  i18n: {
    supportedLanguages: { pt, en, es },
    fallbackLanguage: "pt",
    translations: payloadTexts,
  },
  localization: {
    locales: contentLocales,
    defaultLocale,
    fallback: false,
    defaultLocalePublishOption: "active",
  },
  logger,
  // Invalid queries are the client's fault, so they are logged like Payload's other client errors.
  loggingLevels: { QueryError: "info" },
  plugins: [
    mediaStoragePlugin,
    addStaffAuditHooks,
    protectSystemFields,
    cleanSavedTexts,
    addFormComponents,
    separateVersions,
    addGlobalTranslationHooks,
    addSnapshotGuards,
  ],
  routes: { admin: "/cms" },
  secret: env.PAYLOAD_SECRET,
  sharp,
  telemetry: false,
  upload: { abortOnLimit: true, limits: { fileSize: maxPictureBytes } },
  typescript: { outputFile: path.join(directory, "payload-types.ts") },
})
  .then(showBrasiliaTimeInLists)
  .then(translateEditorFeatureNames)
  .then((config) => guardEndpoints(translateFolderField(addLockOwnerNames(config)), rootEndpoints));
