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
import { icon } from "#app/seo/page-meta.ts";
import { ActionLink } from "#app/ui/action-link/index.ts";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
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
  return [
    { title: site?.settings.brandName ?? "" },
    { name: "robots", content: "noindex" },
    ...(site ? icon(site) : []),
  ];
}

/** Thanks for what was sent without scripts. */
export default function LeadSent({ loaderData: site }: Route.ComponentProps) {
  const intl = useIntl();
  const { form, locale } = site;
  const isContact = form === "contact";
  const alternates: Alternates = Object.fromEntries(
    locales.map((other) => [
      other,
      `${localePrefix(other)}/${leadFormSegments[form][other]}/${sentSegment}`,
    ]),
  );
  return (
    <Shell site={site} alternates={alternates}>
      <Section labelledBy="lead-sent">
        <SectionHeading
          id="lead-sent"
          level={1}
          heading={intl.formatMessage({ id: isContact ? "contact.sent.title" : "newsletter.sent" })}
          lede={isContact ? intl.formatMessage({ id: "contact.sent.text" }) : undefined}
        >
          <ActionLink href={documentPath({ collection: "pages", slug: homeSlug, locale })}>
            <FormattedMessage id="leads.back" />
          </ActionLink>
        </SectionHeading>
      </Section>
    </Shell>
  );
}
