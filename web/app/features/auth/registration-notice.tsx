import type { Legal } from "cms/payload-types";
import { documentPath } from "contracts";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import * as styles from "./auth.css.ts";

/** Links to the policies on personal data; null while no privacy policy is published. */
export function RegistrationNotice() {
  const { locale, settings } = useSite();
  const linkTo = (document: string | Legal | null | undefined) => (words: ReactNode) =>
    typeof document === "object" && document?.slug ? (
      <a href={documentPath({ collection: "legal", slug: document.slug, locale })}>{words}</a>
    ) : (
      words
    );
  return settings.privacyPolicy ? (
    <p className={styles.notice}>
      <FormattedMessage
        id="auth.register.notice"
        values={{
          terms: linkTo(settings.termsOfService),
          privacy: linkTo(settings.privacyPolicy),
        }}
      />
    </p>
  ) : null;
}
