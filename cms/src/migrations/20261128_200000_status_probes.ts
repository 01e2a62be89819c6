import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** Adds the addresses that the worker probes for the status page, and what the probes measured. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "probe_intervals" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"component_id" uuid NOT NULL,
  	"target" text NOT NULL,
  	"is_up" boolean NOT NULL,
  	"from_at" timestamp(3) with time zone NOT NULL,
  	"to_at" timestamp(3) with time zone NOT NULL,
  	"failed_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "status_components_probes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL
  );
  
  ALTER TABLE "probe_intervals" ADD CONSTRAINT "probe_intervals_component_id_fkey" FOREIGN KEY ("component_id") REFERENCES "public"."status_components"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "status_components_probes" ADD CONSTRAINT "status_components_probes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."status_components"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "probe_intervals_to_idx" ON "probe_intervals" USING btree ("to_at");
  CREATE INDEX "probe_intervals_component_idx" ON "probe_intervals" USING btree ("component_id");
  CREATE INDEX "status_components_probes_order_idx" ON "status_components_probes" USING btree ("_order");
  CREATE INDEX "status_components_probes_parent_id_idx" ON "status_components_probes" USING btree ("_parent_id");
  INSERT INTO "sweeps" ("name") VALUES ('status-probes');`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "probe_intervals";
  DROP TABLE "status_components_probes";
  DELETE FROM "sweeps" WHERE "name" = 'status-probes';`);
}
