import { leadsApi, successResponse, unsubscribeSegments } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router";
import { SiteLayout } from "#app/chrome/site-layout.tsx";
import { callAsVisitor } from "#app/cms/accounts.server.ts";
import { PageTitle } from "#app/seo/page-title.tsx";
import { Button, Section, SectionHeading } from "#app/ui/index.ts";
import { loadSiteRouteData } from "../site-page.server.ts";
import { createAlternates, noStoreHeaders } from "../site-route.ts";
import type { Route } from "./+types/unsubscribe";

export async function loader(args: Route.LoaderArgs) {
  const site = await loadSiteRouteData(args);
  return data({ ...site, token: args.params.token ?? "" }, { headers: noStoreHeaders });
}

/**
 * Unsubscribes when the form is sent. Opening the link changes nothing, because e-mail clients open links by
 * themselves.
 */
export async function action({ request, params }: Route.ActionArgs) {
  const { ok: isUnsubscribed, ...result } = await callAsVisitor(request, {
    path: `${leadsApi.unsubscribe}/${encodeURIComponent(params.token ?? "")}`,
    method: "POST",
    response: successResponse,
  });
  const status = "failure" in result ? result.failure.status : 200;
  if (status >= 500) {
    throw data(null, { status: 503 });
  }
  return data({ isUnsubscribed }, { status });
}

export { noindexMeta as meta, siteHeaders as headers } from "../site-route.ts";

/** Requests confirmation to unsubscribe from the newsletter, then shows the result. */
export default function Unsubscribe({ loaderData: site, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const alternates = createAlternates((locale) => `${unsubscribeSegments[locale]}/${site.token}`);
  const lede = actionData
    ? actionData.isUnsubscribed
      ? ("newsletter.leave.done" as const)
      : ("newsletter.leave.invalid" as const)
    : ("newsletter.leave.ask" as const);
  const heading = intl.formatMessage({ id: "newsletter.leave" });
  return (
    <SiteLayout site={site} alternates={alternates}>
      <Section labelledBy="unsubscribe">
        <PageTitle
          brandName={site.settings.brandName}
          isRefused={actionData?.isUnsubscribed === false}
        >
          {heading}
        </PageTitle>
        <SectionHeading
          id="unsubscribe"
          level={1}
          heading={heading}
          lede={intl.formatMessage({ id: lede })}
        >
          {actionData ? null : (
            <form method="post">
              <Button type="submit">
                <FormattedMessage id="newsletter.leave" />
              </Button>
            </form>
          )}
        </SectionHeading>
      </Section>
    </SiteLayout>
  );
}
