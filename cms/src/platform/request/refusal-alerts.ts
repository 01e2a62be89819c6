import { and, eq, isNull } from "drizzle-orm";
import type { Payload } from "payload";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { staff } from "../../payload-schema.ts";
import { database } from "../database.ts";
import { env } from "../env.ts";
import { queueMails } from "../mail/mail-queue.ts";
import { incrementRefusals, type RefusalKind } from "../metrics.ts";
import { createFailureLimit } from "../rate-limit.ts";
import { createRefusalAlertEmail, type RefusalBurst } from "./refusal-alert-email.ts";

/**
 * E-mails to administrators about bursts of refusals (ASVS 5.0, 16.3.3). Each process counts its own refusals in
 * memory, so that an attack causes no database writes.
 */

const windowMinutes = 10;

/** Number of refusals within `windowMinutes` that count as a burst. */
const burstSizes: Record<RefusalKind, number> = {
  logins: 100,
  rights: 30,
  requests: 300,
};

const burstCounter = (points: number) =>
  new RateLimiterMemory({ points, duration: windowMinutes * 60 });

const counters: Record<RefusalKind, RateLimiterMemory> = {
  logins: burstCounter(burstSizes.logins),
  rights: burstCounter(burstSizes.rights),
  requests: burstCounter(burstSizes.requests),
};

/**
 * Limits the e-mails to one in six hours for each kind, so that an attacker cannot flood the administrators' mailboxes.
 */
const alertLimit = createFailureLimit({ name: "refusal-alert", points: 1, seconds: 6 * 60 * 60 });

async function alertAdministrators(payload: Payload, kind: RefusalKind): Promise<void> {
  const burst = { kind, count: burstSizes[kind], minutes: windowMinutes };
  payload.logger.warn(`${burst.count} refused ${kind} within ${windowMinutes} minutes`);
  if (!(await alertLimit.count(payload, kind)).ok) {
    return;
  }
  try {
    await queueAlerts(payload, burst);
  } catch (error) {
    await alertLimit.takeBack(payload, kind);
    throw error;
  }
}

async function queueAlerts(payload: Payload, burst: RefusalBurst): Promise<void> {
  const db = database(payload);
  const administrators = await db
    .select({ email: staff.email, locale: staff.locale })
    .from(staff)
    .where(and(eq(staff.role, "admin"), isNull(staff.disabledAt)));
  const emails = administrators.map((recipient) =>
    createRefusalAlertEmail(recipient, burst, env.PUBLIC_URL),
  );
  await queueMails(db, emails);
}

/** Counts a refusal. Notifies the administrators if this refusal completes a burst, without delaying the response. */
export async function countRefusal(payload: Payload, kind: RefusalKind): Promise<void> {
  incrementRefusals(kind);
  const counter = counters[kind];
  // `consume` rejects above the limit. Ignores such refusals, because their burst has already been reported.
  const counted = await counter.consume(kind).catch(() => undefined);
  if (counted?.remainingPoints === 0) {
    await alertAdministrators(payload, kind).catch((error) =>
      payload.logger.error({ err: error, msg: "An alert about refusals was not queued" }),
    );
  }
}
