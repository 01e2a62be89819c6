import type { AuthStatusResponse } from "contracts";
import { FormattedMessage } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import { ButtonForm } from "#app/forms/button-form.tsx";
import { accountPath } from "#app/session/account-path.ts";
import { Notice } from "#app/ui/index.ts";
import * as styles from "./account.css.ts";

/** Shows which e-mail address is not verified yet, and offers to send the link again. */
export function UnverifiedEmailNotice({
  user: { email, emailVerifiedAt, pendingEmail },
}: Pick<AuthStatusResponse, "user">) {
  const { locale } = useSite();
  const action = accountPath(locale, "/client-area/send-verification");
  if (emailVerifiedAt !== null && pendingEmail === null) {
    return null;
  }
  return (
    <div className={styles.section}>
      <Notice isAnnounced={false}>
        {pendingEmail === null ? (
          <FormattedMessage id="account.email.unverified" values={{ email }} />
        ) : (
          <FormattedMessage id="account.email.pending" values={{ email: pendingEmail }} />
        )}
      </Notice>
      <ButtonForm action={action} className={styles.buttonRow}>
        <FormattedMessage id="account.email.sendAgain" />
      </ButtonForm>
    </div>
  );
}
