import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/**
 * Adds the number of saved quotes. Quotes that exist get one of 8 digits each: the factor has no divisor in common with
 * the modulus, so no two rows get the same.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "saved_quotes" ADD COLUMN "number" varchar;
  UPDATE "saved_quotes" SET "number" = numbered."number" FROM (
    SELECT "id", (10000000 + row_number() OVER (ORDER BY "created_at", "id") * 48271777 % 90000000)::varchar AS "number"
    FROM "saved_quotes") numbered WHERE "saved_quotes"."id" = numbered."id";
  CREATE UNIQUE INDEX "saved_quotes_number_idx" ON "saved_quotes" USING btree ("number");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "saved_quotes_number_idx";
  ALTER TABLE "saved_quotes" DROP COLUMN "number";`);
}
