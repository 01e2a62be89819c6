import {
  statusAlertFields,
  statusAlertPathSegments,
  statusAlertRequest,
  statusApi,
  statusPath,
  statusSegment,
  successResponse,
} from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router";
import { SiteLayout } from "#app/chrome/site-layout.tsx";
import { callAsVisitor } from "#app/cms/accounts.server.ts";
import { AlertForm } from "#app/features/status/index.ts";
import { readForm } from "#app/forms/form.server.ts";
import { RefusalBox } from "#app/forms/refusal-box.tsx";
import { localeContext } from "#app/request-context.ts";
import { PageTitle } from "#app/seo/page-title.tsx";
import { Section, SectionHeading, TextLink } from "#app/ui/index.ts";
import { contentHeaders, loadSiteRouteData } from "../site-page.server.ts";
import { createAlternates } from "../site-route.ts";
import type { Route } from "./+types/alerts";

export async function loader(args: Route.LoaderArgs) {
  return data(await loadSiteRouteData(args), { headers: contentHeaders });
}

const alertForm = statusAlertFields.extend(statusAlertRequest.pick({ website: true }).shape);

/**
 * Responds identically to known and unknown e-mail addresses, so that the response does not reveal subscribers. Sends a
 * repeated form only once.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readForm(request, alertForm);
  if (!sent.ok) {
    return sent.refused;
  }
  const result = await callAsVisitor(request, {
    path: statusApi.subscribe,
    method: "POST",
    body: { ...sent.values, locale: context.get(localeContext) },
    response: successResponse,
  });
  return result.ok ? data("sent" as const) : sent.refuse(result.failure);
}

export { noindexMeta as meta, siteHeaders as headers } from "../site-route.ts";

/** Page with the alert form. A form that is sent without scripts posts to this page, which shows its errors. */
export default function Alerts({ loaderData: site, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { locale, settings } = site;
  const isSent = actionData === "sent";
  const refusal = isSent ? undefined : actionData;
  const heading = intl.formatMessage({ id: isSent ? "status.alerts.sent" : "status.alerts" });
  const lede = isSent ? ("status.alerts.sentText" as const) : ("status.alerts.text" as const);
  return (
    <SiteLayout
      site={site}
      alternates={createAlternates((other) => `${statusSegment}/${statusAlertPathSegments[other]}`)}
    >
      <Section labelledBy="alerts">
        <PageTitle brandName={settings.brandName} isRefused={refusal !== undefined}>
          {heading}
        </PageTitle>
        <SectionHeading
          id="alerts"
          level={1}
          heading={heading}
          lede={intl.formatMessage({ id: lede })}
        >
          {isSent ? (
            <TextLink isBack href={statusPath(locale)}>
              <FormattedMessage id="status.back" />
            </TextLink>
          ) : (
            <>
              <RefusalBox refusal={refusal} texts={{ other: "status.alerts.failed" }} />
              <AlertForm
                locale={locale}
                email={refusal?.values.email}
                problem={refusal?.fields?.email}
              />
            </>
          )}
        </SectionHeading>
      </Section>
    </SiteLayout>
  );
}
