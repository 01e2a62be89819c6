import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { secondFactors } from "../../platform/app-tables.ts";
import type { Database } from "../../platform/database.ts";
import { env } from "../../platform/env.ts";
import { type JobContext, poll } from "../../platform/queue/poll.ts";
import { unsealText } from "../../platform/sealed-text.ts";
import { sealingPurpose, sealSecret } from "./sealed-secret.ts";

/**
 * Encrypts second factors with PAYLOAD_SECRET if they are still encrypted with PAYLOAD_SECRET_PREVIOUS. The previous
 * secret can then be removed. Returns the number of second factors encrypted anew.
 */
export async function resealSecondFactors(db: Database): Promise<number> {
  const { id, sealedSecret } = secondFactors;
  const all = await db.select({ id, sealedSecret }).from(secondFactors);
  let resealed = 0;
  for (const { id: factorId, sealedSecret: sealed } of all) {
    const bytes = Buffer.from(sealed, "base64");
    const secret = unsealText(bytes, sealingPurpose);
    if (
      secret !== undefined &&
      unsealText(bytes, sealingPurpose, [env.PAYLOAD_SECRET]) === undefined
    ) {
      // Updates the row only if it is unchanged, because the owner may have replaced the second factor meanwhile.
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

/**
 * Encrypts second factors with the current secret every hour until the signal aborts. Does nothing without a previous
 * secret.
 */
export async function runSecondFactorResealing({
  pool,
  ...watch
}: JobContext & { pool: Pool }): Promise<void> {
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
