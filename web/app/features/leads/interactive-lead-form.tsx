import { contactFields, newsletterFields, refusedFields } from "contracts";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import { useToast } from "#app/ui/index.ts";
import {
  errorsOf,
  type FieldErrors,
  type FormValues,
  formFields,
  readValues,
  trapField,
} from "./form-values.ts";
import { LeadForm, type LeadFormProps } from "./lead-form.tsx";
import { originOf } from "./origin.ts";
import { outcomeTexts } from "./outcome-texts.ts";
import { sendLead } from "./send-lead.ts";

const schemas = { contact: contactFields, newsletter: newsletterFields };

/** Names one content: `crypto.randomUUID` exists only where the page came over https. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** Leads whoever was in a form, which is empty again, to the heading above it. */
function focusHeading(form: HTMLElement | null): void {
  const section = form?.closest("section[aria-labelledby]");
  const heading = document.getElementById(section?.getAttribute("aria-labelledby") ?? "");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
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

  function show(outcome: "sent" | "failed" | "limited"): void {
    const { title, text } = outcomeTexts(kind, outcome);
    showToast({
      tone: outcome === "sent" ? "default" : "destructive",
      title: intl.formatMessage({ id: title }),
      ...(text ? { description: intl.formatMessage({ id: text }) } : {}),
    });
  }

  /** Empties the form for another; the button that had the focus is a new one then. */
  function beginAnew(): void {
    const { activeElement } = document;
    const hadFocus = activeElement === document.body || form.current?.contains(activeElement);
    attempt.current = undefined;
    flushSync(() => setSentTimes((times) => times + 1));
    if (hadFocus) {
      focusHeading(form.current);
    }
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
      attempt.current = { content, key: newKey() };
    }
    const result = await sendLead(
      {
        ...values,
        kind,
        locale,
        consentVersion: noticeVersion,
        ...originOf(sent, new URL(window.location.href)),
        [trapField]: String(sent.get(trapField) ?? ""),
        // Since the page was opened: a browser fills a form in at once, a person reads first.
        elapsedMs: performance.now(),
      },
      attempt.current.key,
    );
    if (result.state === "refused") {
      refuse(errorsOf(kind, { values, refused: result.fields }));
      return;
    }
    if (result.state === "sent") {
      beginAnew();
    }
    show(result.state);
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
    try {
      await send(values, sent);
    } finally {
      setIsSending(false);
      isBusy.current = false;
    }
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
