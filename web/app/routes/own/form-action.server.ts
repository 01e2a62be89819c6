import { redirect } from "react-router";
import type { Answer } from "#app/content/accounts.server.ts";
import { done, refuse, type SentForm } from "#app/content/form.server.ts";
import type { DoneKey } from "#app/i18n/done-messages.ts";

/** What a form came to, and what to say of it when it was taken. */
interface Outcome {
  answer: Answer<unknown>;
  done: DoneKey | undefined;
}

export type Perform = (request: Request, form: SentForm) => Promise<Outcome>;

/** Does what one of a page's forms asks, by its intent, and shows the page again either way. */
export async function performAction(
  { request, url, form }: { request: Request; url: URL; form: SentForm },
  actions: Record<string, Perform>,
) {
  const perform = Object.hasOwn(actions, form.intent) ? actions[form.intent] : undefined;
  if (!perform) {
    return refuse(form, { code: "invalid" });
  }
  const { answer, done: what } = await perform(request, form);
  if (answer.ok) {
    return what ? done(url, what, answer.headers) : redirect(url.pathname + url.search);
  }
  return refuse(form, answer.failure, answer.headers);
}
