import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_locales" ADD COLUMN "offer_anchors_cloud_center" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "offer_anchors_private_cloud" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "offer_anchors_dedicated_server" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "offer_anchors_telephony" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "offer_anchors_consulting" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_offer_anchors_cloud_center" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_offer_anchors_private_cloud" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_offer_anchors_dedicated_server" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_offer_anchors_telephony" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_offer_anchors_consulting" varchar;`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_locales" DROP COLUMN "offer_anchors_cloud_center";
  ALTER TABLE "site_settings_locales" DROP COLUMN "offer_anchors_private_cloud";
  ALTER TABLE "site_settings_locales" DROP COLUMN "offer_anchors_dedicated_server";
  ALTER TABLE "site_settings_locales" DROP COLUMN "offer_anchors_telephony";
  ALTER TABLE "site_settings_locales" DROP COLUMN "offer_anchors_consulting";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_offer_anchors_cloud_center";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_offer_anchors_private_cloud";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_offer_anchors_dedicated_server";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_offer_anchors_telephony";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_offer_anchors_consulting";`);
}
