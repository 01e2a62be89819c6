import { recordPaymentsResponse } from "contracts";
import { createCookie } from "react-router";
import { z } from "zod";
import {
  addCookie,
  getCurrentRequest,
  type RequestContext,
} from "#app/cms/visitor-context.server.ts";
import { env } from "#app/env.server.ts";
import { type Flash, type FlashKey, isFlashKey } from "./flash.ts";

/**
 * Lifetime in seconds. The page after the form reads the cookie immediately; an unread message must not
 * appear later.
 */
const maxAgeSeconds = 60;

const cookie = createCookie("flash", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: env.PUBLIC_URL.startsWith("https:"),
  maxAge: maxAgeSeconds,
});

const flashSchema = z.object({
  key: z.custom<FlashKey>(isFlashKey),
  plan: z.object({ id: z.string(), name: z.string(), subscriptions: z.number().int() }).optional(),
  payments: recordPaymentsResponse.extend({ user: z.uuid().optional() }).optional(),
});

/** Sets the message that the next page shows. */
export async function setFlash(
  context: RequestContext,
  key: FlashKey,
  about: Pick<Flash, "plan" | "payments"> = {},
): Promise<void> {
  addCookie(context, await cookie.serialize({ key, ...about }));
}

/** Returns the message for this page, if any, and deletes it. */
export async function consumeFlash(context: RequestContext): Promise<Flash | undefined> {
  const header = getCurrentRequest(context).headers.get("cookie");
  const value: unknown = await cookie.parse(header);
  if (value === null) {
    return undefined;
  }
  // Deletes the message with the page's own response. If this page redirects, the next page shows the message instead.
  addCookie(context, await cookie.serialize("", { maxAge: 0 }), { isOfPage: true });
  return flashSchema.safeParse(value).data;
}
