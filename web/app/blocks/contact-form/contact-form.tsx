import type { ContactFormBlock } from "cms/payload-types";
import { useSite } from "#app/cms/site-context.tsx";
import {
  ContactLinks,
  createLeadFormData,
  LeadFormIsland,
  LeadSection,
} from "#app/features/leads/index.ts";
import { BlockSection } from "../block-section.tsx";

export interface ContactFormProps {
  block: ContactFormBlock;
}

/** Contact form next to its introduction. */
export function ContactForm({ block }: ContactFormProps) {
  const site = useSite();
  const form = createLeadFormData("contact", site);
  return (
    <BlockSection block={block} actions={<ContactLinks settings={site.settings} />}>
      {(heading) => (
        <LeadSection heading={heading}>
          <LeadFormIsland data={form} />
        </LeadSection>
      )}
    </BlockSection>
  );
}
