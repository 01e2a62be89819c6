import {
  type AddressedCollection,
  addressedCollections,
  defaultLocale,
  type Locale,
  locales,
  type PreviewDocumentRef,
  type ScheduleAction,
} from "contracts";
import { createLocalReq, type PayloadRequest } from "payload";
import { markLanguageUnpublish } from "../platform/publishing/draft-saves.ts";
import { unrecordedSaveContext } from "../platform/publishing/reject-stale.ts";
import { type DocumentContent, readLiveContent, runWithDraft } from "./draft-content.ts";

/**
 * Returns a separate request in the same transaction. Payload stores the language of a publish and the document of a
 * restore in the request; both would affect the next save of the same request.
 */
export function createSeparateRequest(req: PayloadRequest): Promise<PayloadRequest> {
  const { i18n, payload, transactionID, user } = req;
  return createLocalReq(
    {
      ...(user ? { user } : {}),
      req: { i18n, query: {}, ...(transactionID ? { transactionID } : {}) },
    },
    payload,
  );
}

interface Act {
  subject: PreviewDocumentRef;
  action: ScheduleAction;
  /** Language to publish or unpublish; undefined for all languages. */
  locale: Locale | undefined;
  /** Content to publish; undefined for the current draft. */
  content?: DocumentContent | undefined;
}

function isAddressedCollection(kind: string): kind is AddressedCollection {
  return addressedCollections.some((collection) => collection === kind);
}

/**
 * Returns the language in which Payload validates a publish of all languages. check-every-language.ts validates the
 * other languages in which the document has a URL.
 */
async function firstLocale(req: PayloadRequest, { kind, id }: PreviewDocumentRef): Promise<Locale> {
  if (!isAddressedCollection(kind) || id === undefined) {
    return defaultLocale;
  }
  const { slug } = await req.payload.findByID({
    collection: kind,
    id,
    depth: 0,
    draft: true,
    locale: "all",
    select: { slug: true },
    req,
  });
  const slugs = slug as unknown as Partial<Record<Locale, string | null>> | null;
  return locales.find((locale) => slugs?.[locale]) ?? defaultLocale;
}

async function save(
  req: PayloadRequest,
  { kind, id }: PreviewDocumentRef,
  options: { locale: Locale; data: object; publishSpecificLocale?: Locale; draft?: boolean },
): Promise<void> {
  const { payload } = req;
  const common = {
    ...options,
    depth: 0,
    overrideAccess: false,
    context: unrecordedSaveContext,
    req,
  };
  if (id === undefined) {
    await payload.updateGlobal({ slug: kind, ...common });
  } else {
    await payload.update({ collection: kind, id, ...common });
  }
}

/** Unpublishes one language: removes its URL from the published version. The draft keeps the URL. */
async function unpublishLocale(
  req: PayloadRequest,
  subject: PreviewDocumentRef & { kind: AddressedCollection },
  locale: Locale,
): Promise<void> {
  const { kind, id } = subject;
  const draft = await req.payload.findByID({
    collection: kind,
    id,
    depth: 0,
    draft: true,
    locale,
    fallbackLocale: false,
    select: { slug: true },
    req,
  });
  markLanguageUnpublish(req, true);
  await save(req, subject, {
    locale,
    publishSpecificLocale: locale,
    data: { slug: null, _status: "published" },
  });
  await save(req, subject, { locale, draft: true, data: { slug: draft.slug } });
  markLanguageUnpublish(req, false);
}

/**
 * Publishes or unpublishes a document with the rights of the request's user. The validation is that of the publish
 * button.
 */
export async function publishOrUnpublish(
  req: PayloadRequest,
  { content, ...act }: Act,
): Promise<void> {
  if (content && act.action === "publish") {
    await runWithDraft(req, act.subject, content, async () =>
      performOnDraft(await createSeparateRequest(req), act),
    );
  } else {
    await performOnDraft(req, act);
  }
}

async function performOnDraft(
  req: PayloadRequest,
  { subject, action, locale }: Omit<Act, "content">,
): Promise<void> {
  if (locale === undefined) {
    await save(req, subject, {
      locale: await firstLocale(req, subject),
      data: { _status: action === "publish" ? "published" : "draft" },
    });
    return;
  }
  // Sets the language in the query as the screens do, because the validation of a publish reads the language from the
  // query.
  req.query = { ...req.query, publishSpecificLocale: locale };
  if (action === "publish") {
    await save(req, subject, {
      locale,
      publishSpecificLocale: locale,
      data: { _status: "published" },
    });
  } else if (isAddressedCollection(subject.kind) && subject.id !== undefined) {
    const addressed = { kind: subject.kind, id: subject.id };
    const live = await readLiveContent(req, addressed);
    if (live) {
      // Uses the published content as the draft. Otherwise Payload would also publish the order of sections in the
      // draft.
      await runWithDraft(req, addressed, live, () => unpublishLocale(req, addressed, locale));
    }
  }
}
