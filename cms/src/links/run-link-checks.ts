import { deadLinks, linkChecks } from "../platform/app-tables.ts";
import { inPoolTransaction } from "../platform/database.ts";
import { type AfterChangesOptions, runAfterChanges } from "../platform/publishing/after-changes.ts";
import { findDeadLinks } from "./check-links.ts";

/** Finds dead links regularly and soon after each publish, until `signal` aborts. */
export function runLinkChecks({
  publicOrigin,
  ...options
}: AfterChangesOptions & { publicOrigin: string }): Promise<void> {
  const { pool, signal } = options;
  return runAfterChanges(options, {
    name: "links",
    pollMs: 3_000,
    failure: "Cannot check links",
    run: async (database) => {
      await findDeadLinks({ database, publicOrigin, signal }, ({ dead, isPartial }) =>
        inPoolTransaction(pool, async (transaction) => {
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
