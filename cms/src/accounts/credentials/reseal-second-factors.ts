import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { secondFactors } from "../../platform/app-tables.ts";
import type { Database } from "../../platform/database.ts";
import { env } from "../../platform/env.ts";
import { poll, type Watch } from "../../platform/queue/poll.ts";
import { openText } from "../../platform/sealed-text.ts";
import { purpose, sealSecret } from "./sealed-secret.ts";

/**
 * Encrypts all second factors with PAYLOAD_SECRET that are still encrypted with PAYLOAD_SECRET_PREVIOUS, so that the
 * previous secret can be removed. Returns their number.
 */
export async function resealSecondFactors(db: Database): Promise<number> {
  const { id, sealedSecret } = secondFactors;
  const all = await db.select({ id, sealedSecret }).from(secondFactors);
  let resealed = 0;
  for (const { id: factorId, sealedSecret: sealed } of all) {
    const bytes = Buffer.from(sealed, "base64");
    const secret = openText(bytes, purpose);
    if (secret !== undefined && openText(bytes, purpose, [env.PAYLOAD_SECRET]) === undefined) {
      // The owner may have replaced the second factor meanwhile.
      const isSame = and(eq(id, factorId), eq(sealedSecret, sealed));
      await db
        .update(secondFactors)
        .set({ sealedSecret: sealSecret(secret) })
        .where(isSame);
      resealed += 1;
    }
  }
  return resealed;
}

/** While there is a previous secret, encrypts second factors with the current one every hour until the signal aborts. */
export async function runReseal({ pool, ...watch }: Watch & { pool: Pool }): Promise<void> {
  if (env.PAYLOAD_SECRET_PREVIOUS === undefined) {
    return;
  }
  await poll({
    ...watch,
    everyMs: 60 * 60_000,
    failure: "Cannot encrypt second factors with the new PAYLOAD_SECRET",
    look: async () => {
      const resealed = await resealSecondFactors(drizzle(pool));
      watch.log(`Second factors encrypted with the new PAYLOAD_SECRET: ${resealed}`);
      return undefined;
    },
  });
}
