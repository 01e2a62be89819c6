import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { createCookie } from "react-router";
import { z } from "zod";
import {
  addCookie,
  getCurrentRequest,
  type RequestContext,
} from "#app/cms/visitor-context.server.ts";
import { env } from "#app/env.server.ts";
import type { FormDraft } from "./flash.ts";

/** Lifetime of a draft, in seconds: long enough to log in, even with a forgotten password. */
const maxAgeSeconds = 30 * 60;

/** Maximum length, in characters, of the cookie; browsers store 4,096 bytes including name and attributes. */
const maxCookieLength = 3_900;

/** Maximum size, in bytes, of an unpacked draft; the longest form has a text of a few thousand characters. */
const maxDraftBytes = 64 * 1_024;

const cookie = createCookie("form-draft", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: env.PUBLIC_URL.startsWith("https:"),
  maxAge: maxAgeSeconds,
});

/**
 * Compresses a draft to about half its size. The text that most people type into the longest field then fits into a
 * cookie.
 */
function compress(draft: FormDraft): string {
  return brotliCompressSync(JSON.stringify(draft)).toString("base64url");
}

/** Decompresses a draft. Limits the output, because anyone can send a cookie that expands to a huge text. */
function decompress(value: unknown): unknown {
  try {
    const bytes = Buffer.from(z.string().parse(value), "base64url");
    return JSON.parse(brotliDecompressSync(bytes, { maxOutputLength: maxDraftBytes }).toString());
  } catch {
    return undefined;
  }
}

const draftSchema = z.object({ path: z.string(), values: z.record(z.string(), z.string()) });

/**
 * Stores the values of a form that first requires a login or a confirmation. A cookie of the same browser contains the
 * values, without secrets, until the form's page is shown again. Returns false if the draft is too long.
 */
export async function storeDraft(context: RequestContext, draft: FormDraft): Promise<boolean> {
  if (Object.keys(draft.values).length === 0) {
    return true;
  }
  const serialized = await cookie.serialize(compress(draft));
  if (serialized.length > maxCookieLength) {
    return false;
  }
  addCookie(context, serialized);
  return true;
}

/** Returns the draft of this page once, and deletes it. */
export async function consumeDraft(
  context: RequestContext,
  path: string,
): Promise<FormDraft | undefined> {
  const header = getCurrentRequest(context).headers.get("cookie");
  const draft = draftSchema.safeParse(decompress(await cookie.parse(header)));
  if (!draft.success || draft.data.path !== path) {
    return undefined;
  }
  addCookie(context, await cookie.serialize("", { maxAge: 0 }), { isOfPage: true });
  return draft.data;
}

/** Deletes the draft at logout, so that the next user of the browser does not see it. */
export async function deleteDraft(context: RequestContext): Promise<void> {
  addCookie(context, await cookie.serialize("", { maxAge: 0 }));
}
