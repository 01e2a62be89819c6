import {
  type StatusAlertAction,
  statusAlertActionSegments,
  statusAlertPathSegments,
  statusPath,
  statusSegment,
} from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { SiteLayout } from "#app/chrome/site-layout.tsx";
import type { MessageId } from "#app/i18n/messages.ts";
import { PageTitle } from "#app/seo/page-title.tsx";
import { Button, Section, SectionHeading, TextLink } from "#app/ui/index.ts";
import type { SiteRouteData } from "../site-page.server.ts";
import { createAlternates } from "../site-route.ts";

const texts = {
  confirm: {
    heading: "status.alerts.confirm",
    ask: "status.alerts.confirm.ask",
    done: "status.alerts.confirm.done",
  },
  leave: {
    heading: "status.alerts.leave",
    ask: "status.alerts.leave.ask",
    done: "status.alerts.leave.done",
  },
} as const satisfies Record<StatusAlertAction, Record<string, MessageId>>;

export interface AlertActionPageProps {
  action: StatusAlertAction;
  site: SiteRouteData & { token: string };
  outcome: { isDone: boolean } | undefined;
}

/** Page of an e-mailed link: requests confirmation, then shows the result. */
export function AlertActionPage({ action, site, outcome }: AlertActionPageProps) {
  const intl = useIntl();
  const { heading: headingId, ask, done } = texts[action];
  const heading = intl.formatMessage({ id: headingId });
  const lede = outcome ? (outcome.isDone ? done : ("status.alerts.invalid" as const)) : ask;
  const alternates = createAlternates((other) =>
    [
      statusSegment,
      statusAlertPathSegments[other],
      statusAlertActionSegments[action][other],
      site.token,
    ].join("/"),
  );
  return (
    <SiteLayout site={site} alternates={alternates}>
      <Section labelledBy="alert-act">
        <PageTitle brandName={site.settings.brandName} isRefused={outcome?.isDone === false}>
          {heading}
        </PageTitle>
        <SectionHeading
          id="alert-act"
          level={1}
          heading={heading}
          lede={intl.formatMessage({ id: lede })}
        >
          {outcome ? (
            <TextLink isBack href={statusPath(site.locale)}>
              <FormattedMessage id="status.back" />
            </TextLink>
          ) : (
            <form method="post">
              <Button type="submit">{heading}</Button>
            </form>
          )}
        </SectionHeading>
      </Section>
    </SiteLayout>
  );
}
