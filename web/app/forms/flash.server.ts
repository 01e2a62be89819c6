import { createCookie } from "react-router";
import { addCookie, type RequestContext, visitorRequest } from "#app/cms/visitor.server.ts";
import { env } from "#app/env.server.ts";
import { type FlashKey, isFlashKey } from "./flash.ts";

/** Read by the page that a form leads to, which follows at once; what is not read is not said later. */
const maxAgeSeconds = 60;

const cookie = createCookie("flash", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: env.PUBLIC_URL.startsWith("https:"),
  maxAge: maxAgeSeconds,
});

/** Has the next page say something. */
export async function setFlash(context: RequestContext, key: FlashKey): Promise<void> {
  addCookie(context, await cookie.serialize(key));
}

/** What this page is to say, if anything; it is forgotten once it is said. */
export async function takeFlash(context: RequestContext): Promise<FlashKey | undefined> {
  const header = visitorRequest(context).headers.get("cookie");
  const key: unknown = await cookie.parse(header);
  if (key === null) {
    return undefined;
  }
  // The page may turn out to lead on to another, which is to say it then.
  addCookie(context, await cookie.serialize("", { maxAge: 0 }), { isOfPage: true });
  return isFlashKey(key) ? key : undefined;
}
