import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { type PhoneNumber, parsePhone } from "contracts";

type Db = MigrateUpArgs["db"];

const batchSize = 1_000;

/** Stores telephone numbers in E.164 with their extension; a text that can be no number stays as typed. */
async function convertPhones(db: Db, tableName: "customers" | "leads"): Promise<void> {
  const table = sql.identifier(tableName);
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await db.execute<{ id: string; phone: string }>(sql`
      SELECT "id", "phone" FROM ${table}
      WHERE "id" > ${last}::uuid AND "phone" !~ '^[+][1-9][0-9]{6,14}$'
      ORDER BY "id" LIMIT ${batchSize}`);
    const numbers = rows.flatMap(({ id, phone }): (PhoneNumber & { id: string })[] => {
      const number = parsePhone(phone);
      return number ? [{ id, ...number }] : [];
    });
    await db.execute(sql`
      UPDATE ${table} t SET "phone" = n."phone", "phone_extension" = n."extension"
      FROM unnest(
        ${sql.param(numbers.map(({ id }) => id))}::uuid[],
        ${sql.param(numbers.map(({ phone }) => phone))}::varchar[],
        ${sql.param(numbers.map(({ phoneExtension }) => phoneExtension))}::varchar[]
      ) AS n("id", "phone", "extension")
      WHERE t."id" = n."id"`);
    if (rows.length < batchSize) {
      return;
    }
    last = rows.at(-1)?.id ?? last;
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "leads" ADD COLUMN "phone_extension" varchar;
  ALTER TABLE "customers" ADD COLUMN "phone_extension" varchar;`);
  await convertPhones(db, "customers");
  await convertPhones(db, "leads");
  await db.execute(sql`
  -- The digits alone too, as staff type them (customers/list-customers.ts).
  DROP INDEX "customers_search_idx";
  CREATE INDEX "customers_search_idx" ON "customers" USING gin
    (searchable("fullname" || ' ' || "email" || ' ' || "phone" || ' '
      || regexp_replace("phone", '\\D', '', 'g')) gin_trgm_ops);

  -- A payment is due on a day, stored as its midnight in UTC. Instants that programs sent were shown as
  -- the day after.
  UPDATE "subscriptions" SET "next_payment" =
    date_trunc('day', "next_payment" AT TIME ZONE 'America/Sao_Paulo') AT TIME ZONE 'UTC'
    WHERE "next_payment" <> date_trunc('day', "next_payment", 'UTC');`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "customers_search_idx";
  CREATE INDEX "customers_search_idx" ON "customers" USING gin
    (searchable("fullname" || ' ' || "email" || ' ' || "phone") gin_trgm_ops);
  UPDATE "leads" SET "phone" = "phone" || ' ramal ' || "phone_extension"
    WHERE "phone_extension" IS NOT NULL;
  UPDATE "customers" SET "phone" = "phone" || ' ramal ' || "phone_extension"
    WHERE "phone_extension" IS NOT NULL;
  ALTER TABLE "leads" DROP COLUMN "phone_extension";
  ALTER TABLE "customers" DROP COLUMN "phone_extension";`);
}
