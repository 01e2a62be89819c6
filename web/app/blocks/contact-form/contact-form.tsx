import type { ContactFormBlock } from "cms/payload-types";
import { useSite } from "#app/cms/site-context.tsx";
import { LeadFormIsland, leadFormData } from "#app/features/leads/index.ts";
import { BlockSection } from "../block-section.tsx";
import * as styles from "./contact-form.css.ts";
import { ContactLinks } from "./contact-links.tsx";

export interface ContactFormProps {
  block: ContactFormBlock;
}

/** The invitation, and beside it the form. */
export function ContactForm({ block }: ContactFormProps) {
  const form = leadFormData("contact", useSite());
  return (
    <BlockSection block={block} actions={<ContactLinks />}>
      {(heading) => (
        <div className={styles.stage}>
          {heading}
          <div className={styles.panel}>
            <LeadFormIsland data={form} />
          </div>
        </div>
      )}
    </BlockSection>
  );
}
