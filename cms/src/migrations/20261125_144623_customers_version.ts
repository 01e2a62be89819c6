import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/**
 * What is known of the order of customers is known to be of today by one number, as that of articles. It
 * goes up when a transaction commits: whoever changes customers waits for nobody before.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "customers_version" ("version" bigint NOT NULL);
  INSERT INTO "customers_version" VALUES (0);
  CREATE FUNCTION raise_customers_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE customers_version SET version = version + 1 WHERE xmin <> pg_current_xact_id()::xid;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER customers_version
    AFTER INSERT OR DELETE OR UPDATE OF "fullname", "email", "is_duplicate" ON "customers"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_customers_version();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER customers_version ON "customers";
  DROP FUNCTION raise_customers_version;
  DROP TABLE "customers_version";`);
}
