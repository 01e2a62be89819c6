import type { Link, SiteSetting } from "cms/payload-types";
import { addressedCollections, type CampaignKey, documentPath, type Locale } from "contracts";

/** Of an address: the campaign that its visitor comes with. */
export const campaignParameter = "utm_campaign" satisfies CampaignKey;

export interface LinkContext {
  locale: Locale;
  settings: Pick<SiteSetting, "chatNumber" | "chatGreeting">;
  /** Goes with whoever follows a link from a campaign's page to another of the site. */
  campaign?: string | null | undefined;
}

export interface ResolvedLink {
  href: string;
  isExternal: boolean;
}

/** Opens the chat with a number and a text already typed. */
export function chatAddress(chatNumber: string, text: string): string {
  return `https://wa.me/${chatNumber}?text=${encodeURIComponent(text)}`;
}

/** Opens the chat with the company. */
export function chatHref({ settings }: LinkContext, message?: string | null): string {
  return chatAddress(settings.chatNumber, message || settings.chatGreeting);
}

export function telephoneHref(telephone: string): string {
  return `tel:${telephone.replace(/[^\d+]/g, "")}`;
}

/** A document that something links to: populated, or only its id when it could not be read. */
export interface LinkedDocument {
  relationTo: string;
  value: unknown;
}

/** Path of a linked document; one without an address in the language leads nowhere. */
export function documentHref(locale: Locale): (document: LinkedDocument) => string | undefined {
  return ({ relationTo, value }) => {
    const slug = typeof value === "object" && value && "slug" in value ? value.slug : undefined;
    const collection = addressedCollections.find((known) => known === relationTo);
    return collection && typeof slug === "string" && slug
      ? documentPath({ collection, slug, locale })
      : undefined;
  };
}

/** Path of the page with the calculator and the plans, where there is one in the language. */
export function calculatorPathOf({
  settings,
  locale,
}: {
  settings: Pick<SiteSetting, "calculatorPage">;
  locale: Locale;
}): string | undefined {
  return documentHref(locale)({ relationTo: "pages", value: settings.calculatorPage });
}

function documentAddress(
  { document, anchor }: Link,
  { locale, campaign }: LinkContext,
): string | undefined {
  const path = document ? documentHref(locale)(document) : undefined;
  const query = campaign ? `?${new URLSearchParams({ [campaignParameter]: campaign })}` : "";
  return path && `${path}${query}${anchor ? `#${anchor}` : ""}`;
}

/** Where a CMS link leads, or undefined when it leads nowhere: then it is not drawn. */
export function resolveLink(link: Link, context: LinkContext): ResolvedLink | undefined {
  switch (link.kind) {
    case "chat":
      return { href: chatHref(context, link.message), isExternal: true };
    case "document": {
      const href = documentAddress(link, context);
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
