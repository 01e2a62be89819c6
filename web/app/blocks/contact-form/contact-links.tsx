import { useSite } from "#app/cms/site-context.tsx";
import * as styles from "./contact-form.css.ts";

/** For who would rather write or call: the address and the number of the site settings. */
export function ContactLinks() {
  const { email, telephone } = useSite().settings;
  return (
    <address className={styles.links}>
      <a href={`mailto:${email}`}>{email}</a>
      <a className={styles.telephone} href={`tel:${telephone.replace(/[^\d+]/g, "")}`}>
        {telephone}
      </a>
    </address>
  );
}
