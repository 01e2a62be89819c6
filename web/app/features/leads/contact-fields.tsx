import {
  type ContactService,
  contactServices,
  maxMessageLength,
  maxPhoneLength,
  minMessageLength,
} from "contracts";
import { useIntl } from "react-intl";
import type { MessageId } from "#app/i18n/messages.ts";
import { Fields, SelectField, TextAreaField, TextField } from "#app/ui/index.ts";
import type { LeadFieldGetter } from "./form-values.ts";

const serviceLabels: Record<ContactService, MessageId> = {
  privateCloud: "contact.service.privateCloud",
  cloudCenter: "contact.service.cloudCenter",
  virtualDatacenter: "contact.service.virtualDatacenter",
  cloudServer: "contact.service.cloudServer",
  other: "contact.service.other",
};

/** Fields of the contact form. */
export function ContactFields({ field }: { field: LeadFieldGetter }) {
  const intl = useIntl();
  return (
    <Fields>
      <TextField
        {...field("name")}
        label={intl.formatMessage({ id: "contact.name" })}
        autoComplete="name"
        maxLength={200}
      />
      <Fields isPair>
        <TextField
          {...field("email")}
          label={intl.formatMessage({ id: "contact.email" })}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...field("phone")}
          label={intl.formatMessage({ id: "contact.phone" })}
          type="tel"
          autoComplete="tel"
          maxLength={maxPhoneLength}
        />
      </Fields>
      <Fields isPair>
        <TextField
          {...field("company")}
          label={intl.formatMessage({ id: "contact.company" })}
          autoComplete="organization"
          maxLength={200}
        />
        <SelectField
          {...field("service")}
          label={intl.formatMessage({ id: "contact.service" })}
          placeholder={intl.formatMessage({ id: "contact.service.choose" })}
          options={contactServices.map((value) => ({
            value,
            label: intl.formatMessage({ id: serviceLabels[value] }),
          }))}
        />
      </Fields>
      <TextAreaField
        {...field("message")}
        label={intl.formatMessage({ id: "contact.message" })}
        rows={6}
        minLength={minMessageLength}
        maxLength={maxMessageLength}
      />
    </Fields>
  );
}
