import { locales, releaseScheduleKind } from "contracts";
import { eq } from "drizzle-orm";
import {
  APIError,
  commitTransaction,
  createLocalReq,
  getLocalI18n,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from "payload";
import { type Actor, recordAuditEntry } from "../audit/audit.ts";
import { staff } from "../payload-schema.ts";
import { schedules } from "../platform/app-tables.ts";
import {
  type Database,
  database,
  getRequestDatabase,
  inTransaction,
} from "../platform/database.ts";
import { type Label, label } from "../platform/i18n/label.ts";
import { formatErrorLine } from "../platform/log/log-line.ts";
import { putVersionInForce } from "./legal/put-in-force.ts";
import { publishOrUnpublish } from "./publish.ts";
import { isRefusal, refusalText } from "./refusals.ts";
import { publishRelease } from "./releases/publish-release.ts";
import { deleteSnapshots, findApprovedContent } from "./schedule-snapshots.ts";
import {
  createScheduleAuditTarget,
  getScheduleAction,
  lockNextDueSchedule,
  lockWaitingSchedule,
  markScheduleDone,
  markScheduleFailed,
  postponeSchedule,
  type StoredSchedule,
  toDocumentRef,
} from "./schedule-store.ts";

type Language = keyof Label;
type Within = { language: Language } & Pick<PayloadRequest, "transactionID">;

/** Data of a schedule that a publish or unpublish needs. Includes the account whose rights are used. */
export type RunnableSchedule = Pick<
  StoredSchedule,
  "kind" | "documentId" | "action" | "locale" | "staffId"
> &
  Partial<Pick<StoredSchedule, "id" | "legalVersionId">>;

const accountClosedText = label(
  "A conta de quem programou não existe mais ou foi desativada.",
  "The account of whoever planned it is gone or was closed.",
  "La cuenta de quien lo programó ya no existe o está desactivada.",
);

const internalErrorText = label(
  "Algo falhou no sistema, e tentar de novo não ajudou. Publique à mão ou programe outra vez.",
  "Something failed in the system, and trying again did not help. Publish by hand or plan it anew.",
  "Algo falló en el sistema y volver a intentarlo no ayudó. Publíquelo a mano o prográmelo de nuevo.",
);

/** Pauses between retries after internal errors, in seconds; half an hour in total. */
const pausesInSeconds = [5, 30, 120, 300, 1_500];

async function requestAs(
  payload: Payload,
  user: PayloadRequest["user"] | undefined,
  { language, transactionID }: Within,
): Promise<PayloadRequest> {
  const i18n = await getLocalI18n({ config: payload.config, language });
  return createLocalReq(
    {
      ...(user ? { user } : {}),
      req: { i18n, query: {}, ...(transactionID ? { transactionID } : {}) },
    },
    payload,
  );
}

/** Returns a request on behalf of the planner, with the planner's current rights. */
async function requestOf(
  payload: Payload,
  { staffId }: RunnableSchedule,
  within: Within,
): Promise<PayloadRequest> {
  const { language } = within;
  const [member] = staffId
    ? await database(payload).select().from(staff).where(eq(staff.id, staffId))
    : [];
  if (!member || member.disabledAt) {
    throw new APIError(accountClosedText[language], 403, null, true);
  }
  const user = { ...member, collection: "staff" as const };
  return requestAs(payload, user, within);
}

async function attempt(
  payload: Payload,
  schedule: RunnableSchedule,
  within: Within,
): Promise<void> {
  if (schedule.legalVersionId) {
    // Runs without a user, so that a version takes effect as announced even if the announcer's account is closed.
    const req = await requestAs(payload, undefined, within);
    await putVersionInForce(req, schedule.legalVersionId, undefined);
    return;
  }
  const req = await requestOf(payload, schedule, within);
  if (schedule.kind === releaseScheduleKind) {
    await publishRelease(req, schedule.documentId);
    return;
  }
  await publishOrUnpublish(req, {
    subject: toDocumentRef(schedule),
    action: getScheduleAction(schedule),
    locale: locales.find((locale) => locale === schedule.locale),
    content: await findApprovedContent(req, schedule.id),
  });
}

/**
 * Runs a schedule in a transaction that is always rolled back. Returns the reason why the schedule would be rejected.
 */
export async function findTrialRejection(
  payload: Payload,
  schedule: RunnableSchedule,
  language: Language,
): Promise<string | undefined> {
  const trial = await createLocalReq({}, payload);
  await initTransaction(trial);
  try {
    const { transactionID } = trial;
    await attempt(payload, schedule, { language, ...(transactionID ? { transactionID } : {}) });
    return undefined;
  } catch (error) {
    if (!isRefusal(error)) {
      throw error;
    }
    return refusalText(error, language);
  } finally {
    await killTransaction(trial);
  }
}

/**
 * Returns the reason why a schedule would be rejected now, in each language; undefined if the schedule would succeed.
 * Runs a trial per language, because Payload translates messages and field names during validation. `known` is the
 * Portuguese message of a rejection that has just happened.
 */
export async function findRejectionReasons(
  payload: Payload,
  schedule: RunnableSchedule,
  known?: string,
): Promise<Label | undefined> {
  const pt = known ?? (await findTrialRejection(payload, schedule, "pt"));
  const en = pt && (await findTrialRejection(payload, schedule, "en"));
  const es = en && (await findTrialRejection(payload, schedule, "es"));
  return pt && en && es ? { pt, en, es } : undefined;
}

async function actorOf(payload: Payload, id: string | null): Promise<Actor | undefined> {
  const [member] = id
    ? await database(payload)
        .select({ id: staff.id, email: staff.email })
        .from(staff)
        .where(eq(staff.id, id))
    : [];
  return member;
}

async function fail(payload: Payload, schedule: StoredSchedule, reason: Label): Promise<void> {
  const actor = await actorOf(payload, schedule.staffId);
  await inTransaction(payload, async (transaction) => {
    if (await markScheduleFailed(transaction, { id: schedule.id, reason })) {
      const { action, locale, dueAt } = schedule;
      await recordAuditEntry(transaction, {
        actor,
        action: "schedule.fail",
        target: createScheduleAuditTarget(schedule),
        after: { action, locale, dueAt, reason: reason.pt },
      });
    }
  });
}

/** Marks a schedule as failed after a rejection. After any other error, postpones the schedule to retry it. */
async function afterFailure(
  payload: Payload,
  schedule: StoredSchedule,
  error: unknown,
): Promise<void> {
  const problem = isRefusal(error)
    ? await findRejectionReasons(payload, schedule, refusalText(error, "pt"))
    : undefined;
  const pause = pausesInSeconds[schedule.attempts];
  if (problem || pause === undefined) {
    await fail(payload, schedule, problem ?? internalErrorText);
    return;
  }
  payload.logger.error(`A schedule could not be run: ${formatErrorLine(error)}`);
  await postponeSchedule(database(payload), schedule.id, pause);
}

/**
 * Runs the schedule that has been due the longest; returns false if no schedule is due. One transaction locks, runs and
 * marks the schedule. Only one worker can therefore run the schedule, and a worker that dies leaves no change.
 */
export function runNextSchedule(payload: Payload): Promise<boolean> {
  return run(payload, lockNextDueSchedule);
}

/** Runs a schedule now, unless a worker has just run the schedule. */
export async function runScheduleNow(payload: Payload, id: string): Promise<void> {
  await run(payload, (transaction) => lockWaitingSchedule(transaction, id));
}

async function run(
  payload: Payload,
  take: (transaction: Database) => Promise<StoredSchedule | undefined>,
): Promise<boolean> {
  const req = await createLocalReq({}, payload);
  let taken: StoredSchedule | undefined;
  await initTransaction(req);
  try {
    const transaction = await getRequestDatabase(req);
    taken = await take(transaction);
    if (taken) {
      const { transactionID } = req;
      await attempt(payload, taken, {
        language: "pt",
        ...(transactionID ? { transactionID } : {}),
      });
      await deleteSnapshots(transaction, taken);
      await markScheduleDone(transaction, taken.id);
      const { action, locale, dueAt } = taken;
      await recordAuditEntry(transaction, {
        actor: await actorOf(payload, taken.staffId),
        action: "schedule.run",
        target: createScheduleAuditTarget(taken),
        after: { action, locale, dueAt },
      });
    }
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    if (!taken) {
      throw error;
    }
    await afterFailure(payload, taken, error);
    return true;
  }
  return taken !== undefined && (await isCommitted(payload, taken));
}

/** Checks the commit, because Payload does not notice if PostgreSQL answers COMMIT with ROLLBACK (decision 0014). */
async function isCommitted(payload: Payload, taken: StoredSchedule): Promise<boolean> {
  const [row] = await database(payload)
    .select({ state: schedules.state })
    .from(schedules)
    .where(eq(schedules.id, taken.id));
  if (row?.state === "waiting") {
    await afterFailure(payload, taken, new Error("The transaction was rolled back"));
  }
  return true;
}
