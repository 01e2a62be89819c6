import {
  type Locale,
  type PreviewFacts,
  previewApi,
  previewRequest,
  previewResponse,
  sharedPreviewRequest,
} from "contracts";
import type { z } from "zod";
import { type Answer, callAccounts } from "./accounts.server.ts";
import type { Content, ShellContent } from "./content-client.server.ts";
import type { RequestContext } from "./visitor.server.ts";

/** What the site would be with one draft published. */
export interface Preview extends ShellContent {
  locale: Locale;
  content: Content;
  preview: PreviewFacts;
}

const notFound = { ok: false, failure: { code: "not-found", status: 404 } } as const;

async function ask(context: RequestContext, path: string, query: object): Promise<Answer<Preview>> {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  const answer = await callAccounts(context, {
    path: `${path}?${search}`,
    response: previewResponse,
  });
  // The envelope is checked; the documents are typed by the CMS that generates both.
  return answer as unknown as Answer<Preview>;
}

/** A draft, for the member of the staff who asks. */
export async function readPreview(
  context: RequestContext,
  subject: Record<keyof z.infer<typeof previewRequest>, string | undefined>,
): Promise<Answer<Preview>> {
  const request = previewRequest.safeParse(subject);
  return request.success ? ask(context, previewApi.document, request.data) : notFound;
}

/** The draft that a link shows to whoever has it. */
export async function readSharedPreview(
  context: RequestContext,
  token: string | null,
): Promise<Answer<Preview>> {
  const request = sharedPreviewRequest.safeParse({ token });
  return request.success ? ask(context, previewApi.shared, request.data) : notFound;
}
