import { maxPhoneLength } from "contracts";
import { useIntl } from "react-intl";
import { Fields, TextField } from "#app/ui/index.ts";
import type { LeadFieldGetter } from "./form-values.ts";

/** Fields of the newsletter form. */
export function NewsletterFields({ field }: { field: LeadFieldGetter }) {
  const intl = useIntl();
  return (
    <Fields>
      <Fields isPair>
        <TextField
          {...field("firstName")}
          label={intl.formatMessage({ id: "newsletter.firstName" })}
          autoComplete="given-name"
          maxLength={200}
        />
        <TextField
          {...field("lastName")}
          label={intl.formatMessage({ id: "newsletter.lastName" })}
          autoComplete="family-name"
          maxLength={200}
        />
      </Fields>
      <Fields isPair>
        <TextField
          {...field("email")}
          label={intl.formatMessage({ id: "contact.email" })}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...field("whatsapp")}
          label={intl.formatMessage({ id: "newsletter.whatsapp" })}
          type="tel"
          autoComplete="tel"
          maxLength={maxPhoneLength}
        />
      </Fields>
    </Fields>
  );
}
