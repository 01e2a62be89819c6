import {
  type Locale,
  type PreviewBar,
  previewApi,
  previewRequest,
  previewResponse,
  sharedPreviewRequest,
} from "contracts";
import type { z } from "zod";
import { type CallResult, callForAccountPage } from "./accounts.server.ts";
import type { Content, LayoutData } from "./content-client.server.ts";
import type { RequestContext } from "./visitor-context.server.ts";

/** Content of the site as if one draft were published. */
export interface PreviewContent extends LayoutData {
  locale: Locale;
  content: Content;
  preview: PreviewBar;
}

const notFound = { ok: false, failure: { code: "not-found", status: 404 } } as const;

async function requestPreview(
  context: RequestContext,
  path: string,
  query: object,
): Promise<CallResult<PreviewContent>> {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  const result = await callForAccountPage(context, {
    path: `${path}?${search}`,
    response: previewResponse,
  });
  // The cast is safe: the envelope is validated, and the CMS generates the documents and their types.
  return result as unknown as CallResult<PreviewContent>;
}

/** Reads a draft for a staff member. */
export async function readPreview(
  context: RequestContext,
  subject: Record<keyof z.infer<typeof previewRequest>, string | undefined>,
): Promise<CallResult<PreviewContent>> {
  const request = previewRequest.safeParse(subject);
  return request.success ? requestPreview(context, previewApi.document, request.data) : notFound;
}

/** Reads the draft of a shared preview link. */
export async function readSharedPreview(
  context: RequestContext,
  token: string | null,
): Promise<CallResult<PreviewContent>> {
  const request = sharedPreviewRequest.safeParse({ token });
  return request.success ? requestPreview(context, previewApi.shared, request.data) : notFound;
}
