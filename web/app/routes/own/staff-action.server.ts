import { redirect } from "react-router";
import { done, refuse, type SentForm } from "#app/content/form.server.ts";
import type { Outcome } from "./panel-actions.server.ts";

export type Perform = (request: Request, form: SentForm) => Promise<Outcome>;

/** Does what a form of the panel asks, and shows the page again either way. */
export async function performStaffAction(
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
