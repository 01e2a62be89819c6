import { z } from "zod";

/** The state of the whole product, as the panel shows it to administrators (docs/operations.md, "State of the system"). */

export const parts = ["web", "cms", "worker"] as const;
export type Part = (typeof parts)[number];

/** How often a replica says that it is there, and after how long without a word it is taken for gone. */
export const beatMs = 10_000;
export const silentAfterSeconds = 35;

const name = z.string().max(120);

/** What a replica says of itself. */
export const heartbeat = z.object({
  /** Made anew at each start. */
  id: z.uuid(),
  part: z.enum(parts),
  host: name,
  version: name,
  uptimeSeconds: z.number().int().min(0).max(1_000_000_000),
  /** It was asked to end, and is gone from here on. */
  isEnding: z.boolean().optional(),
});
export type Heartbeat = z.infer<typeof heartbeat>;
export const maxHeartbeatBytes = 2_048;

const replica = z.object({
  id: z.uuid(),
  part: z.enum(parts),
  host: z.string(),
  version: z.string(),
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isSilent: z.boolean(),
});
export type Replica = z.infer<typeof replica>;

/** What is looked at, in the order in which it is shown. */
export const checkNames = [
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
export type CheckName = (typeof checkNames)[number];

/** What was found, with how bad that is. */
export const findings = {
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
export type Finding = keyof typeof findings;
export type Health = (typeof findings)[Finding];

const finding = z.enum(Object.keys(findings) as [Finding, ...Finding[]]);

const check = z.object({
  name: z.enum(checkNames),
  finding,
  /** For the words of the finding: how many, since when (minutes), which moment. */
  count: z.number().int().optional(),
  of: z.number().int().optional(),
  minutes: z.number().int().optional(),
  at: z.iso.datetime().optional(),
});
export type Check = z.infer<typeof check>;

export const systemState = z.object({ checks: z.array(check), replicas: z.array(replica) });
export type SystemState = z.infer<typeof systemState>;
