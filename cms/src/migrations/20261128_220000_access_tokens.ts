import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** Adds personal access tokens. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "access_tokens" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"customer_id" uuid,
  	"staff_id" uuid,
  	"secret_hash" text NOT NULL,
  	"name" text NOT NULL,
  	"scope" text NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"last_used_at" timestamp(3) with time zone,
  	"last_used_network" text,
  	CONSTRAINT "access_tokens_scope_check" CHECK ("scope" IN ('read', 'write')),
  	CONSTRAINT "access_tokens_check" CHECK (num_nonnulls("customer_id", "staff_id") = 1)
  );
  
  ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "access_tokens_customer_idx" ON "access_tokens" USING btree ("customer_id");
  CREATE INDEX "access_tokens_staff_idx" ON "access_tokens" USING btree ("staff_id");
  CREATE INDEX "access_tokens_expires_idx" ON "access_tokens" USING btree ("expires_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "access_tokens";`);
}
