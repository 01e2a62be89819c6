import { transactionOn } from "../platform/database.ts";
import { deadLinks, linkChecks } from "../platform/own-tables.ts";
import {
  type AfterChangesOptions,
  keepAfterChanges,
} from "../platform/publishing/after-changes.ts";
import { findDeadLinks } from "./check-links.ts";

/** Finds dead links regularly and soon after each publish, until `signal` aborts. */
export function keepCheckingLinks({
  publicOrigin,
  ...options
}: AfterChangesOptions & { publicOrigin: string }): Promise<void> {
  const { pool, signal } = options;
  return keepAfterChanges(options, {
    name: "links",
    lookMs: 3_000,
    failure: "Cannot check links",
    run: async (database) => {
      await findDeadLinks({ database, publicOrigin, signal }, ({ dead, isPartial }) =>
        transactionOn(pool, async (transaction) => {
          await transaction.delete(deadLinks);
          if (dead.length > 0) {
            await transaction.insert(deadLinks).values(dead);
          }
          await transaction.delete(linkChecks);
          await transaction.insert(linkChecks).values({ isPartial });
        }),
      );
      return false;
    },
  });
}
