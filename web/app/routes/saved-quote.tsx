import { type Alternates, localePrefix, locales, quoteSegments } from "contracts";
import { useIntl } from "react-intl";
import { data } from "react-router";
import { Shell } from "#app/chrome/shell.tsx";
import { readSavedQuote } from "#app/content/content-client.server.ts";
import { NotFound } from "#app/documents/not-found.tsx";
import { SavedQuote } from "#app/features/calculator/index.ts";
import { icon } from "#app/seo/page-meta.ts";
import { Section } from "#app/ui/section/index.ts";
import type { Route } from "./+types/saved-quote";
import { loadPricing } from "./site-page.server.ts";

const noLabels = { inputs: {}, lines: {} };
const ownHeaders = { "cache-control": "no-store" };

export async function loader({ request, params }: Route.LoaderArgs) {
  const [page, quote] = await Promise.all([
    loadPricing(request),
    readSavedQuote(params.code ?? "", request.signal),
  ]);
  return data(
    { ...page, quote, readAt: new Date().toISOString() },
    { status: quote ? 200 : 404, headers: ownHeaders },
  );
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  return [{ name: "robots", content: "noindex" }, ...(page ? icon(page) : [])];
}

/** A quote that a visitor kept, with the prices of that day. */
export default function SavedQuoteRoute({ loaderData: page }: Route.ComponentProps) {
  const intl = useIntl();
  const { quote, locale, settings, origin, prices, calculatorPath, readAt } = page;
  if (!quote) {
    return (
      <Shell site={page}>
        <title>{`404 · ${settings.brandName}`}</title>
        <NotFound />
      </Shell>
    );
  }
  const alternates: Alternates = Object.fromEntries(
    locales.map((other) => [other, `${localePrefix(other)}/${quoteSegments[other]}/${quote.code}`]),
  );
  const heading = intl.formatMessage({ id: "quote.heading" });
  return (
    <Shell site={page} alternates={alternates}>
      <title>{`${heading} · ${settings.brandName}`}</title>
      <Section labelledBy="saved-quote">
        <SavedQuote
          headingId="saved-quote"
          heading={heading}
          quote={quote}
          labels={prices?.labels ?? noLabels}
          readAt={readAt}
          url={`${origin}${alternates[locale]}`}
          calculatorPath={calculatorPath}
          chatNumber={settings.chatNumber}
          brandName={settings.brandName}
        />
      </Section>
    </Shell>
  );
}
