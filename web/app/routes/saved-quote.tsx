import { quoteSegments } from "contracts";
import { useIntl } from "react-intl";
import { data } from "react-router";
import { SiteLayout } from "#app/chrome/site-layout.tsx";
import { readSavedQuote } from "#app/cms/content-client.server.ts";
import { MissingQuoteNotice, SavedQuote } from "#app/features/calculator/index.ts";
import { Section } from "#app/ui/index.ts";
import type { Route } from "./+types/saved-quote";
import { loadPricingRouteData } from "./site-page.server.ts";
import { createAlternates, noStoreHeaders } from "./site-route.ts";

const noLabels = { inputs: {}, lines: {} };

export async function loader(args: Route.LoaderArgs) {
  const [page, quote] = await Promise.all([
    loadPricingRouteData(args),
    readSavedQuote(args.params.code ?? "", args.request.signal),
  ]);
  return data(
    { ...page, quote, readAt: new Date().toISOString() },
    { status: quote ? 200 : 404, headers: noStoreHeaders },
  );
}

export { noindexMeta as meta, siteHeaders as headers } from "./site-route.ts";

/** Shows a saved quote with the prices of the day on which it was saved. */
export default function SavedQuoteRoute({ loaderData: page }: Route.ComponentProps) {
  const intl = useIntl();
  const { quote, locale, settings, origin, prices, calculatorPath, readAt } = page;
  if (!quote) {
    const noQuoteHeading = "quote.none.heading";
    return (
      <SiteLayout site={page}>
        <title>{`${intl.formatMessage({ id: noQuoteHeading })} · ${settings.brandName}`}</title>
        <MissingQuoteNotice
          heading={noQuoteHeading}
          reason="quote.none"
          calculatorHref={calculatorPath}
        />
      </SiteLayout>
    );
  }
  const alternates = createAlternates((other) => `${quoteSegments[other]}/${quote.code}`);
  // Splits the number into groups of four digits, as people read it out on the phone.
  const number = quote.number?.replace(/(?<=^.{4})/, "\u00a0");
  const heading = number
    ? intl.formatMessage({ id: "quote.numbered" }, { number })
    : intl.formatMessage({ id: "quote.heading" });
  return (
    <SiteLayout site={page} alternates={alternates}>
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
          issuer={settings}
        />
      </Section>
    </SiteLayout>
  );
}
