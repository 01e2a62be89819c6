import { FormattedMessage } from "react-intl";
import { Form } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import { useIsBusy } from "#app/forms/use-form.ts";
import { personalPath } from "#app/session/personal-path.ts";
import { Button } from "#app/ui/index.ts";

export function LogOutForm() {
  const { locale } = useSite();
  const isBusy = useIsBusy({ intent: "logout" });
  return (
    <Form method="post" action={personalPath(locale, "/admin")}>
      <Button
        type="submit"
        tone="secondary"
        icon="log-out"
        name="intent"
        value="logout"
        isPending={isBusy}
      >
        <FormattedMessage id="admin.logout" />
      </Button>
    </Form>
  );
}
