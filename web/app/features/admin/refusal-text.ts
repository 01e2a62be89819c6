import { type IntlShape, useIntl } from "react-intl";
import type { Refusal } from "#app/content/refusal.ts";
import { failureMessage } from "#app/i18n/failure-messages.ts";
import type { MessageId } from "#app/i18n/messages.ts";

/** What each form was about, for failures that name no cause (specification, section 8). */
const fallbacks: Record<string, MessageId> = {
  setup: "admin.failed.setup",
  login: "admin.failed.server",
  "create-user": "admin.failed.createUser",
  "remove-user": "admin.failed.deleteUser",
  "add-plan": "admin.failed.addPlan",
  "create-plan": "admin.failed.createPlan",
  "edit-plan": "admin.failed.updatePlan",
  "toggle-plan": "admin.failed.updatePlanStatus",
  "remove-plan": "admin.failed.deletePlan",
  "update-subscription": "admin.failed.subscription",
  "cancel-subscription": "admin.failed.subscription",
  "invite-staff": "admin.failed.staff",
  "update-staff": "admin.failed.staff",
};

function messageOf({ code, intent }: Refusal): MessageId | undefined {
  if (code === "invalid") {
    return undefined;
  }
  if (code === "invalid-credentials") {
    return "admin.failed.login";
  }
  // Without any answer to it, it is not the setup that failed.
  if (code === "unavailable" && intent === "setup") {
    return "admin.failed.server";
  }
  return failureMessage(code) ?? fallbacks[intent] ?? "admin.failed.server";
}

/** The words of the red box; undefined while the fields say it all. */
export function useRefusalText(refusal: Refusal | undefined): string | undefined {
  const intl = useIntl();
  return refusal && refusalText(intl, refusal);
}

function refusalText(intl: IntlShape, refusal: Refusal): string | undefined {
  const id = messageOf(refusal);
  return id && intl.formatMessage({ id });
}
