import type { ApiErrorCode, LeadFormName } from "contracts";
import type { MessageId } from "#app/i18n/messages.ts";

export interface OutcomeTexts {
  title: MessageId;
  text?: MessageId;
}

const texts: Record<LeadFormName, Record<"sent" | "failed", OutcomeTexts>> = {
  contact: {
    sent: { title: "contact.sent.title", text: "contact.sent.text" },
    failed: { title: "contact.failed.title", text: "contact.failed.text" },
  },
  newsletter: {
    sent: { title: "newsletter.sent" },
    failed: { title: "newsletter.failed" },
  },
};

export type LeadFailureKind = "invalid" | "limited" | "failed";

/** Returns which failure text the form shows for an error code. */
export function toLeadFailureKind(code: ApiErrorCode): LeadFailureKind {
  return code === "invalid" ? code : code === "rate-limited" ? "limited" : "failed";
}

/** Returns the texts of a form's outcome; `limited` means too many requests in a short time. */
export function selectOutcomeTexts(
  form: LeadFormName,
  outcome: "sent" | "failed" | "limited",
): OutcomeTexts {
  const { sent, failed } = texts[form];
  return outcome === "sent"
    ? sent
    : { ...failed, ...(outcome === "limited" ? { text: "leads.limited" } : {}) };
}
