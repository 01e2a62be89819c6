import { type LeadFormName, type Locale, leadFormSegments, localePrefix } from "contracts";
import type { FormEventHandler, ReactNode, Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useFields } from "#app/forms/use-fields.ts";
import { Button } from "#app/ui/index.ts";
import { ContactFields } from "./contact-fields.tsx";
import {
  honeypotField,
  isFieldRequired,
  type LeadFieldGetter,
  type LeadFieldName,
  type LeadFormState,
  leadProblemMessage,
  whatsappConsentField,
} from "./form-values.ts";
import * as styles from "./leads.css.ts";
import { NewsletterFields } from "./newsletter-fields.tsx";
import { type LeadOrigin, originPageField } from "./origin.ts";

/** Texts of a form in addition to its fields, from the CMS. */
export interface LeadFormData {
  form: LeadFormName;
  locale: Locale;
  /** Privacy notice next to the button. */
  notice?: string | undefined;
  /**
   * Label of the checkbox for consent to offers on WhatsApp; without a label, there is no checkbox.
   */
  whatsappConsent?: string | undefined;
  /** Version of the notice and of the checkbox's label. */
  noticeVersion: string;
  policy?: { href: string; title: string } | undefined;
}

export interface LeadFormProps {
  data: LeadFormData;
  /** Values and errors of the previous submission. */
  state?: LeadFormState | undefined;
  /** Page on which the form was first shown, if it differs from the current page. */
  origin?: LeadOrigin | undefined;
  isSending?: boolean;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  onChange?: FormEventHandler<HTMLFormElement>;
  ref?: Ref<HTMLFormElement>;
}

/** Returns the path that a form posts to without scripts. */
export function leadFormPath({ form, locale }: Pick<LeadFormData, "form" | "locale">): string {
  return `${localePrefix(locale)}/${leadFormSegments[form][locale]}`;
}

/** Contact or newsletter form, as plain HTML that works without scripts. */
export function LeadForm({
  data,
  state,
  origin,
  isSending = false,
  onSubmit,
  onChange,
  ref,
}: LeadFormProps) {
  const intl = useIntl();
  const { form } = data;
  const stateOf = useFields<LeadFieldName>(state, { messageOf: leadProblemMessage });
  const field: LeadFieldGetter = (name) => ({
    ...stateOf(name),
    id: `${form}-${name}`,
    required: isFieldRequired(form, name),
  });
  const Body = form === "contact" ? ContactFields : NewsletterFields;
  return (
    <form
      ref={ref}
      className={styles.form}
      action={leadFormPath(data)}
      method="post"
      noValidate={onSubmit !== undefined || Object.keys(state?.fields ?? {}).length > 0}
      data-lead-form={form}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <Body field={field} />
      {data.whatsappConsent ? (
        <label className={styles.consentLabel}>
          <input
            className={styles.consentCheckbox}
            type="checkbox"
            name={whatsappConsentField}
            value="yes"
            defaultChecked={state?.values[whatsappConsentField] === "yes"}
          />
          {data.whatsappConsent}
        </label>
      ) : null}
      {origin ? <OriginFields {...origin} /> : null}
      <input type="hidden" name="consentVersion" value={data.noticeVersion} />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {honeypotField}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
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

function OriginFields({ page, campaign }: LeadOrigin): ReactNode {
  return Object.entries({ [originPageField]: page, ...campaign }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function Notice({ notice, policy }: LeadFormData): ReactNode {
  return notice ? (
    <p className={styles.notice}>
      {notice} {policy ? <a href={policy.href}>{policy.title}</a> : null}
    </p>
  ) : null;
}
