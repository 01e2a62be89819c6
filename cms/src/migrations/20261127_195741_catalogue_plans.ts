import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** Plans whose cards were seeded by earlier releases, and the configuration that those cards opened. */
const seededPlans = sql`(values
    (1, 'cloud-start', 'Cloud Start', 'vcpus=2&ram=4&storage=50&bandwidth=1000&backup=0&ddos=1&term=12', 2, 4, 50, 1024, false),
    (2, 'cloud-pro', 'Cloud Pro', 'vcpus=4&ram=8&storage=100&bandwidth=3000&backup=1&ddos=1&term=12', 4, 8, 100, 3000, true),
    (3, 'cloud-enterprise', 'Cloud Enterprise', 'vcpus=8&ram=16&storage=200&bandwidth=5000&backup=1&ddos=1&term=12', 8, 16, 200, 5000, true)
  ) as seeded(position, code, name, configuration, vcpus, ram_gb, storage_gb, included_transfer_gb, daily_backup)`;

/**
 * Adds the plans of the price catalogue and what refers to them. Cards with the seed's name and configuration get their
 * plan, which is added to the catalogue and to its versions.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "price_catalogue_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"code" varchar,
  	"vcpus" numeric,
  	"ram_gb" numeric,
  	"storage_gb" numeric,
  	"included_transfer_gb" numeric,
  	"daily_backup" boolean DEFAULT false
  );
  
  CREATE TABLE "_price_catalogue_v_version_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"code" varchar,
  	"vcpus" numeric,
  	"ram_gb" numeric,
  	"storage_gb" numeric,
  	"included_transfer_gb" numeric,
  	"daily_backup" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  ALTER TABLE "pricing_plans" ADD COLUMN "plan" varchar;
  ALTER TABLE "_pricing_plans_v" ADD COLUMN "version_plan" varchar;
  ALTER TABLE "saved_quotes" ADD COLUMN "configuration_plan" varchar;
  ALTER TABLE "price_catalogue_plans" ADD CONSTRAINT "price_catalogue_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_catalogue"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_catalogue_v_version_plans" ADD CONSTRAINT "_price_catalogue_v_version_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_catalogue_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "price_catalogue_plans_order_idx" ON "price_catalogue_plans" USING btree ("_order");
  CREATE INDEX "price_catalogue_plans_parent_id_idx" ON "price_catalogue_plans" USING btree ("_parent_id");
  CREATE INDEX "_price_catalogue_v_version_plans_order_idx" ON "_price_catalogue_v_version_plans" USING btree ("_order");
  CREATE INDEX "_price_catalogue_v_version_plans_parent_id_idx" ON "_price_catalogue_v_version_plans" USING btree ("_parent_id");`);
  await db.execute(sql`
   UPDATE "pricing_plans" SET "plan" = seeded.code FROM ${seededPlans}
    WHERE "pricing_plans"."name" = seeded.name AND "pricing_plans"."configuration" = seeded.configuration;
  UPDATE "_pricing_plans_v" SET "version_plan" = seeded.code FROM ${seededPlans}
    WHERE "version_name" = seeded.name AND "version_configuration" = seeded.configuration;
  INSERT INTO "price_catalogue_plans"
    ("_order", "_parent_id", "id", "name", "code", "vcpus", "ram_gb", "storage_gb", "included_transfer_gb", "daily_backup")
    SELECT row_number() OVER (PARTITION BY "price_catalogue"."id" ORDER BY position), "price_catalogue"."id",
      left(md5(seeded.code), 24), seeded.name, seeded.code, seeded.vcpus, seeded.ram_gb, seeded.storage_gb,
      seeded.included_transfer_gb, seeded.daily_backup
    FROM "price_catalogue", ${seededPlans}
    WHERE EXISTS (SELECT 1 FROM "pricing_plans" WHERE "plan" = seeded.code);
  INSERT INTO "_price_catalogue_v_version_plans"
    ("_order", "_parent_id", "id", "name", "code", "vcpus", "ram_gb", "storage_gb", "included_transfer_gb", "daily_backup", "_uuid")
    SELECT row_number() OVER (PARTITION BY "_price_catalogue_v"."id" ORDER BY position), "_price_catalogue_v"."id",
      gen_random_uuid(), seeded.name, seeded.code, seeded.vcpus, seeded.ram_gb, seeded.storage_gb,
      seeded.included_transfer_gb, seeded.daily_backup, left(md5(seeded.code), 24)
    FROM "_price_catalogue_v", ${seededPlans}
    WHERE EXISTS (SELECT 1 FROM "pricing_plans" WHERE "plan" = seeded.code);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "price_catalogue_plans" CASCADE;
  DROP TABLE "_price_catalogue_v_version_plans" CASCADE;
  ALTER TABLE "pricing_plans" DROP COLUMN "plan";
  ALTER TABLE "_pricing_plans_v" DROP COLUMN "version_plan";
  ALTER TABLE "saved_quotes" DROP COLUMN "configuration_plan";`);
}
