import type { NewsletterBlock } from "cms/payload-types";
import { useId } from "react";
import { useSite } from "#app/cms/site-context.tsx";
import { LeadFormIsland, leadFormData } from "#app/features/leads/index.ts";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import * as styles from "./newsletter.css.ts";

export interface NewsletterProps {
  block: NewsletterBlock;
}

/** What there is to read, and beside it the way to get it. */
export function Newsletter({ block }: NewsletterProps) {
  const headingId = useId();
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      <div className={styles.stage}>
        <SectionHeading
          id={headingId}
          eyebrow={block.eyebrow}
          heading={block.heading}
          lede={block.lede}
        />
        <LeadFormIsland data={leadFormData("newsletter", useSite())} />
      </div>
    </Section>
  );
}
