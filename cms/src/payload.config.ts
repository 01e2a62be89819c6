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
import { AuditLog } from "./collections/audit-log/index.ts";
import { Consents } from "./collections/consents/index.ts";
import { Customers } from "./collections/customers/index.ts";
import { FormerAddresses } from "./collections/former-addresses/index.ts";
import { LeadDeliveries } from "./collections/lead-deliveries/index.ts";
import { Leads } from "./collections/leads/index.ts";
import { legalCollection } from "./collections/legal/index.ts";
import { mediaCollection } from "./collections/media/index.ts";
import { pagesCollection } from "./collections/pages/index.ts";
import { Plans } from "./collections/plans/index.ts";
import { postsCollection } from "./collections/posts/index.ts";
import { PricingPlans } from "./collections/pricing-plans/index.ts";
import { recordStaffActs } from "./collections/record-staff-acts.ts";
import { savedQuotesCollection } from "./collections/saved-quotes/index.ts";
import { Staff } from "./collections/staff/index.ts";
import { Subscriptions } from "./collections/subscriptions/index.ts";
import { Testimonials } from "./collections/testimonials/index.ts";
import { emailAdapter } from "./email/adapter.ts";
import { authEndpoints } from "./endpoints/accounts/auth.ts";
import { customerEndpoints } from "./endpoints/accounts/customers.ts";
import { planEndpoints } from "./endpoints/accounts/plans.ts";
import { staffEndpoints } from "./endpoints/accounts/staff.ts";
import { unknownCallEndpoints } from "./endpoints/accounts/unknown-calls.ts";
import { contentEndpoints } from "./endpoints/content.ts";
import { newsletterEndpoints } from "./endpoints/newsletter.ts";
import { priceEndpoints } from "./endpoints/prices.ts";
import { quoteEndpoints } from "./endpoints/quotes.ts";
import { env } from "./env.ts";
import { Navigation } from "./globals/navigation/index.ts";
import { PriceCatalogue } from "./globals/price-catalogue/index.ts";
import { SiteSettings } from "./globals/site-settings/index.ts";
import { keepSystemFields } from "./hooks/keep-system-fields.ts";
import { contentLocales } from "./i18n/locales.ts";
import { poolOptions } from "./pool-options.ts";
import { richTextFeatures } from "./rich-text.ts";

// Not import.meta.dirname: the bundler of the admin screens knows only import.meta.url.
const directory = path.dirname(fileURLToPath(import.meta.url));

export default buildConfig({
  admin: {
    user: "staff",
    // The other choice asks a server outside.
    avatar: "default",
    components: { beforeDashboard: ["/admin/leads/index.ts#LeadsCard"] },
    importMap: {
      baseDir: directory,
      importMapFile: path.join(directory, "app/(payload)/cms/importMap.js"),
    },
    meta: { titleSuffix: " · CMS" },
    dateFormat: "dd/MM/yyyy HH:mm",
    timezones: { defaultTimezone: "America/Sao_Paulo" },
  },
  collections: [
    pagesCollection(env.PUBLIC_URL),
    postsCollection(env.PUBLIC_URL),
    legalCollection(env.PUBLIC_URL),
    Testimonials,
    PricingPlans,
    mediaCollection(env.DATA_DIR),
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
  globals: [SiteSettings, Navigation, PriceCatalogue],
  endpoints: [
    ...contentEndpoints,
    ...quoteEndpoints,
    ...priceEndpoints,
    ...newsletterEndpoints,
    ...authEndpoints,
    ...staffEndpoints,
    ...customerEndpoints,
    ...planEndpoints,
    // The last: they answer what none of those does.
    ...unknownCallEndpoints,
  ],
  cors: [],
  csrf: [new URL(env.PUBLIC_URL).origin],
  db: postgresAdapter({
    blocksAsJSON: true,
    idType: "uuidv7",
    migrationDir: path.join(directory, "migrations"),
    pool: { ...poolOptions, max: 20 },
    push: false,
  }),
  email: emailAdapter(env),
  editor: lexicalEditor({ features: richTextFeatures }),
  graphQL: { disable: true },
  i18n: { supportedLanguages: { pt, en, es }, fallbackLanguage: "pt" },
  localization: { locales: contentLocales, defaultLocale, fallback: false },
  plugins: [recordStaffActs, keepSystemFields],
  routes: { admin: "/cms" },
  secret: env.PAYLOAD_SECRET,
  sharp,
  telemetry: false,
  typescript: { outputFile: path.join(directory, "payload-types.ts") },
});
