import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pricing_plans" ADD COLUMN "configuration" varchar;
  ALTER TABLE "_pricing_plans_v" ADD COLUMN "version_configuration" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pricing_plans" DROP COLUMN "configuration";
  ALTER TABLE "_pricing_plans_v" DROP COLUMN "version_configuration";`)
}
