import type { NewsletterBlock } from "cms/payload-types";
import { useSite } from "#app/cms/site-context.tsx";
import { createLeadFormData, LeadFormIsland } from "#app/features/leads/index.ts";
import { BlockSection } from "../block-section.tsx";
import * as styles from "./newsletter.css.ts";

export interface NewsletterProps {
  block: NewsletterBlock;
}

/** Subscription form of the newsletter next to its introduction. */
export function Newsletter({ block }: NewsletterProps) {
  const form = createLeadFormData("newsletter", useSite());
  return (
    <BlockSection block={block}>
      {(heading) => (
        <div className={styles.newsletterGrid}>
          {heading}
          <LeadFormIsland data={form} />
        </div>
      )}
    </BlockSection>
  );
}
