import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** Adds second factors and their recovery codes, and the browsers that have passed one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "second_factors" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"customer_id" uuid,
  	"staff_id" uuid,
  	"sealed_secret" text NOT NULL,
  	"started_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_used_step" integer,
  	"last_used_at" timestamp(3) with time zone,
  	CONSTRAINT "second_factors_customer_id_key" UNIQUE("customer_id"),
  	CONSTRAINT "second_factors_staff_id_key" UNIQUE("staff_id"),
  	CONSTRAINT "second_factors_check" CHECK (num_nonnulls("customer_id", "staff_id") = 1)
  );
  
  CREATE TABLE "recovery_codes" (
  	"code_hash" text PRIMARY KEY NOT NULL,
  	"second_factor_id" uuid NOT NULL
  );
  
  ALTER TABLE "familiar_senders" ADD COLUMN "passed_second_factor" boolean DEFAULT false NOT NULL;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_second_factor_id_fkey" FOREIGN KEY ("second_factor_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "recovery_codes_second_factor_idx" ON "recovery_codes" USING btree ("second_factor_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "recovery_codes";
  DROP TABLE "second_factors";
  ALTER TABLE "familiar_senders" DROP COLUMN "passed_second_factor";`);
}
