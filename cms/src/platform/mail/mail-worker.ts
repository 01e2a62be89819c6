import type { SendEmailOptions } from "payload";
import type { Database } from "../database.ts";
import { formatErrorLine, redactPersonalData } from "../log/log-line.ts";
import { calculateLeaseMs } from "../queue/leased-queue.ts";
import { createOnceLogger } from "../queue/log-once.ts";
import { type JobOutcome, type RetrySettings, runQueue } from "../queue/run-queue.ts";
import { type EmailLogo, readEmailBrand } from "./brand.ts";
import type { Envelope } from "./email.ts";
import { type DueMail, deleteSentMail, leaseDueMails, recordMailFailure } from "./mail-queue.ts";
import { renderEmail } from "./render-email.ts";

/** Maximum number of concurrent e-mails; mail servers accept few connections. */
const concurrency = 4;

export interface MailSettings extends RetrySettings {
  publicUrl: string;
  /** Sender's e-mail address; the sender's name is the brand's. */
  from: string;
  timeoutMs: number;
}

interface MailWorkerOptions {
  database: Database;
  settings: MailSettings;
  sendMail: (message: SendEmailOptions) => Promise<unknown>;
  readLogo: () => Promise<EmailLogo | undefined>;
  log: (line: string) => void;
  signal: AbortSignal;
}

/** Returns a message from the brand in the common layout. The reply address is the brand's e-mail address. */
export async function composeEmail(
  db: Database,
  { to, locale, content, unsubscribeUrl }: Envelope,
  {
    publicUrl,
    from,
    readLogo,
  }: Pick<MailSettings, "publicUrl" | "from"> & Pick<MailWorkerOptions, "readLogo">,
): Promise<SendEmailOptions> {
  const brand = await readEmailBrand(db, publicUrl, readLogo);
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

async function send(
  { id, envelope }: DueMail,
  { database, settings, sendMail, readLogo }: MailWorkerOptions,
): Promise<JobOutcome> {
  if (!envelope) {
    return {
      ok: false,
      reason: "It was sealed with another PAYLOAD_SECRET, or written by another release",
    };
  }
  const { hostname } = new URL(settings.publicUrl);
  try {
    const message = await composeEmail(database, envelope, { ...settings, readLogo });
    // Uses the same id for each attempt, so that mail programs show a repeated e-mail only once.
    await sendMail({ ...message, messageId: `<${id}@${hostname}>` });
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: redactPersonalData(formatErrorLine(error)) };
  }
}

/** Sends due e-mails until the signal aborts. Any number of workers may run on one database. */
export function runMailQueue(options: MailWorkerOptions): Promise<void> {
  const { database, settings, log, signal } = options;
  const leaseMs = calculateLeaseMs(settings);
  return runQueue<DueMail>({
    name: "mails",
    describe: ({ id }) => `mail ${id}`,
    lease: (limit) => leaseDueMails(database, { limit, leaseMs }),
    perform: (mail) => send(mail, options),
    complete: ({ id }) => deleteSentMail(database, id),
    fail: (failure) => recordMailFailure(database, failure),
    retries: settings,
    concurrency,
    log,
    trouble: createOnceLogger({ log, failure: "Cannot send e-mails" }),
    signal,
  });
}
