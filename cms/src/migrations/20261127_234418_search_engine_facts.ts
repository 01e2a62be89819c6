import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** Articles of the seed that are no technical ones. */
const notTechnical = sql`(
  'escolher-provedor-cloud-computing-brasil', 'nuvem-privada-publica-hibrida',
  'o-que-compoe-o-custo-da-nuvem', 'tier-3-e-sla-o-que-99-9-significa')`;

/**
 * Adds facts for search engines. All other articles stay technical ones, as search engines got them until now; the
 * founding year is filled in only if the site's e-mail address is still the seed's.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_service_price" AS ENUM('cpuPrice', 'ramPrice', 'storagePrice', 'backupPrice');
  CREATE TYPE "public"."enum__pages_v_version_service_price" AS ENUM('cpuPrice', 'ramPrice', 'storagePrice', 'backupPrice');
  ALTER TABLE "pages" ADD COLUMN "service_price" "enum_pages_service_price";
  ALTER TABLE "_pages_v" ADD COLUMN "version_service_price" "enum__pages_v_version_service_price";
  ALTER TABLE "posts" ADD COLUMN "is_technical" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "version_is_technical" boolean;
  ALTER TABLE "site_settings" ADD COLUMN "founding_year" numeric;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_founding_year" numeric;`);
  await db.execute(sql`
  UPDATE "pages" SET "service_price" = 'backupPrice' WHERE "blocks"::text LIKE '%{unit:backupPrice}%'
    AND "id" IN (SELECT "_parent_id" FROM "pages_locales" WHERE "slug" = 'backup-em-nuvem');
  UPDATE "_pages_v" SET "version_service_price" = 'backupPrice' FROM "pages"
    WHERE "_pages_v"."latest" AND "pages"."id" = "parent_id" AND "service_price" = 'backupPrice';
  UPDATE "posts" SET "is_technical" = "id" NOT IN (
    SELECT "_parent_id" FROM "posts_locales" WHERE "slug" IN ${notTechnical});
  UPDATE "_posts_v" SET "version_is_technical" = "is_technical" FROM "posts" WHERE "posts"."id" = "parent_id";
  UPDATE "site_settings" SET "founding_year" = 2015 WHERE "email" = 'contato@araucaria.example';
  UPDATE "_site_settings_v" SET "version_founding_year" = 2015
    WHERE "latest" AND "version_email" = 'contato@araucaria.example';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "service_price";
  ALTER TABLE "_pages_v" DROP COLUMN "version_service_price";
  ALTER TABLE "posts" DROP COLUMN "is_technical";
  ALTER TABLE "_posts_v" DROP COLUMN "version_is_technical";
  ALTER TABLE "site_settings" DROP COLUMN "founding_year";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_founding_year";
  DROP TYPE "public"."enum_pages_service_price";
  DROP TYPE "public"."enum__pages_v_version_service_price";`);
}
