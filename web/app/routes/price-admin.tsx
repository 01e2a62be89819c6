import { useIntl } from "react-intl";
import { data } from "react-router";
import { SiteLayout } from "#app/chrome/site-layout.tsx";
import { NotFound } from "#app/documents/not-found.tsx";
import { CalculatorIsland } from "#app/features/calculator/index.ts";
import { markQueryReadContext } from "#app/request-context.ts";
import { Section, SectionHeading } from "#app/ui/index.ts";
import type { Route } from "./+types/price-admin";
import { contentHeaders, loadPricingRouteData } from "./site-page.server.ts";
import { createAlternates, noStoreHeaders } from "./site-route.ts";

/** Last segment of this page's URL, in every language (specification, section 2). */
const segment = "precoadmin";

const alternates = createAlternates(() => segment);

export async function loader(args: Route.LoaderArgs) {
  const { search } = new URL(args.request.url);
  const page = { ...(await loadPricingRouteData(args)), search };
  args.context.get(markQueryReadContext)();
  return page.prices
    ? data(page, { headers: contentHeaders })
    : data(page, { status: 404, headers: noStoreHeaders });
}

export { noindexMeta as meta, siteHeaders as headers } from "./site-route.ts";

/**
 * Calculator with editable base prices. Anyone may edit the prices for their own calculation; the CMS decides who may
 * publish them.
 */
export default function PriceAdmin({ loaderData: page }: Route.ComponentProps) {
  const intl = useIntl();
  const { prices, locale, settings, origin, path, search } = page;
  const heading = intl.formatMessage({ id: "priceAdmin.heading" });
  return (
    <SiteLayout site={page} alternates={alternates}>
      <title>{`${prices ? heading : "404"} · ${settings.brandName}`}</title>
      {prices ? (
        <Section>
          <SectionHeading
            level={1}
            heading={heading}
            lede={intl.formatMessage({ id: "priceAdmin.lede" })}
          />
          <CalculatorIsland
            data={{
              ...prices,
              locale,
              origin,
              path,
              chatNumber: settings.chatNumber,
              brandName: settings.brandName,
              headingLevel: 2,
              editsPrices: true,
            }}
            search={search}
          />
        </Section>
      ) : (
        <NotFound />
      )}
    </SiteLayout>
  );
}
