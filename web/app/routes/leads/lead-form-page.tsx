import { type LeadFormName, type Locale, leadFormSegments } from "contracts";
import { useIntl } from "react-intl";
import { SiteLayout } from "#app/chrome/site-layout.tsx";
import { UnavailableNotice } from "#app/documents/unavailable.tsx";
import {
  ContactLinks,
  createLeadFormData,
  type LeadFailureKind,
  LeadFormIsland,
  type LeadFormIslandProps,
  LeadSection,
  selectOutcomeTexts,
} from "#app/features/leads/index.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { PageTitle } from "#app/seo/page-title.tsx";
import { FormError, Section, SectionHeading } from "#app/ui/index.ts";
import type { SiteRouteData } from "../site-page.server.ts";
import { createAlternates } from "../site-route.ts";

interface FailureProps {
  form: LeadFormName;
  failure: LeadFailureKind;
}

function Failure({ form, failure }: FailureProps) {
  const intl = useIntl();
  if (failure === "invalid") {
    return null;
  }
  const { title, text } = selectOutcomeTexts(form, failure);
  return (
    <FormError title={intl.formatMessage({ id: title })}>
      {text ? intl.formatMessage({ id: text }) : null}
    </FormError>
  );
}

const ledes = {
  contact: "contact.lede",
  newsletter: "newsletter.lede",
} as const satisfies Record<LeadFormName, MessageId>;

export interface LeadFormPageProps {
  form: LeadFormName;
  loaderData: { locale: Locale; site: SiteRouteData | undefined };
  actionData?: NonNullable<LeadFormIslandProps["state"]> & {
    origin: LeadFormIslandProps["origin"];
    code: LeadFailureKind;
  };
}

/** Page with a single lead form. A form that is sent without scripts posts to this page, which shows its errors. */
export function LeadFormPage({ form, loaderData, actionData }: LeadFormPageProps) {
  const intl = useIntl();
  const { locale, site } = loaderData;
  if (!site && !actionData) {
    return (
      <main>
        <UnavailableNotice />
      </main>
    );
  }
  const heading = intl.formatMessage({
    id: form === "contact" ? "contact.heading" : "newsletter.heading",
  });
  const content = (
    <Section labelledBy="lead-form">
      <PageTitle brandName={site?.settings.brandName} isRefused={actionData !== undefined}>
        {heading}
      </PageTitle>
      <meta name="description" content={intl.formatMessage({ id: ledes[form] })} />
      <LeadSection
        heading={
          <SectionHeading
            id="lead-form"
            level={1}
            heading={heading}
            lede={intl.formatMessage({ id: ledes[form] })}
          >
            {site ? <ContactLinks settings={site.settings} /> : null}
          </SectionHeading>
        }
      >
        {actionData ? <Failure form={form} failure={actionData.code} /> : null}
        <LeadFormIsland
          data={createLeadFormData(form, { locale, settings: site?.settings })}
          state={actionData && { fields: actionData.fields, values: actionData.values }}
          origin={actionData?.origin}
        />
      </LeadSection>
    </Section>
  );
  return site ? (
    <SiteLayout site={site} alternates={createAlternates((other) => leadFormSegments[form][other])}>
      {content}
    </SiteLayout>
  ) : (
    <main>{content}</main>
  );
}
