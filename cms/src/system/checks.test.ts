import type { Replica, ServiceName } from "contracts";
import { expect, it } from "vitest";
import {
  checkBackup,
  checkDatabase,
  checkQueue,
  checkService,
  checkStorage,
  checkWebhooks,
} from "./checks.ts";

function replica(part: ServiceName, changes: Partial<Replica> = {}): Replica {
  const at = "2026-11-22T12:00:00.000Z";
  const own = { id: crypto.randomUUID(), part, host: "a", version: "1" };
  return { ...own, startedAt: at, seenAt: at, isSilent: false, ...changes };
}

it.each([
  ["part-missing", []],
  ["part-missing", [replica("web")]],
  ["part-missing", [replica("cms", { isSilent: true })]],
  ["part-silent", [replica("cms"), replica("cms", { isSilent: true })]],
  ["part-mixed", [replica("cms"), replica("cms", { version: "2" })]],
  ["part-alive", [replica("cms"), replica("cms", { host: "b" })]],
] as const)("checkService returns %s according to the replicas", (finding, replicas) => {
  expect(checkService("cms", replicas).finding).toBe(finding);
});

it.each([
  ["queue-moving", { waiting: 0, oldestSeconds: 0, dead: 0 }],
  ["queue-moving", { waiting: 400, oldestSeconds: 890, dead: 0 }],
  ["queue-given-up", { waiting: 1, oldestSeconds: 10, dead: 2 }],
  // A stuck queue has priority over dead entries.
  ["queue-stuck", { waiting: 1, oldestSeconds: 901, dead: 2 }],
] as const)(
  "checkQueue returns %s according to the age and number of the queue's items",
  (finding, queue) => {
    expect(checkQueue("deliveries", queue).finding).toBe(finding);
  },
);

it("checkBackup reports a backup as old after a day and a half", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  expect(checkBackup(undefined, now).finding).toBe("backup-none");
  expect(checkBackup(hoursAgo(35), now)).toMatchObject({
    finding: "backup-recent",
    at: "2026-11-21T01:00:00.000Z",
  });
  expect(checkBackup(hoursAgo(37), now).finding).toBe("backup-old");
});

it("checkDatabase warns from 80 % of connections in use, checkStorage below 10 % of free disk space", () => {
  expect(checkDatabase({ used: 79, most: 100 }).finding).toBe("database-roomy");
  expect(checkDatabase({ used: 80, most: 100 }).finding).toBe("database-crowded");
  expect(checkStorage({ works: true, freeShare: 0.5 }).finding).toBe("storage-good");
  expect(checkStorage({ works: true, freeShare: 0.09 })).toMatchObject({
    finding: "storage-nearly-full",
    count: 9,
  });
  expect(checkStorage({ works: true }).finding).toBe("storage-good");
  expect(checkStorage({ works: false }).finding).toBe("storage-failing");
});

it("checkWebhooks distinguishes a failing webhook from a missing configuration", () => {
  expect(checkWebhooks({ configured: 0, failing: 0 }).finding).toBe("webhooks-unset");
  expect(checkWebhooks({ configured: 1, failing: 0 }).finding).toBe("webhooks-good");
  expect(checkWebhooks({ configured: 0, failing: 3 }).finding).toBe("webhooks-failing");
});
