import {
  contactServices,
  type LeadForm as FormKind,
  type Locale,
  leadFormSegments,
  localePrefix,
  maxMessageLength,
} from "contracts";
import type { FormEventHandler, ReactNode, Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "#app/ui/button/index.ts";
import { Fields } from "#app/ui/field/index.ts";
import { SelectField } from "#app/ui/select-field/index.ts";
import { TextAreaField, TextField } from "#app/ui/text-field/index.ts";
import {
  type FieldErrors,
  type FieldName,
  type FormValues,
  pageField,
  trapField,
} from "./form-values.ts";
import { serviceLabels } from "./labels.ts";
import * as styles from "./leads.css.ts";

/** What a form says beside its fields; copy of the CMS. */
export interface LeadFormData {
  form: FormKind;
  locale: Locale;
  /** Beside the button: what happens with what is sent, and which version of that text it is. */
  notice?: string | undefined;
  noticeVersion: string;
  policy?: { href: string; title: string } | undefined;
}

export interface LeadFormProps {
  data: LeadFormData;
  values?: FormValues;
  errors?: FieldErrors;
  /** The page that the form was on, where it is not this one. */
  page?: string | undefined;
  isSending?: boolean;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  onChange?: FormEventHandler<HTMLFormElement>;
  ref?: Ref<HTMLFormElement>;
}

/** Where a form is sent without scripts. */
export function formPath({ form, locale }: Pick<LeadFormData, "form" | "locale">): string {
  return `${localePrefix(locale)}/${leadFormSegments[form][locale]}`;
}

/** The contact or the newsletter form; plain HTML that works as it stands. */
export function LeadForm({
  data,
  values = {},
  errors = {},
  page,
  isSending = false,
  onSubmit,
  onChange,
  ref,
}: LeadFormProps) {
  const intl = useIntl();
  const { form } = data;
  const field: FieldOf = (name) => ({
    name,
    id: `${form}-${name}`,
    defaultValue: values[name],
    error: errors[name] && intl.formatMessage({ id: errors[name] }, { max: maxMessageLength }),
    required: true,
  });
  const Body = form === "contact" ? ContactFields : NewsletterFields;
  return (
    <form
      ref={ref}
      className={styles.form}
      action={formPath(data)}
      method="post"
      noValidate={onSubmit !== undefined || Object.keys(errors).length > 0}
      data-lead-form={form}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <Body field={field} />
      {page === undefined ? null : <input type="hidden" name={pageField} value={page} />}
      <input type="hidden" name="consentVersion" value={data.noticeVersion} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {trapField}
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Notice {...data} />
      <div className={styles.actions}>
        <Button
          type="submit"
          isPending={isSending}
          pendingLabel={intl.formatMessage({ id: "leads.sending" })}
        >
          {form === "contact" ? (
            <FormattedMessage id="contact.send" />
          ) : (
            <FormattedMessage id="newsletter.send" />
          )}
        </Button>
      </div>
    </form>
  );
}

function Notice({ notice, policy }: LeadFormData): ReactNode {
  return notice ? (
    <p className={styles.notice}>
      {notice} {policy ? <a href={policy.href}>{policy.title}</a> : null}
    </p>
  ) : null;
}

type FieldOf = (name: FieldName) => {
  name: FieldName;
  id: string;
  defaultValue: string | undefined;
  error: string | undefined;
  required: true;
};

function ContactFields({ field }: { field: FieldOf }) {
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
          maxLength={40}
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
        minLength={10}
        maxLength={maxMessageLength}
      />
    </Fields>
  );
}

function NewsletterFields({ field }: { field: FieldOf }) {
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
          maxLength={40}
        />
      </Fields>
    </Fields>
  );
}
