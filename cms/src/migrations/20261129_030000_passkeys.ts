import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** Adds passkeys, and makes recovery codes belong to an account instead of its authenticator app. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "passkeys" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"customer_id" uuid,
  	"staff_id" uuid,
  	"credential_id" text NOT NULL,
  	"public_key" text NOT NULL,
  	"sign_count" bigint NOT NULL,
  	"transports" text[] NOT NULL,
  	"is_synced" boolean NOT NULL,
  	"name" text NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"last_used_at" timestamp(3) with time zone,
  	"last_challenge_at" timestamp(3) with time zone NOT NULL,
  	CONSTRAINT "passkeys_credential_id_key" UNIQUE("credential_id"),
  	CONSTRAINT "passkeys_check" CHECK (num_nonnulls("customer_id", "staff_id") = 1)
  );
  
  ALTER TABLE "recovery_codes" DROP CONSTRAINT "recovery_codes_second_factor_id_fkey";
  
  DROP INDEX "recovery_codes_second_factor_idx";
  ALTER TABLE "recovery_codes" ADD COLUMN "customer_id" uuid;
  ALTER TABLE "recovery_codes" ADD COLUMN "staff_id" uuid;
  ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "passkeys_customer_idx" ON "passkeys" USING btree ("customer_id");
  CREATE INDEX "passkeys_staff_idx" ON "passkeys" USING btree ("staff_id");
  ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "recovery_codes_customer_idx" ON "recovery_codes" USING btree ("customer_id");
  CREATE INDEX "recovery_codes_staff_idx" ON "recovery_codes" USING btree ("staff_id");
  UPDATE "recovery_codes" SET "customer_id" = f."customer_id", "staff_id" = f."staff_id" FROM "second_factors" f WHERE f."id" = "second_factor_id";
  ALTER TABLE "recovery_codes" DROP COLUMN "second_factor_id";
  ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_check" CHECK (num_nonnulls("customer_id", "staff_id") = 1);`);
}

/** Deletes the recovery codes of accounts that have no authenticator app. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recovery_codes" DROP CONSTRAINT "recovery_codes_check";
  ALTER TABLE "recovery_codes" ADD COLUMN "second_factor_id" uuid;
  UPDATE "recovery_codes" c SET "second_factor_id" = f."id" FROM "second_factors" f WHERE f."confirmed_at" IS NOT NULL AND (f."customer_id" = c."customer_id" OR f."staff_id" = c."staff_id");
  DELETE FROM "recovery_codes" WHERE "second_factor_id" IS NULL;
  ALTER TABLE "recovery_codes" ALTER COLUMN "second_factor_id" SET NOT NULL;
  ALTER TABLE "recovery_codes" DROP COLUMN "customer_id";
  ALTER TABLE "recovery_codes" DROP COLUMN "staff_id";
  ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_second_factor_id_fkey" FOREIGN KEY ("second_factor_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "recovery_codes_second_factor_idx" ON "recovery_codes" USING btree ("second_factor_id");
  DROP TABLE "passkeys";`);
}
