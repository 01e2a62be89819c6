import { contactFields, newsletterFields, refusedFields } from "contracts";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import type { MessageId } from "#app/i18n/messages.ts";
import { type ToastContent, useToast } from "#app/ui/toast/index.ts";
import { campaignOf } from "./campaign.ts";
import {
  errorsOf,
  type FieldErrors,
  type FormValues,
  formFields,
  pageField,
  readValues,
  trapField,
} from "./form-values.ts";
import { LeadForm, type LeadFormProps } from "./lead-form.tsx";
import { sendLead } from "./send-lead.ts";

const schemas = { contact: contactFields, newsletter: newsletterFields };

type Texts = Record<"sent" | "failed", { title: MessageId; description?: MessageId }>;
const texts: Record<keyof typeof schemas, Texts> = {
  contact: {
    sent: { title: "contact.sent.title", description: "contact.sent.text" },
    failed: { title: "contact.failed.title", description: "contact.failed.text" },
  },
  newsletter: {
    sent: { title: "newsletter.sent" },
    failed: { title: "newsletter.failed" },
  },
};

/** Where the visitor is, and which campaign led there. */
function whereabouts(sent: FormData) {
  return {
    page: String(sent.get(pageField) ?? window.location.pathname),
    campaign: campaignOf(new URLSearchParams(window.location.search)),
  };
}

/** The form with its errors at once, and its outcome as a toast; what failed keeps what was typed. */
export function InteractiveLeadForm(props: LeadFormProps) {
  const { data } = props;
  const { form: kind, locale, noticeVersion } = data;
  const intl = useIntl();
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>(props.errors ?? {});
  const [isSending, setIsSending] = useState(false);
  /** Another content is another lead; the same one again is not. */
  const attempt = useRef<{ content: string; key: string }>(undefined);
  const isBusy = useRef(false);
  /** How often it was sent: each time it begins anew, empty. */
  const [sentTimes, setSentTimes] = useState(0);

  function errorsIn(values: FormValues): FieldErrors {
    const result = schemas[kind].safeParse(values);
    return result.success ? {} : errorsOf(kind, { values, refused: refusedFields(result.error) });
  }

  function show(outcome: "sent" | "failed", tone: ToastContent["tone"] = "default"): void {
    const { title, description } = texts[kind][outcome];
    showToast({
      tone,
      title: intl.formatMessage({ id: title }),
      ...(description ? { description: intl.formatMessage({ id: description }) } : {}),
    });
  }

  /** Shows what is wrong, and leads to the first of it. */
  function refuse(found: FieldErrors): void {
    flushSync(() => setErrors(found));
    const first = formFields[kind].find((name) => found[name]);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  }

  async function send(values: FormValues, sent: FormData): Promise<void> {
    const content = JSON.stringify(values);
    if (attempt.current?.content !== content) {
      attempt.current = { content, key: crypto.randomUUID() };
    }
    const result = await sendLead(
      {
        ...values,
        kind,
        locale,
        consentVersion: noticeVersion,
        ...whereabouts(sent),
        [trapField]: String(sent.get(trapField) ?? ""),
        // Since the page was opened: a browser fills a form in at once, a person reads first.
        elapsedMs: performance.now(),
      },
      attempt.current.key,
    );
    if (result.state === "sent") {
      attempt.current = undefined;
      setSentTimes((times) => times + 1);
      show("sent");
    } else if (result.state === "refused") {
      refuse(errorsOf(kind, { values, refused: result.fields }));
    } else {
      show("failed", "destructive");
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy.current) {
      return;
    }
    const sent = new FormData(event.currentTarget);
    const values = readValues(kind, sent);
    const found = errorsIn(values);
    refuse(found);
    if (Object.keys(found).length > 0) {
      return;
    }
    isBusy.current = true;
    setIsSending(true);
    await send(values, sent);
    setIsSending(false);
    isBusy.current = false;
  }

  /** What was wrong is checked again while it is put right. */
  function recheck({ currentTarget }: FormEvent<HTMLFormElement>): void {
    if (Object.keys(errors).length > 0) {
      const now = errorsIn(readValues(kind, new FormData(currentTarget)));
      setErrors(
        Object.fromEntries(Object.entries(now).filter(([name]) => name in errors)) as FieldErrors,
      );
    }
  }

  return (
    <LeadForm
      {...props}
      key={sentTimes}
      values={sentTimes === 0 ? (props.values ?? {}) : {}}
      ref={form}
      errors={errors}
      isSending={isSending}
      onSubmit={(event) => void submit(event)}
      onChange={recheck}
    />
  );
}
