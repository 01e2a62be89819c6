import type { CheckFinding, CheckSeverity, SystemCheck, SystemCheckName } from "contracts";
import type { MessageId } from "#app/i18n/messages.ts";

/** Message ids of each check and of its results. */

export const checkMessageIds: Record<SystemCheckName, MessageId> = {
  web: "system.check.web",
  cms: "system.check.cms",
  worker: "system.check.worker",
  database: "system.check.database",
  storage: "system.check.storage",
  backup: "system.check.backup",
  deliveries: "system.check.deliveries",
  webhooks: "system.check.webhooks",
  mails: "system.check.mails",
  "mail-server": "system.check.mail-server",
};

export const findingMessageIds: Record<CheckFinding, MessageId> = {
  "part-alive": "system.finding.part-alive",
  "part-mixed": "system.finding.part-mixed",
  "part-silent": "system.finding.part-silent",
  "part-missing": "system.finding.part-missing",
  "database-roomy": "system.finding.database-roomy",
  "database-crowded": "system.finding.database-crowded",
  "storage-good": "system.finding.storage-good",
  "storage-nearly-full": "system.finding.storage-nearly-full",
  "storage-failing": "system.finding.storage-failing",
  "backup-recent": "system.finding.backup-recent",
  "backup-old": "system.finding.backup-old",
  "backup-none": "system.finding.backup-none",
  "queue-moving": "system.finding.queue-moving",
  "queue-stuck": "system.finding.queue-stuck",
  "queue-given-up": "system.finding.queue-given-up",
  "webhooks-good": "system.finding.webhooks-good",
  "webhooks-unset": "system.finding.webhooks-unset",
  "webhooks-failing": "system.finding.webhooks-failing",
  "mail-server-good": "system.finding.mail-server-good",
  "mail-server-unset": "system.finding.mail-server-unset",
  "mail-server-failing": "system.finding.mail-server-failing",
};

export const healthMessageIds: Record<CheckSeverity, MessageId> = {
  good: "system.health.good",
  attention: "system.health.attention",
  bad: "system.health.bad",
};

/** Message ids of the advice for results that are not good. Some advice depends on the check. */
const adviceIds: Partial<Record<CheckFinding, MessageId>> = {
  "part-mixed": "system.advice.part-mixed",
  "part-silent": "system.advice.part-silent",
  "database-crowded": "system.advice.database-crowded",
  "storage-nearly-full": "system.advice.storage-nearly-full",
  "storage-failing": "system.advice.storage-failing",
  "backup-old": "system.advice.backup-old",
  "backup-none": "system.advice.backup-none",
  "webhooks-unset": "system.advice.webhooks-unset",
  "webhooks-failing": "system.advice.webhooks-failing",
  "mail-server-unset": "system.advice.mail-server-unset",
  "mail-server-failing": "system.advice.mail-server-failing",
};

const adviceByName: Partial<Record<CheckFinding, Partial<Record<SystemCheckName, MessageId>>>> = {
  "part-missing": {
    web: "system.advice.part-missing.web",
    cms: "system.advice.part-missing.cms",
    worker: "system.advice.part-missing.worker",
  },
  "queue-stuck": {
    deliveries: "system.advice.queue-stuck.deliveries",
    mails: "system.advice.queue-stuck.mails",
  },
  "queue-given-up": {
    deliveries: "system.advice.queue-given-up.deliveries",
    mails: "system.advice.queue-given-up.mails",
  },
};

export function findAdviceMessageId({ name, finding }: SystemCheck): MessageId | undefined {
  return adviceByName[finding]?.[name] ?? adviceIds[finding];
}
