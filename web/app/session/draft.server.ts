import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { createCookie } from "react-router";
import { z } from "zod";
import { addCookie, type RequestContext, visitorRequest } from "#app/cms/visitor.server.ts";
import { env } from "#app/env.server.ts";
import type { Draft } from "./flash.ts";

/** Long enough to log in, by "forgot password" too. */
const maxAgeSeconds = 30 * 60;

/** What browsers keep of a cookie is 4,096 bytes with its name and attributes. */
const maxCookieLength = 3_900;

/** The longest form has a text of some thousand characters. */
const maxDraftBytes = 64 * 1_024;

const cookie = createCookie("form-draft", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: env.PUBLIC_URL.startsWith("https:"),
  maxAge: maxAgeSeconds,
});

/** Text becomes about half as long, so a cookie holds what most people type into the longest field. */
function packed(draft: Draft): string {
  return brotliCompressSync(JSON.stringify(draft)).toString("base64url");
}

/** Anybody can send any cookie: a small one that would become a large text is none of ours. */
function unpacked(kept: unknown): unknown {
  try {
    const bytes = Buffer.from(z.string().parse(kept), "base64url");
    return JSON.parse(brotliDecompressSync(bytes, { maxOutputLength: maxDraftBytes }).toString());
  } catch {
    return undefined;
  }
}

const draftSchema = z.object({ path: z.string(), values: z.record(z.string(), z.string()) });

/**
 * Keeps what was typed into a form that came after the session had ended, until its page is there
 * again: in the browser it was typed in. Secrets are no part of it. False where it is too long.
 */
export async function keepDraft(context: RequestContext, draft: Draft): Promise<boolean> {
  if (Object.keys(draft.values).length === 0) {
    return true;
  }
  const kept = await cookie.serialize(packed(draft));
  if (kept.length > maxCookieLength) {
    return false;
  }
  addCookie(context, kept);
  return true;
}

/** What was typed on this page before; it is given back once. */
export async function takeDraft(context: RequestContext, path: string): Promise<Draft | undefined> {
  const header = visitorRequest(context).headers.get("cookie");
  const draft = draftSchema.safeParse(unpacked(await cookie.parse(header)));
  if (!draft.success || draft.data.path !== path) {
    return undefined;
  }
  addCookie(context, await cookie.serialize("", { maxAge: 0 }), { isOfPage: true });
  return draft.data;
}

/** What was typed belongs to nobody who comes after a logout. */
export async function forgetDraft(context: RequestContext): Promise<void> {
  addCookie(context, await cookie.serialize("", { maxAge: 0 }));
}
