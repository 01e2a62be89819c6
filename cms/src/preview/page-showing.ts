import { homeSlug, type Locale, type PreviewDocumentRef } from "contracts";
import type { Payload } from "payload";
import type { Page } from "../payload-types.ts";
import type { createDraftContext } from "../platform/access/published.ts";

type Block = Page["blocks"][number];

interface ReadOptions {
  locale: Locale;
  depth: number;
  draft: boolean;
  fallbackLocale: false;
  overrideAccess: false;
  context: ReturnType<typeof createDraftContext>;
}

/** Returns true if a section shows a document that has no URL of its own. The section must be read with depth 0. */
function shows(block: Block, { kind, id }: PreviewDocumentRef): boolean {
  switch (kind) {
    case "testimonials":
      return block.blockType === "testimonials" && isAmong(block.testimonials, id);
    case "pricing-plans":
      return block.blockType === "pricingPlans" && isAmong(block.plans, id);
    case "price-catalogue":
      return block.blockType === "priceCalculator";
    default:
      return false;
  }
}

function isAmong(ids: readonly unknown[] | null | undefined, id: unknown): boolean {
  return ids?.includes(id) ?? false;
}

/** Returns a section that contains only the testimonial or plan, for documents that no page shows yet. */
async function singleSection(
  payload: Payload,
  { kind, id }: PreviewDocumentRef,
  options: ReadOptions,
): Promise<Block[] | null | undefined> {
  const common = { id: "0", heading: " ", ground: "paper" } as const;
  if (kind === "testimonials") {
    const shown = await payload.findByID({ collection: kind, id, disableErrors: true, ...options });
    return shown && [{ ...common, blockType: "testimonials", testimonials: [shown] }];
  }
  if (kind === "pricing-plans") {
    const shown = await payload.findByID({ collection: kind, id, disableErrors: true, ...options });
    return shown && [{ ...common, blockType: "pricingPlans", plans: [shown] }];
  }
  return undefined;
}

/** Returns a page that shows a document without a URL; the home page if no page shows it. */
export async function findPageShowingDocument(
  payload: Payload,
  subject: PreviewDocumentRef,
  options: ReadOptions,
): Promise<Page | undefined> {
  const { docs: pages } = await payload.find({
    collection: "pages",
    where: { and: [{ _status: { equals: "published" } }, { slug: { exists: true } }] },
    locale: options.locale,
    depth: 0,
    limit: 500,
    pagination: false,
    select: { slug: true, blocks: true },
    sort: "createdAt",
    fallbackLocale: false,
    overrideAccess: false,
  });
  const showing = pages.find(({ blocks }) => blocks.some((block) => shows(block, subject)));
  const chosen = showing ?? pages.find(({ slug }) => slug === homeSlug);
  const page =
    chosen && (await payload.findByID({ collection: "pages", id: chosen.id, ...options }));
  const blocks = showing ? undefined : await singleSection(payload, subject, options);
  return page && blocks ? { ...page, blocks } : page;
}
