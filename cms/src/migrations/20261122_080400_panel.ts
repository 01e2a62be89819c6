import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_plans_support" AS ENUM('email', 'chat');
  ALTER TYPE "public"."enum_leads_kind" ADD VALUE 'plan-request';
  ALTER TABLE "customers" ADD COLUMN "notes" varchar;
  ALTER TABLE "plans" ADD COLUMN "support" "enum_plans_support" DEFAULT 'email' NOT NULL;
  ALTER TABLE "subscriptions" ADD COLUMN "price_cents" numeric;
  ALTER TABLE "subscriptions" ADD COLUMN "label" varchar;
  CREATE INDEX "subscriptions_next_payment_idx" ON "subscriptions" USING btree ("next_payment");

  -- What a customer agreed to is what the plan costs now. A row without, as the release before makes
  -- them, has the plan's price (customers/customer-rows.ts).
  UPDATE "subscriptions" s SET "price_cents" = round(p."price" * 100)
    FROM "plans" p WHERE p."id" = s."plan_id";
  UPDATE "subscriptions" SET "price_cents" = round("former_plan_price" * 100)
    WHERE "plan_id" IS NULL;

  -- Lists of customers: searched by words without accents, in the order of the Portuguese alphabet.
  -- Both extensions are trusted: the database's owner may create them (docs/operations/reference.md).
  CREATE EXTENSION IF NOT EXISTS "unaccent";
  DO $body$
  DECLARE home text := (SELECT n.nspname FROM pg_extension e
    JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'unaccent');
  BEGIN
    -- unaccent itself is not immutable, because its dictionary might be changed.
    EXECUTE format($function$
      CREATE FUNCTION searchable(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      AS 'SELECT lower(%1$I.unaccent(''%1$I.unaccent''::regdictionary, $1))'
    $function$, home);
  END $body$;
  DROP INDEX "customers_search_idx";
  CREATE INDEX "customers_search_idx" ON "customers" USING gin
    (searchable("fullname" || ' ' || "email" || ' ' || "phone") gin_trgm_ops);
  DROP INDEX "customers_name_idx";
  CREATE INDEX "customers_name_idx" ON "customers" (lower("fullname") COLLATE "pt-BR-x-icu", "id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "customers_search_idx", "customers_name_idx";
  DROP FUNCTION searchable(text);
  CREATE INDEX "customers_name_idx" ON "customers" (lower("fullname"), "id");
  CREATE INDEX "customers_search_idx" ON "customers" USING gin
    (lower("fullname" || ' ' || "email" || ' ' || "phone") gin_trgm_ops);
  UPDATE "leads" SET "kind" = 'contact' WHERE "kind" = 'plan-request';
  ALTER TABLE "leads" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_kind";
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('contact', 'newsletter', 'quote', 'deletion');
  ALTER TABLE "leads" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_leads_kind" USING "kind"::"public"."enum_leads_kind";
  DROP INDEX "subscriptions_next_payment_idx";
  ALTER TABLE "customers" DROP COLUMN "notes";
  ALTER TABLE "plans" DROP COLUMN "support";
  ALTER TABLE "subscriptions" DROP COLUMN "price_cents";
  ALTER TABLE "subscriptions" DROP COLUMN "label";
  DROP TYPE "public"."enum_plans_support";`)
}
