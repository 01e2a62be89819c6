import type { ApiErrorCode, LeadForm } from "contracts";
import type { MessageId } from "#app/i18n/messages.ts";

export interface OutcomeTexts {
  title: MessageId;
  text?: MessageId;
}

const texts: Record<LeadForm, Record<"sent" | "failed", OutcomeTexts>> = {
  contact: {
    sent: { title: "contact.sent.title", text: "contact.sent.text" },
    failed: { title: "contact.failed.title", text: "contact.failed.text" },
  },
  newsletter: {
    sent: { title: "newsletter.sent" },
    failed: { title: "newsletter.failed" },
  },
};

export type LeadFailure = "invalid" | "limited" | "failed";

/** What a refused lead means for its form. */
export function leadFailure(code: ApiErrorCode): LeadFailure {
  return code === "invalid" ? code : code === "rate-limited" ? "limited" : "failed";
}

/** What is said once a form was sent, or could not be; `limited` is too many in a short time. */
export function outcomeTexts(form: LeadForm, outcome: "sent" | "failed" | "limited"): OutcomeTexts {
  const { sent, failed } = texts[form];
  return outcome === "sent"
    ? sent
    : { ...failed, ...(outcome === "limited" ? { text: "leads.limited" } : {}) };
}
