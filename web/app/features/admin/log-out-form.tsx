import { FormattedMessage } from "react-intl";
import { Form } from "react-router";
import { ownPath } from "#app/content/own-path.ts";
import { useSite } from "#app/content/site-context.tsx";
import { Button } from "#app/ui/index.ts";
import { useIsBusy } from "./use-is-busy.ts";

export function LogOutForm() {
  const { locale } = useSite();
  const isBusy = useIsBusy("logout");
  return (
    <Form method="post" action={ownPath(locale, "/admin")}>
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
