import {
  type Alternates,
  documentPath,
  homeSlug,
  leadFormSegments,
  localePrefix,
  locales,
  sentSegment,
} from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router";
import { Shell } from "#app/chrome/shell.tsx";
import { outcomeTexts } from "#app/features/leads/index.ts";
import { icon } from "#app/seo/page-meta.ts";
import { PageTitle } from "#app/seo/page-title.tsx";
import { ActionLink, Section, SectionHeading } from "#app/ui/index.ts";
import type { Route } from "./+types/lead-sent";
import { formAt } from "./lead-form.server.ts";
import { contentHeaders, loadShell } from "./site-page.server.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const form = formAt(new URL(request.url).pathname);
  return data({ ...(await loadShell(request)), form }, { headers: contentHeaders });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData: site }: Route.MetaArgs) {
  return [{ name: "robots", content: "noindex" }, ...(site ? icon(site) : [])];
}

/** Thanks for what was sent without scripts. */
export default function LeadSent({ loaderData: site }: Route.ComponentProps) {
  const intl = useIntl();
  const { form, locale } = site;
  const { title, text } = outcomeTexts(form, "sent");
  const heading = intl.formatMessage({ id: title });
  const alternates: Alternates = Object.fromEntries(
    locales.map((other) => [
      other,
      `${localePrefix(other)}/${leadFormSegments[form][other]}/${sentSegment}`,
    ]),
  );
  return (
    <Shell site={site} alternates={alternates}>
      <Section labelledBy="lead-sent">
        <PageTitle brandName={site.settings.brandName}>{heading}</PageTitle>
        <SectionHeading
          id="lead-sent"
          level={1}
          heading={heading}
          lede={text && intl.formatMessage({ id: text })}
        >
          <ActionLink href={documentPath({ collection: "pages", slug: homeSlug, locale })}>
            <FormattedMessage id="leads.back" />
          </ActionLink>
        </SectionHeading>
      </Section>
    </Shell>
  );
}
