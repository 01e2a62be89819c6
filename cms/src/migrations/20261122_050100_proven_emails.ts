import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/**
 * Addresses that were proven by a link, and accounts that were registered with the address of
 * another (docs/decisions/0020): those are not counted and do not hold the address.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "customers" ADD COLUMN "email_verified_at" timestamp(3) with time zone;
    ALTER TABLE "customers" ADD COLUMN "is_duplicate" boolean DEFAULT false NOT NULL;
    CREATE UNIQUE INDEX "customers_held_email_idx" ON "customers" ("email") WHERE NOT "is_duplicate";
    DROP INDEX "customers_email_idx";
    CREATE INDEX "customers_email_idx" ON "customers" USING btree ("email");

    CREATE OR REPLACE FUNCTION count_customers() RETURNS trigger LANGUAGE plpgsql AS $body$ BEGIN
      UPDATE customer_count SET total = total + (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)
        * (SELECT count(*) FROM changed WHERE NOT is_duplicate);
      RETURN NULL;
    END $body$;

    ALTER TABLE "account_links" ADD COLUMN "purpose" text DEFAULT 'password' NOT NULL
      CHECK ("purpose" IN ('password', 'prove-email', 'undo-email'));
    -- The address that the link is about.
    ALTER TABLE "account_links" ADD COLUMN "email" text
      CHECK (("email" IS NOT NULL) = ("purpose" <> 'password'));`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "account_links" WHERE "purpose" <> 'password';
    ALTER TABLE "account_links" DROP COLUMN "purpose", DROP COLUMN "email";
    DELETE FROM "customers" WHERE "is_duplicate";
    CREATE OR REPLACE FUNCTION count_customers() RETURNS trigger LANGUAGE plpgsql AS $body$ BEGIN
      UPDATE customer_count SET total = total
        + (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * (SELECT count(*) FROM changed);
      RETURN NULL;
    END $body$;
    DROP INDEX "customers_held_email_idx";
    DROP INDEX "customers_email_idx";
    CREATE UNIQUE INDEX "customers_email_idx" ON "customers" USING btree ("email");
    ALTER TABLE "customers" DROP COLUMN "email_verified_at";
    ALTER TABLE "customers" DROP COLUMN "is_duplicate";`);
}
