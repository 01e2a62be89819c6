import { z } from "zod";

/** State of the whole product, shown to administrators in the panel (docs/operations/monitoring.md). */

export const serviceNames = ["web", "cms", "worker"] as const;
export type ServiceName = (typeof serviceNames)[number];

/**
 * Interval of heartbeats in ms, and the number of seconds without a heartbeat after which a replica counts as stopped.
 */
export const heartbeatMs = 10_000;
export const heartbeatTimeoutSeconds = 35;

const name = z.string().max(120);

/** Heartbeat of a replica. */
export const heartbeat = z.object({
  /** Generated at each start. */
  id: z.uuid(),
  part: z.enum(serviceNames),
  host: name,
  version: name,
  uptimeSeconds: z.number().int().min(0).max(1_000_000_000),
  /** True for the last heartbeat before shutdown; the replica is then listed as stopped immediately. */
  isEnding: z.boolean().optional(),
});
export type Heartbeat = z.infer<typeof heartbeat>;
export const maxHeartbeatBytes = 2_048;

const replica = z.object({
  id: z.uuid(),
  part: z.enum(serviceNames),
  host: z.string(),
  version: z.string(),
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isSilent: z.boolean(),
});
export type Replica = z.infer<typeof replica>;

/** Checks in the order in which they are shown. */
export const systemCheckNames = [
  "web",
  "cms",
  "worker",
  "database",
  "storage",
  "backup",
  "deliveries",
  "webhooks",
  "mails",
  "mail-server",
] as const;
export type SystemCheckName = (typeof systemCheckNames)[number];

/** Possible results of the checks, each with its severity. */
export const checkFindings = {
  "part-alive": "good",
  "part-mixed": "attention",
  "part-silent": "bad",
  "part-missing": "bad",
  "database-roomy": "good",
  "database-crowded": "attention",
  "storage-good": "good",
  "storage-nearly-full": "attention",
  "storage-failing": "bad",
  "backup-recent": "good",
  "backup-old": "bad",
  "backup-none": "bad",
  "queue-moving": "good",
  "queue-stuck": "bad",
  "queue-given-up": "bad",
  "webhooks-good": "good",
  "webhooks-unset": "attention",
  "webhooks-failing": "bad",
  "mail-server-good": "good",
  "mail-server-unset": "attention",
  "mail-server-failing": "bad",
} as const;
export type CheckFinding = keyof typeof checkFindings;
export type CheckSeverity = (typeof checkFindings)[CheckFinding];

const finding = z.enum(Object.keys(checkFindings) as [CheckFinding, ...CheckFinding[]]);

const check = z.object({
  name: z.enum(systemCheckNames),
  finding,
  /** Values in the finding's message: a number (`count`), the total (`of`), a duration in minutes, or an instant. */
  count: z.number().int().optional(),
  of: z.number().int().optional(),
  minutes: z.number().int().optional(),
  at: z.iso.datetime().optional(),
});
export type SystemCheck = z.infer<typeof check>;

export const systemState = z.object({ checks: z.array(check), replicas: z.array(replica) });
export type SystemState = z.infer<typeof systemState>;
