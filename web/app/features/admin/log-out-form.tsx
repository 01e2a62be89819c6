import { FormattedMessage } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import { ButtonForm } from "#app/forms/button-form.tsx";
import { personalPath } from "#app/session/personal-path.ts";

export function LogOutForm() {
  const { locale } = useSite();
  return (
    <ButtonForm action={personalPath(locale, "/admin")} icon="log-out" name="intent" value="logout">
      <FormattedMessage id="admin.logout" />
    </ButtonForm>
  );
}
