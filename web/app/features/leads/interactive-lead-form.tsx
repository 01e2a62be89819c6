import { groupProblemsByField, idempotencyHeader, type LeadResponse, leadsApi } from "contracts";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import type { CallResult } from "#app/cms/call-result.ts";
import { postJson } from "#app/cms/post-json.ts";
import { useToast } from "#app/ui/index.ts";
import {
  honeypotField,
  type LeadFormState,
  leadFormSchemas,
  listFieldNames,
  pickFieldProblems,
  readFormValues,
} from "./form-values.ts";
import { LeadForm, type LeadFormProps } from "./lead-form.tsx";
import { readLeadOrigin } from "./origin.ts";
import { selectOutcomeTexts, toLeadFailureKind } from "./outcome-texts.ts";

type Values = LeadFormState["values"];
type Problems = NonNullable<LeadFormState["fields"]>;

/** Sends a lead from the browser. The server ignores a repeated `key`, so a retry creates no second lead. */
function sendLead(lead: Record<string, unknown>, key: string): Promise<CallResult<LeadResponse>> {
  return postJson(leadsApi.leads, lead, { headers: { [idempotencyHeader]: key } });
}

/** Returns a random idempotency key. Uses `getRandomValues`, because `crypto.randomUUID` exists only on https. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** Moves the focus from a form that was reset to the heading above the form. */
function focusHeading(form: HTMLElement | null): void {
  const section = form?.closest("section[aria-labelledby]");
  const heading = document.getElementById(section?.getAttribute("aria-labelledby") ?? "");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/**
 * Lead form that validates in the browser and shows the result as a toast. After a failure, the
 * entered values remain in the fields.
 */
export function InteractiveLeadForm(props: LeadFormProps) {
  const { data } = props;
  const { form: kind, locale, noticeVersion } = data;
  const intl = useIntl();
  const { show: showToast } = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>(props.state?.fields ?? {});
  const [isSending, setIsSending] = useState(false);
  /** Key of the current content: sending the same content twice must not create a second lead. */
  const attempt = useRef<{ content: string; key: string }>(undefined);
  const isBusy = useRef(false);
  /** Number of times the form was sent. Each time, an empty form replaces the sent form. */
  const [sentTimes, setSentTimes] = useState(0);

  function validate(values: Values): Problems {
    const result = leadFormSchemas[kind].safeParse(values);
    return result.success ? {} : pickFieldProblems(kind, groupProblemsByField(result.error));
  }

  function show(outcome: "sent" | "failed" | "limited"): void {
    const { title, text } = selectOutcomeTexts(kind, outcome);
    showToast({
      tone: outcome === "sent" ? "default" : "destructive",
      title: intl.formatMessage({ id: title }),
      ...(text ? { description: intl.formatMessage({ id: text }) } : {}),
    });
  }

  /** Resets the form. The reset replaces the focused button, so the focus moves to the heading. */
  function resetForm(): void {
    const { activeElement } = document;
    const hadFocus = activeElement === document.body || form.current?.contains(activeElement);
    attempt.current = undefined;
    flushSync(() => setSentTimes((times) => times + 1));
    if (hadFocus) {
      focusHeading(form.current);
    }
  }

  /** Shows the errors and focuses the first wrong field. */
  function showErrors(errors: Problems): void {
    flushSync(() => setProblems(errors));
    const first = listFieldNames(kind).find((name) => errors[name]);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  }

  async function send(values: Values, sent: FormData): Promise<void> {
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
        ...readLeadOrigin(sent, new URL(window.location.href)),
        [honeypotField]: String(sent.get(honeypotField) ?? ""),
        // Time since the page was opened, in ms. Bots and password managers fill in a form instantly, but only a person
        // then clicks. Older browsers do not report user activation.
        elapsedMs: performance.now(),
        userActivation: navigator.userActivation?.hasBeenActive,
      },
      attempt.current.key,
    );
    if (result.ok) {
      resetForm();
      show("sent");
      return;
    }
    const { code, fields = {} } = result.failure;
    const failure = toLeadFailureKind(code);
    if (failure === "invalid") {
      showErrors(pickFieldProblems(kind, fields));
      return;
    }
    show(failure);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy.current) {
      return;
    }
    const sent = new FormData(event.currentTarget);
    const values = readFormValues(kind, sent);
    const errors = validate(values);
    showErrors(errors);
    if (Object.keys(errors).length > 0) {
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

  /** Validates wrong fields again while the visitor corrects them. */
  function revalidate({ currentTarget }: FormEvent<HTMLFormElement>): void {
    if (Object.keys(problems).length > 0) {
      const now = validate(readFormValues(kind, new FormData(currentTarget)));
      setProblems(Object.fromEntries(Object.entries(now).filter(([name]) => name in problems)));
    }
  }

  return (
    <LeadForm
      {...props}
      key={sentTimes}
      state={{ fields: problems, values: (sentTimes === 0 && props.state?.values) || {} }}
      ref={form}
      isSending={isSending}
      onSubmit={(event) => void submit(event)}
      onChange={revalidate}
    />
  );
}
