import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SiteLayout } from "#app/chrome/site-layout.tsx";
import { StaffBar } from "#app/chrome/staff-bar.tsx";
import type { MessageId } from "#app/i18n/messages.ts";
import { PageTitle } from "#app/seo/page-title.tsx";
import { Notice, Section, SectionHeading } from "#app/ui/index.ts";
import { SiteDocument } from "../site-document.tsx";
import type { PreviewPage } from "./preview-page.server.ts";
import { useDraftFrame } from "./use-draft-frame.ts";

/**
 * Texts for a missing draft: the draft does not exist, its link has expired, or the session has
 * ended.
 */
const missingTexts = {
  nothing: { heading: "preview.nothing.heading", text: "preview.nothing.text" },
  expired: { heading: "preview.expired.heading", text: "preview.expired.text" },
  sessionEnded: {
    heading: "preview.sessionEnded.heading",
    text: "preview.sessionEnded.text",
  },
} as const satisfies Record<string, Record<string, MessageId>>;

type MissingReason = keyof typeof missingTexts;

function MissingDraft({ reason }: { reason: MissingReason }) {
  const intl = useIntl();
  const { heading, text } = missingTexts[reason];
  return (
    <Section labelledBy="nothing">
      <SectionHeading
        id="nothing"
        level={1}
        heading={intl.formatMessage({ id: heading })}
        lede={intl.formatMessage({ id: text })}
      />
    </Section>
  );
}

/** Placeholder of an untranslated section, which the site omits. */
function UntranslatedSection({ index }: { index: number }) {
  return (
    <Section>
      <Notice tone="info">
        <FormattedMessage id="preview.untranslated" values={{ number: index + 1 }} />
      </Notice>
    </Section>
  );
}

/**
 * In the preview of a release, makes links to other pages of the release open their previews instead of the published
 * pages. `pages` maps future paths to preview URLs.
 */
function useReleaseLinks(pages: Readonly<Record<string, string>> = {}): void {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      const { origin, pathname, hash } = new URL(link.href, window.location.href);
      const preview = origin === window.location.origin ? pages[pathname] : undefined;
      if (preview !== undefined) {
        link.setAttribute("href", preview + hash);
      }
    }
  }, [pages]);
}

export interface PreviewScreenProps {
  page: PreviewPage;
  isFramed?: boolean;
  missing: MissingReason;
}

/** Renders a draft with the preview bar. */
export function PreviewScreen({ page, isFramed = false, missing }: PreviewScreenProps) {
  const intl = useIntl();
  const { preview, locale, settings } = page;
  const refOf = useDraftFrame(isFramed);
  useReleaseLinks(preview?.release?.pages);
  return (
    <>
      {preview && !isFramed ? <StaffBar facts={preview} locale={locale} /> : null}
      <SiteLayout site={page} alternates={preview?.languages ?? {}}>
        <PageTitle brandName={settings.brandName}>
          {preview?.title || intl.formatMessage({ id: "staffBar.untitled" })}
        </PageTitle>
        <SiteDocument
          page={page}
          sections={{ refOf, untranslated: (index) => <UntranslatedSection index={index} /> }}
          missing={<MissingDraft reason={missing} />}
        />
      </SiteLayout>
    </>
  );
}
