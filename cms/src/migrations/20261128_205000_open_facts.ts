import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** Adds facts of the offer that are open: a fact without a text is shown as “on request”. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_locales" ADD COLUMN "offer_snapshots" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "offer_api" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "offer_own_images" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "offer_own_licenses" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "offer_cpu_sharing" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "offer_ddos_capacity" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "offer_test_address" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_offer_snapshots" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_offer_api" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_offer_own_images" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_offer_own_licenses" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_offer_cpu_sharing" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_offer_ddos_capacity" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_offer_test_address" varchar;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_locales" DROP COLUMN "offer_snapshots";
  ALTER TABLE "site_settings_locales" DROP COLUMN "offer_api";
  ALTER TABLE "site_settings_locales" DROP COLUMN "offer_own_images";
  ALTER TABLE "site_settings_locales" DROP COLUMN "offer_own_licenses";
  ALTER TABLE "site_settings_locales" DROP COLUMN "offer_cpu_sharing";
  ALTER TABLE "site_settings_locales" DROP COLUMN "offer_ddos_capacity";
  ALTER TABLE "site_settings_locales" DROP COLUMN "offer_test_address";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_offer_snapshots";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_offer_api";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_offer_own_images";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_offer_own_licenses";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_offer_cpu_sharing";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_offer_ddos_capacity";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_offer_test_address";`);
}
