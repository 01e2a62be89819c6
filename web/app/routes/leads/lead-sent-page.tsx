import {
  documentPath,
  homeSlug,
  type LeadFormName,
  leadFormSegments,
  thankYouSegment,
} from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { SiteLayout } from "#app/chrome/site-layout.tsx";
import { selectOutcomeTexts } from "#app/features/leads/index.ts";
import { PageTitle } from "#app/seo/page-title.tsx";
import { ActionLink, Section, SectionHeading } from "#app/ui/index.ts";
import type { SiteRouteData } from "../site-page.server.ts";
import { createAlternates } from "../site-route.ts";

/** Thank-you page of a form that was sent without scripts. */
export function LeadSentPage({ form, site }: { form: LeadFormName; site: SiteRouteData }) {
  const intl = useIntl();
  const { title, text } = selectOutcomeTexts(form, "sent");
  const heading = intl.formatMessage({ id: title });
  const alternates = createAlternates(
    (locale) => `${leadFormSegments[form][locale]}/${thankYouSegment}`,
  );
  return (
    <SiteLayout site={site} alternates={alternates}>
      <Section labelledBy="lead-sent">
        <PageTitle brandName={site.settings.brandName}>{heading}</PageTitle>
        <SectionHeading
          id="lead-sent"
          level={1}
          heading={heading}
          lede={text && intl.formatMessage({ id: text })}
        >
          <ActionLink
            href={documentPath({ collection: "pages", slug: homeSlug, locale: site.locale })}
          >
            <FormattedMessage id="leads.back" />
          </ActionLink>
        </SectionHeading>
      </Section>
    </SiteLayout>
  );
}
