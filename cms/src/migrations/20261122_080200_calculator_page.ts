import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "calculator_page_id" uuid;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_calculator_page_id" uuid;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_calculator_page_id_pages_id_fk" FOREIGN KEY ("calculator_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_calculator_page_id_pages_id_fk" FOREIGN KEY ("version_calculator_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_calculator_page_idx" ON "site_settings" USING btree ("calculator_page_id");
  CREATE INDEX "_site_settings_v_version_version_calculator_page_idx" ON "_site_settings_v" USING btree ("version_calculator_page_id");`)
  // The page that the site looked for by its seeded address, wherever it has moved since.
  await db.execute(sql`
    WITH calculator AS (
      SELECT rels.pages_id AS id FROM former_addresses known
      JOIN former_addresses_rels rels ON rels.parent_id = known.id
      WHERE known.path = '/precos' AND rels.pages_id IS NOT NULL
    ), settings AS (
      UPDATE site_settings SET calculator_page_id = calculator.id FROM calculator
    )
    UPDATE _site_settings_v SET version_calculator_page_id = calculator.id FROM calculator`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_calculator_page_id_pages_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_calculator_page_id_pages_id_fk";
  
  DROP INDEX "site_settings_calculator_page_idx";
  DROP INDEX "_site_settings_v_version_version_calculator_page_idx";
  ALTER TABLE "site_settings" DROP COLUMN "calculator_page_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_calculator_page_id";`)
}
