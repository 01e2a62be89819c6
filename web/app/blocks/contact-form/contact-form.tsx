import type { ContactFormBlock } from "cms/payload-types";
import { useId } from "react";
import { useSite } from "#app/content/site-context.tsx";
import { LeadFormIsland, leadFormData } from "#app/features/leads/index.ts";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import * as styles from "./contact-form.css.ts";
import { ContactLinks } from "./contact-links.tsx";

export interface ContactFormProps {
  block: ContactFormBlock;
}

/** The invitation, and beside it the form. */
export function ContactForm({ block }: ContactFormProps) {
  const headingId = useId();
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      <div className={styles.stage}>
        <SectionHeading
          id={headingId}
          eyebrow={block.eyebrow}
          heading={block.heading}
          lede={block.lede}
        >
          <ContactLinks />
        </SectionHeading>
        <div className={styles.panel}>
          <LeadFormIsland data={leadFormData("contact", useSite())} />
        </div>
      </div>
    </Section>
  );
}
