import {
  type Replica,
  type ServiceName,
  type SystemCheck,
  type SystemCheckName,
  serviceNames,
} from "contracts";

/**
 * Maximum age of a waiting item, in seconds, before its queue is reported as stuck. Longer than the first pauses
 * between retries.
 */
const stuckAfterSeconds = 15 * 60;
/** Age in ms at which the last backup is reported as old: the interval of a daily backup plus half a day. */
const backupIsOldAfterMs = 36 * 60 * 60 * 1_000;
/**
 * Thresholds as shares of the total. Database connections are reported if the used share reaches `maxUsedShare`, the
 * disk if the free share is less than `minFreeShare`.
 */
const maxUsedShare = 0.8;
const minFreeShare = 0.1;

export function checkService(part: ServiceName, replicas: readonly Replica[]): SystemCheck {
  const own = replicas.filter((replica) => replica.part === part);
  const alive = own.filter(({ isSilent }) => !isSilent);
  const silent = own.length - alive.length;
  if (alive.length === 0) {
    return { name: part, finding: "part-missing" };
  }
  if (silent > 0) {
    return { name: part, finding: "part-silent", count: silent };
  }
  const versions = new Set(alive.map(({ version }) => version)).size;
  return versions > 1
    ? { name: part, finding: "part-mixed", count: versions }
    : { name: part, finding: "part-alive", count: alive.length };
}

export function checkServices(replicas: readonly Replica[]): SystemCheck[] {
  return serviceNames.map((part) => checkService(part, replicas));
}

interface Queue {
  waiting: number;
  oldestSeconds: number;
  dead: number;
}

export function checkQueue(
  name: Extract<SystemCheckName, "deliveries" | "mails">,
  { waiting, oldestSeconds, dead }: Queue,
): SystemCheck {
  const minutes = Math.floor(oldestSeconds / 60);
  if (oldestSeconds > stuckAfterSeconds) {
    return { name, finding: "queue-stuck", count: waiting, minutes };
  }
  return dead > 0
    ? { name, finding: "queue-given-up", count: dead }
    : { name, finding: "queue-moving", count: waiting, minutes };
}

/** Checks the last backup. `at` is the time of the backup; `now` is the time by the database's clock. */
export function checkBackup(at: Date | undefined, now: Date): SystemCheck {
  const name = "backup";
  if (at === undefined) {
    return { name, finding: "backup-none" };
  }
  const isOld = now.getTime() - at.getTime() > backupIsOldAfterMs;
  return { name, finding: isOld ? "backup-old" : "backup-recent", at: at.toISOString() };
}

export function checkDatabase({ used, most }: { used: number; most: number }): SystemCheck {
  const finding = used >= most * maxUsedShare ? "database-crowded" : "database-roomy";
  return { name: "database", finding, count: used, of: most };
}

/**
 * Checks the storage of images. `freeShare` is the free share of the disk; undefined for a bucket, which has no fixed
 * size.
 */
export function checkStorage(state: { works: boolean; freeShare?: number }): SystemCheck {
  const name = "storage";
  if (!state.works) {
    return { name, finding: "storage-failing" };
  }
  return state.freeShare !== undefined && state.freeShare < minFreeShare
    ? { name, finding: "storage-nearly-full", count: Math.round(state.freeShare * 100) }
    : { name, finding: "storage-good" };
}

export function checkWebhooks(state: { configured: number; failing: number }): SystemCheck {
  const name = "webhooks";
  if (state.failing > 0) {
    return { name, finding: "webhooks-failing", count: state.failing };
  }
  return { name, finding: state.configured > 0 ? "webhooks-good" : "webhooks-unset" };
}

export function checkMailServer(state: "unset" | "answers" | "fails"): SystemCheck {
  const finding = {
    unset: "mail-server-unset",
    answers: "mail-server-good",
    fails: "mail-server-failing",
  } as const;
  return { name: "mail-server", finding: finding[state] };
}
