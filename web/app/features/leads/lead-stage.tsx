import type { SiteSetting } from "cms/payload-types";
import type { ReactNode } from "react";
import { telephoneHref } from "#app/cms/link.ts";
import * as styles from "./lead-stage.css.ts";

export interface LeadStageProps {
  /** The invitation. */
  heading: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The invitation, and beside it the form on a sheet of its own. */
export function LeadStage({ heading, children }: LeadStageProps) {
  return (
    <div className={styles.stage}>
      {heading}
      <div className={styles.panel}>{children}</div>
    </div>
  );
}

export interface ContactLinksProps {
  settings: Pick<SiteSetting, "email" | "telephone">;
}

/** For who would rather write or call: the address and the number of the site settings. */
export function ContactLinks({ settings: { email, telephone } }: ContactLinksProps) {
  return (
    <address className={styles.links}>
      <a href={`mailto:${email}`}>{email}</a>
      <a className={styles.telephone} href={telephoneHref(telephone)}>
        {telephone}
      </a>
    </address>
  );
}
