import type { AuthStatusResponse } from "contracts";
import { FormattedMessage } from "react-intl";
import { Form, useNavigation } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import { personalPath } from "#app/session/personal-path.ts";
import { Button, Notice } from "#app/ui/index.ts";
import * as styles from "./account.css.ts";

/** Says which address waits to be proven, if one does, and offers the link once more. */
export function EmailNotice({
  user: { email, emailVerifiedAt, pendingEmail },
}: Pick<AuthStatusResponse, "user">) {
  const { locale } = useSite();
  const action = personalPath(locale, "/client-area/send-verification");
  const isBusy = useNavigation().formAction === action;
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
      <Form method="post" action={action} className={styles.start}>
        <Button type="submit" tone="secondary" isPending={isBusy}>
          <FormattedMessage id="account.email.send" />
        </Button>
      </Form>
    </div>
  );
}
