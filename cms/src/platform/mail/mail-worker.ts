import type { SendEmailOptions } from "payload";
import type { Database } from "../database.ts";
import { errorLine, redactPersonalData } from "../log/log-line.ts";
import { createFailureLog } from "../queue/failure-log.ts";
import { logOnce } from "../queue/log-once.ts";
import { retryPauseMs } from "../queue/retry-pause.ts";
import { runWorker } from "../queue/run-worker.ts";
import { type Logo, readBrand } from "./brand.ts";
import type { Envelope } from "./email.ts";
import { type DueMail, leaseDueMails, markFailed, markSent } from "./mail-queue.ts";
import { renderEmail } from "./render-email.ts";

/** Maximum number of concurrent e-mails; mail servers accept few connections. */
const concurrency = 4;
/** Maximum delay until a new e-mail is seen, in ms. */
const pollMs = 1_000;
/** Time in ms by which a lease outlasts an attempt, so that the outcome can be recorded even in a busy database. */
const leaseMarginMs = 15_000;

export interface MailSettings {
  publicUrl: string;
  /** Sender's e-mail address; the sender's name is the brand's. */
  from: string;
  timeoutMs: number;
  /** Pause after the first failure in ms; it doubles with each further one. */
  firstPauseMs: number;
  /** Number of failures after which the worker gives up on an e-mail. */
  attempts: number;
}

interface MailWorkerOptions {
  database: Database;
  settings: MailSettings;
  sendMail: (message: SendEmailOptions) => Promise<unknown>;
  readLogo: () => Promise<Logo | undefined>;
  log: (line: string) => void;
  signal: AbortSignal;
}

/** Returns a message from the brand in the common layout; replies go to the brand's e-mail address. */
export async function composeMessage(
  db: Database,
  { to, locale, content, unsubscribeUrl }: Envelope,
  {
    publicUrl,
    from,
    readLogo,
  }: Pick<MailSettings, "publicUrl" | "from"> & Pick<MailWorkerOptions, "readLogo">,
): Promise<SendEmailOptions> {
  const brand = await readBrand(db, publicUrl, readLogo);
  return {
    to,
    from: { name: brand.name, address: from },
    ...(brand.email ? { replyTo: brand.email } : {}),
    ...(unsubscribeUrl
      ? {
          headers: {
            "List-Unsubscribe": `<${unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          },
        }
      : {}),
    ...renderEmail({ content, locale, brand }),
  };
}

async function attempt(
  { id, attempt: before, envelope }: DueMail,
  work: MailWorkerOptions & { failures: ReturnType<typeof createFailureLog> },
): Promise<void> {
  const { database, settings, sendMail, readLogo, failures } = work;
  try {
    if (!envelope) {
      throw new Error("It was sealed with another PAYLOAD_SECRET");
    }
    const { hostname } = new URL(settings.publicUrl);
    // Identical for each attempt, so that mail programs show a repetition once.
    const messageId = `<${id}@${hostname}>`;
    await sendMail({
      ...(await composeMessage(database, envelope, { ...settings, readLogo })),
      messageId,
    });
  } catch (error) {
    const failed = before + 1;
    const isLast = failed >= settings.attempts;
    const pause = retryPauseMs({ failed, firstPauseMs: settings.firstPauseMs });
    const reason = redactPersonalData(errorLine(error));
    await markFailed(database, {
      id,
      attempt: before,
      reason,
      pauseMs: isLast ? undefined : pause,
    });
    const nextStep = isLast ? "given up" : `again in ${Math.ceil(pause / 1_000)} s`;
    const line = `mail ${id}: attempt ${failed} failed (${reason}); ${nextStep}`;
    failures.failed({ line, reason, isGivenUp: isLast });
    return;
  }
  await markSent(database, id);
}

/** Sends due e-mails until the signal aborts. Any number of workers may run on one database. */
export async function runMailQueue(work: MailWorkerOptions): Promise<void> {
  const { database, settings, log, signal } = work;
  const leaseMs = settings.timeoutMs + leaseMarginMs;
  const pollFailures = logOnce({ log, failure: "Cannot send e-mails" });
  const failures = createFailureLog({ log, name: "mails" });
  await runWorker({
    take: async (limit) => {
      const due = await leaseDueMails(database, { limit, leaseMs });
      pollFailures.works();
      return due;
    },
    perform: (mail) => attempt(mail, { ...work, failures }),
    concurrency,
    pollMs,
    onError: pollFailures.failed,
    signal,
  });
  failures.close();
}
