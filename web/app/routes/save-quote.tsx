import { localePrefix, quoteSegments } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { data, redirect } from "react-router";
import { Shell } from "#app/chrome/shell.tsx";
import { saveQuote } from "#app/content/content-client.server.ts";
import { NotFound } from "#app/documents/not-found.tsx";
import { configurationQuery, readConfiguration } from "#app/features/calculator/index.ts";
import { icon } from "#app/seo/page-meta.ts";
import { ActionLink } from "#app/ui/action-link/index.ts";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import type { Route } from "./+types/save-quote";
import { loadPricingPage } from "./site-page.server.ts";

const ownHeaders = { "cache-control": "no-store" };

export async function loader({ request }: Route.LoaderArgs) {
  return data(await loadPricingPage(request), { headers: ownHeaders });
}

/** Keeps the quote of the calculator's plain form, and shows it. */
export async function action({ request }: Route.ActionArgs) {
  const [form, { content, locale }] = await Promise.all([
    request.formData(),
    loadPricingPage(request),
  ]);
  const prices = content.kind === "pages" ? content.priceCatalogue : undefined;
  if (!prices) {
    throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  }
  const asked = new URLSearchParams(
    [...form].map(([name, value]) => [name, String(value)] as [string, string]),
  );
  const { configuration } = readConfiguration(String(asked), prices.catalogue.policy);
  const result = await saveQuote(
    { configuration, locale },
    request.headers.get("x-forwarded-for") ?? "",
  );
  if (result.ok) {
    return redirect(`${localePrefix(locale)}/${quoteSegments[locale]}/${result.saved.code}`, 303);
  }
  return data({ query: configurationQuery(configuration) }, { status: 429, headers: ownHeaders });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  return [
    { title: page?.settings.brandName ?? "" },
    { name: "robots", content: "noindex" },
    ...(page ? icon(page) : []),
  ];
}

/** Where a quote that could not be kept says why, with the way back to it as it was. */
export default function SaveQuote({ loaderData: page, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { content, locale } = page;
  const calculator = content.kind === "pages" ? content.alternates[locale] : undefined;
  return (
    <Shell site={page}>
      {calculator ? (
        <Section labelledBy="save-quote">
          <SectionHeading
            id="save-quote"
            level={1}
            heading={intl.formatMessage({ id: actionData ? "quote.notKept" : "quote.heading" })}
            lede={actionData && intl.formatMessage({ id: "calculator.save.limited" })}
          >
            <ActionLink href={actionData ? `${calculator}?${actionData.query}` : calculator}>
              <FormattedMessage id="quote.recalculate" />
            </ActionLink>
          </SectionHeading>
        </Section>
      ) : (
        <NotFound />
      )}
    </Shell>
  );
}
