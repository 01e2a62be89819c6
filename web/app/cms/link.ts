import type { Link, SiteSetting } from "cms/payload-types";
import { addressedCollections, type CampaignKey, documentPath, type Locale } from "contracts";

/** Query parameter with the visitor's campaign. */
export const campaignParameter = "utm_campaign" satisfies CampaignKey;

export interface LinkContext {
  locale: Locale;
  settings: Pick<SiteSetting, "chatNumber" | "chatGreeting">;
  /** Campaign to add to links from a campaign page to other pages of the site. */
  campaign?: string | null | undefined;
}

export interface ResolvedLink {
  href: string;
  isExternal: boolean;
}

/** Returns a URL that opens a chat with a number and a prepared text. */
export function createChatUrl(chatNumber: string, text: string): string {
  return `https://wa.me/${chatNumber}?text=${encodeURIComponent(text)}`;
}

/** Returns a URL that opens a chat with the company. */
export function companyChatUrl({ settings }: LinkContext, message?: string | null): string {
  return createChatUrl(settings.chatNumber, message || settings.chatGreeting);
}

export function telephoneHref(telephone: string): string {
  return `tel:${telephone.replace(/[^\d+]/g, "")}`;
}

/** A linked document: populated, or only its id if the CMS could not read it. */
export interface LinkedDocument {
  relationTo: string;
  value: unknown;
}

/**
 * Returns a function that returns the path of a linked document, or undefined if the document has no path in the
 * language.
 */
export function documentHref(locale: Locale): (document: LinkedDocument) => string | undefined {
  return ({ relationTo, value }) => {
    const slug = typeof value === "object" && value && "slug" in value ? value.slug : undefined;
    const collection = addressedCollections.find((known) => known === relationTo);
    return collection && typeof slug === "string" && slug
      ? documentPath({ collection, slug, locale })
      : undefined;
  };
}

/** Returns the path of the page with calculator and plans if that page exists in the language. */
export function findCalculatorPath({
  settings,
  locale,
}: {
  settings: Pick<SiteSetting, "calculatorPage">;
  locale: Locale;
}): string | undefined {
  return documentHref(locale)({ relationTo: "pages", value: settings.calculatorPage });
}

function documentUrl(
  { document, anchor }: Link,
  { locale, campaign }: LinkContext,
): string | undefined {
  const path = document ? documentHref(locale)(document) : undefined;
  const query = campaign ? `?${new URLSearchParams({ [campaignParameter]: campaign })}` : "";
  return path && `${path}${query}${anchor ? `#${anchor}` : ""}`;
}

/** Resolves a CMS link. Returns undefined if the link has no target; such a link is not rendered. */
export function resolveLink(link: Link, context: LinkContext): ResolvedLink | undefined {
  switch (link.kind) {
    case "chat":
      return { href: companyChatUrl(context, link.message), isExternal: true };
    case "document": {
      const href = documentUrl(link, context);
      return href ? { href, isExternal: false } : undefined;
    }
    case "anchor":
      return link.anchor ? { href: `#${link.anchor}`, isExternal: false } : undefined;
    case "url":
      return link.url ? { href: link.url, isExternal: true } : undefined;
    default:
      return undefined;
  }
}
