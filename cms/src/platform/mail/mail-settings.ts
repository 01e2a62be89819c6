import { env } from "../env.ts";
import type { MailSettings } from "./mail-worker.ts";
import { getSenderAddress } from "./sender.ts";

/** E-mail settings of this process, from its environment. */
export const mailSettings: MailSettings = {
  publicUrl: env.PUBLIC_URL,
  from: getSenderAddress(env),
  timeoutMs: env.DELIVERY_TIMEOUT_SECONDS * 1_000,
  firstPauseMs: env.DELIVERY_RETRY_SECONDS * 1_000,
  attempts: env.DELIVERY_ATTEMPTS,
};
