import {
  catalogueVersionKey,
  localePrefix,
  quoteSegments,
  quotesApi,
  saveQuoteResponse,
} from "contracts";
import { useIntl } from "react-intl";
import { data, redirect } from "react-router";
import { SiteLayout } from "#app/chrome/site-layout.tsx";
import { callAsVisitor } from "#app/cms/accounts.server.ts";
import { readPrices } from "#app/cms/content-client.server.ts";
import {
  createConfigurationQuery,
  MissingQuoteNotice,
  parseConfiguration,
  quoteOrigin,
} from "#app/features/calculator/index.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { localeContext } from "#app/request-context.ts";
import type { Route } from "./+types/save-quote";
import { loadPricingRouteData } from "./site-page.server.ts";
import { noStoreHeaders } from "./site-route.ts";

export async function loader(args: Route.LoaderArgs) {
  return data(await loadPricingRouteData(args), { headers: noStoreHeaders });
}

/** Saves the quote of the calculator's plain form, and redirects to the saved quote. */
export async function action(sent: Route.ActionArgs) {
  const { request } = sent;
  const locale = sent.context.get(localeContext);
  const [form, prices] = await Promise.all([request.formData(), readPrices(sent, locale)]);
  if (!prices) {
    throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  }
  const query = new URLSearchParams(
    [...form].map(([name, value]) => [name, String(value)] as [string, string]),
  );
  const { configuration } = parseConfiguration(String(query), prices.catalogue);
  // Reads the referrer: without scripts, only the referrer names the page that contained the form.
  const from = URL.parse(request.headers.get("referer") ?? "");
  const origin = from ? quoteOrigin(from) : {};
  const result = await callAsVisitor(request, {
    path: quotesApi.quotes,
    method: "POST",
    body: {
      configuration,
      locale,
      catalogueVersion: query.get(catalogueVersionKey) ?? "",
      ...origin,
    },
    response: saveQuoteResponse,
  });
  if (result.ok) {
    return redirect(`${localePrefix(locale)}/${quoteSegments[locale]}/${result.value.code}`, 303);
  }
  const { code, status } = result.failure;
  if (code !== "prices-changed" && code !== "rate-limited") {
    throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  }
  const refused = { code, query: createConfigurationQuery(configuration) };
  return data(refused, { status, headers: noStoreHeaders });
}

export { noindexMeta as meta, siteHeaders as headers } from "./site-route.ts";

const reasons = {
  "prices-changed": "calculator.save.changed",
  "rate-limited": "calculator.save.limited",
} as const satisfies Record<string, MessageId>;

/** Explains why a quote could not be saved, and links back to the calculator with the same configuration. */
export default function SaveQuote({ loaderData: page, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { calculatorPath, settings } = page;
  const heading = actionData ? "quote.notKept" : "quote.none.heading";
  const search = actionData ? `?${actionData.query}` : "";
  return (
    <SiteLayout site={page}>
      <title>{`${intl.formatMessage({ id: heading })} · ${settings.brandName}`}</title>
      <MissingQuoteNotice
        heading={heading}
        reason={actionData ? reasons[actionData.code] : "quote.none"}
        calculatorHref={calculatorPath && calculatorPath + search}
      />
    </SiteLayout>
  );
}
