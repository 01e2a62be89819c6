import { problemsByField } from "contracts";
import { data, redirect } from "react-router";
import type { z } from "zod";
import type { DoneKey } from "#app/i18n/done-messages.ts";
import { type Answer, type Call, callAccounts, type Failure } from "./accounts.server.ts";
import { dialogParams } from "./dialog-params.ts";
import type { Refusal } from "./refusal.ts";

/** A form that was sent: its fields, and which of the page's forms it is. */
export interface SentForm {
  intent: string;
  values: Record<string, string>;
}

/** Never sent back to the page. */
const secrets = ["password", "currentPassword", "token", "setupToken"];

/** Reads a form; a field left empty is not there. */
export async function readForm(request: Request): Promise<SentForm> {
  const values: Record<string, string> = {};
  for (const [name, value] of await request.formData()) {
    if (typeof value === "string" && value !== "") {
      values[name] = value;
    }
  }
  return { intent: values.intent ?? "", values };
}

export interface FormCall<T> extends Omit<Call<T>, "body"> {
  /** The contract of the call's body; the form is checked by it before anything is sent. */
  body: z.ZodType;
}

/** Sends what a form holds to the account APIs. */
export async function submit<T>(
  request: Request,
  { values }: SentForm,
  { body, ...call }: FormCall<T>,
): Promise<Answer<T>> {
  const parsed = body.safeParse(values);
  if (!parsed.success) {
    const failure: Failure = { code: "invalid", fields: problemsByField(parsed.error) };
    return { ok: false, failure, headers: new Headers() };
  }
  return callAccounts(request, { method: "POST", ...call, body: parsed.data });
}

/** The page again, with what is wrong. */
export function refuse({ intent, values }: SentForm, failure: Failure, headers?: Headers) {
  const shown = Object.entries(values).filter(([name]) => !secrets.includes(name));
  const refusal: Refusal = { ...failure, intent, values: Object.fromEntries(shown) };
  return data(refusal, { status: statusOf(failure), ...(headers ? { headers } : {}) });
}

function statusOf({ code }: Failure): number {
  switch (code) {
    case "unavailable":
      return 503;
    case "rate-limited":
      return 429;
    case "invalid-credentials":
    case "unauthenticated":
      return 401;
    default:
      return 400;
  }
}

/** The page without its dialog, and with word of what was done. */
export function done(url: URL, what: DoneKey, headers?: Headers): Response {
  const search = new URLSearchParams(url.search);
  for (const name of dialogParams) {
    search.delete(name);
  }
  search.set("done", what);
  return redirect(`${url.pathname}?${search}`, headers ? { headers } : {});
}
