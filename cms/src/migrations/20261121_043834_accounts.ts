import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_customers_locale" AS ENUM('pt-BR', 'en-US', 'es-ES');
  CREATE TYPE "public"."enum_plans_status" AS ENUM('ativo', 'inativo');
  CREATE TYPE "public"."enum_staff_locale" AS ENUM('pt-BR', 'en-US', 'es-ES');
  CREATE TABLE "customers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"fullname" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"locale" "enum_customers_locale" DEFAULT 'pt-BR' NOT NULL,
  	"deletion_requested_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plans" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"status" "enum_plans_status" NOT NULL,
  	"inactive_since" timestamp(3) with time zone,
  	"created_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"plan_id" varchar,
  	"since" timestamp(3) with time zone NOT NULL,
  	"next_payment" timestamp(3) with time zone,
  	"cancelled_at" timestamp(3) with time zone,
  	"former_plan_id" varchar,
  	"former_plan_name" varchar,
  	"former_plan_price" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"action" varchar NOT NULL,
  	"actor_id" varchar,
  	"actor_email" varchar,
  	"target_kind" varchar,
  	"target_id" varchar,
  	"before" jsonb,
  	"after" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "staff_sessions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "staff_sessions" CASCADE;
  ALTER TABLE "staff" ADD COLUMN "locale" "enum_staff_locale" DEFAULT 'pt-BR' NOT NULL;
  ALTER TABLE "staff" ADD COLUMN "disabled_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "customers_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plans_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscriptions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_log_id" uuid;
  ALTER TABLE "payload_preferences_rels" ADD COLUMN "customers_id" uuid;
  ALTER TABLE "plans" ADD CONSTRAINT "plans_created_by_id_staff_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE INDEX "customers_deletion_requested_at_idx" ON "customers" USING btree ("deletion_requested_at");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE INDEX "plans_status_idx" ON "plans" USING btree ("status");
  CREATE INDEX "plans_created_by_idx" ON "plans" USING btree ("created_by_id");
  CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
  CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
  CREATE INDEX "subscriptions_customer_idx" ON "subscriptions" USING btree ("customer_id");
  CREATE INDEX "subscriptions_plan_idx" ON "subscriptions" USING btree ("plan_id");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plans_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_locked_documents_rels_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("plans_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");
  CREATE INDEX "payload_preferences_rels_customers_id_idx" ON "payload_preferences_rels" USING btree ("customers_id");
  ALTER TABLE "staff" DROP COLUMN "reset_password_token";
  ALTER TABLE "staff" DROP COLUMN "reset_password_expiration";
  ALTER TABLE "staff" DROP COLUMN "salt";
  ALTER TABLE "staff" DROP COLUMN "hash";
  ALTER TABLE "staff" DROP COLUMN "reset_password_requested_at";
  ALTER TABLE "staff" DROP COLUMN "login_attempts";
  ALTER TABLE "staff" DROP COLUMN "lock_until";

  -- Not Payload's: what none of its queries may reach (operations/accounts). Whose a row is, is in
  -- the one of the two columns that is set.
  CREATE TABLE "passwords" (
  	"customer_id" uuid UNIQUE REFERENCES "customers" ON DELETE CASCADE,
  	"staff_id" uuid UNIQUE REFERENCES "staff" ON DELETE CASCADE,
  	"hash" text NOT NULL,
  	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CHECK (num_nonnulls("customer_id", "staff_id") = 1)
  );
  CREATE TABLE "sessions" (
  	"token_hash" text PRIMARY KEY,
  	"customer_id" uuid REFERENCES "customers" ON DELETE CASCADE,
  	"staff_id" uuid REFERENCES "staff" ON DELETE CASCADE,
  	"address_key" text NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"last_used_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	CHECK (num_nonnulls("customer_id", "staff_id") = 1)
  );
  CREATE INDEX "sessions_customer_idx" ON "sessions" ("customer_id");
  CREATE INDEX "sessions_staff_idx" ON "sessions" ("staff_id");
  CREATE TABLE "account_links" (
  	"token_hash" text PRIMARY KEY,
  	"customer_id" uuid REFERENCES "customers" ON DELETE CASCADE,
  	"staff_id" uuid REFERENCES "staff" ON DELETE CASCADE,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	CHECK (num_nonnulls("customer_id", "staff_id") = 1)
  );
  CREATE INDEX "account_links_customer_idx" ON "account_links" ("customer_id");
  CREATE INDEX "account_links_staff_idx" ON "account_links" ("staff_id");

  ALTER TABLE "plans" ADD CHECK (("status" = 'inativo') = ("inactive_since" IS NOT NULL));
  ALTER TABLE "plans" ADD CHECK ("price" >= 0);

  -- Lists of customers: the order by name, and the search in name, e-mail and telephone.
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
  CREATE INDEX "customers_name_idx" ON "customers" (lower("fullname"), "id");
  CREATE INDEX "customers_search_idx" ON "customers" USING gin
    (lower("fullname" || ' ' || "email" || ' ' || "phone") gin_trgm_ops);

  -- How many there are, kept by a trigger: counting them for each page costs more than the page.
  CREATE TABLE "customer_count" ("total" bigint NOT NULL);
  INSERT INTO "customer_count" VALUES (0);
  CREATE FUNCTION count_customers() RETURNS trigger LANGUAGE plpgsql AS $body$ BEGIN
    UPDATE customer_count SET total = total
      + (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * (SELECT count(*) FROM changed);
    RETURN NULL;
  END $body$;
  CREATE TRIGGER "count_inserted" AFTER INSERT ON "customers"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_customers();
  CREATE TRIGGER "count_deleted" AFTER DELETE ON "customers"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_customers();

  -- The audit log only grows, whoever asks.
  CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $body$ BEGIN
    RAISE EXCEPTION 'audit_log is append-only';
  END $body$;
  CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "passwords", "sessions", "account_links", "customer_count";
   CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "customers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "plans" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_customers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plans_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_log_fk";
  
  ALTER TABLE "payload_preferences_rels" DROP CONSTRAINT "payload_preferences_rels_customers_fk";
  
  DROP INDEX "payload_locked_documents_rels_customers_id_idx";
  DROP INDEX "payload_locked_documents_rels_plans_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_log_id_idx";
  DROP INDEX "payload_preferences_rels_customers_id_idx";
  ALTER TABLE "staff" ADD COLUMN "reset_password_token" varchar;
  ALTER TABLE "staff" ADD COLUMN "reset_password_expiration" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "salt" varchar;
  ALTER TABLE "staff" ADD COLUMN "hash" varchar;
  ALTER TABLE "staff" ADD COLUMN "reset_password_requested_at" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "staff" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  ALTER TABLE "staff" DROP COLUMN "locale";
  ALTER TABLE "staff" DROP COLUMN "disabled_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "customers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plans_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_log_id";
  ALTER TABLE "payload_preferences_rels" DROP COLUMN "customers_id";
  DROP TYPE "public"."enum_customers_locale";
  DROP TYPE "public"."enum_plans_status";
  DROP TYPE "public"."enum_staff_locale";
  DROP FUNCTION count_customers();
  DROP FUNCTION refuse_audit_change();`)
}
