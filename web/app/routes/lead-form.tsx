import {
  type Alternates,
  type LeadForm,
  leadFormSegments,
  localePrefix,
  locales,
  sentSegment,
  splitLocalePath,
} from "contracts";
import { useIntl } from "react-intl";
import { data, redirect } from "react-router";
import { Shell } from "#app/chrome/shell.tsx";
import { sendLead } from "#app/content/content-client.server.ts";
import { Unavailable } from "#app/documents/unavailable.tsx";
import {
  errorsOf,
  LeadFormIsland,
  type LeadFormIslandProps,
  leadFormData,
  outcomeTexts,
  readValues,
} from "#app/features/leads/index.ts";
import { icon } from "#app/seo/page-meta.ts";
import { PageTitle } from "#app/seo/page-title.tsx";
import { FormError, Section, SectionHeading } from "#app/ui/index.ts";
import type { Route } from "./+types/lead-form";
import { formAt, leadOf, repetitionKey } from "./lead-form.server.ts";
import { contentHeaders, loadShell } from "./site-page.server.ts";

const notKept = { "cache-control": "no-store" };

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const place = { form: formAt(pathname), locale: splitLocalePath(pathname).locale };
  try {
    return data({ ...place, site: await loadShell(request) }, { headers: contentHeaders });
  } catch (error) {
    if (error instanceof Response && error.status === 503) {
      // What was typed is not lost with the CMS: the form is drawn without the site around it.
      return data({ ...place, site: undefined }, { status: 503, headers: notKept });
    }
    throw error;
  }
}

/** Takes a form that was sent without scripts: on to the thanks, or back with what was typed. */
export async function action({ request }: Route.ActionArgs) {
  const { pathname } = new URL(request.url);
  const form = formAt(pathname);
  const sent = await request.formData();
  const values = readValues(form, sent);
  const forwardedFor = request.headers.get("x-forwarded-for") ?? "";
  const lead = leadOf({ request, sent, values });
  const result = await sendLead(lead, { key: repetitionKey(lead, forwardedFor), forwardedFor });
  if (result.ok) {
    return redirect(`${pathname}/${sentSegment}`, 303);
  }
  const isInvalid = result.code === "invalid";
  return data(
    {
      values,
      origin: { page: lead.page, campaign: lead.campaign },
      errors: isInvalid ? errorsOf(form, { values, refused: result.fields }) : {},
      failure: result.code,
    },
    { status: isInvalid ? 400 : result.code === "limited" ? 429 : 503 },
  );
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const site = loaderData?.site;
  return [{ name: "robots", content: "noindex" }, ...(site ? icon(site) : [])];
}

interface FailureProps {
  form: LeadForm;
  failure: "invalid" | "failed" | "limited";
}

function Failure({ form, failure }: FailureProps) {
  const intl = useIntl();
  if (failure === "invalid") {
    return null;
  }
  const { title, text } = outcomeTexts(form, failure);
  return (
    <FormError title={intl.formatMessage({ id: title })}>
      {text ? intl.formatMessage({ id: text }) : null}
    </FormError>
  );
}

/** A form by itself: where it is sent without scripts, and comes back to with what was wrong. */
export default function LeadFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { form, locale, site } = loaderData;
  if (!site && !actionData) {
    return <Unavailable />;
  }
  const again: Pick<LeadFormIslandProps, "values" | "errors" | "origin"> = actionData
    ? { values: actionData.values, errors: actionData.errors, origin: actionData.origin }
    : {};
  const heading = intl.formatMessage({
    id: form === "contact" ? "contact.heading" : "newsletter.heading",
  });
  const content = (
    <Section labelledBy="lead-form">
      <PageTitle brandName={site?.settings.brandName} isRefused={actionData !== undefined}>
        {heading}
      </PageTitle>
      <SectionHeading id="lead-form" level={1} heading={heading} />
      {actionData ? <Failure form={form} failure={actionData.failure} /> : null}
      <LeadFormIsland data={leadFormData(form, { locale, settings: site?.settings })} {...again} />
    </Section>
  );
  const alternates: Alternates = Object.fromEntries(
    locales.map((other) => [other, `${localePrefix(other)}/${leadFormSegments[form][other]}`]),
  );
  return site ? (
    <Shell site={site} alternates={alternates}>
      {content}
    </Shell>
  ) : (
    <main>{content}</main>
  );
}
