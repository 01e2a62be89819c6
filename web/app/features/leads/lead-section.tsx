import type { SiteSetting } from "cms/payload-types";
import type { ReactNode } from "react";
import { telephoneHref } from "#app/cms/link.ts";
import * as styles from "./lead-section.css.ts";

export interface LeadSectionProps {
  /** Heading and introduction. */
  heading: ReactNode;
  /** The form, placed next to the heading. */
  children: ReactNode;
}

/** A heading, and the form on a panel next to the heading. */
export function LeadSection({ heading, children }: LeadSectionProps) {
  return (
    <div className={styles.sectionGrid}>
      {heading}
      <div className={styles.formPanel}>{children}</div>
    </div>
  );
}

export interface ContactLinksProps {
  settings: Pick<SiteSetting, "email" | "telephone">;
}

/** E-mail and phone of the site settings, for visitors who do not want to use a form. */
export function ContactLinks({ settings: { email, telephone } }: ContactLinksProps) {
  return (
    <address className={styles.contactLinks}>
      <a href={`mailto:${email}`}>{email}</a>
      <a className={styles.telephone} href={telephoneHref(telephone)}>
        {telephone}
      </a>
    </address>
  );
}
