import { createContext, useContext } from "react";
import type { MessageId } from "#app/i18n/messages.ts";

/** What the page after a form says, once, by the key that the flash cookie carries. */
const messages = {
  registered: "done.registered",
  "reset-sent": "done.resetSent",
  "password-reset": "done.passwordReset",
  "email-verified": "done.emailVerified",
  "email-restored": "done.emailRestored",
  "verification-sent": "done.verificationSent",
  "invite-accepted": "done.inviteAccepted",
  profile: "done.profile",
  password: "done.password",
  "deletion-requested": "done.deletionRequested",
  "deletion-link-sent": "done.deletionLinkSent",
  "deletion-confirmed": "done.deletionConfirmed",
  "deletion-withdrawn": "done.deletionWithdrawn",
  "user-created": "done.userCreated",
  "user-deleted": "done.userDeleted",
  "plan-added": "done.planAdded",
  "plan-created": "done.planCreated",
  "plan-updated": "done.planUpdated",
  "plan-deleted": "done.planDeleted",
  "plan-deactivated": "done.planDeactivated",
  "plan-activated": "done.planActivated",
  "user-updated": "done.userUpdated",
  "reset-link-sent": "done.resetLinkSent",
  "subscription-renamed": "done.subscriptionRenamed",
  "plan-wished": "done.planWished",
  "payments-recorded": "done.paymentsRecorded",
  "payments-none": "done.paymentsNone",
  "payments-undone": "done.paymentsUndone",
  "payments-kept": "done.paymentsKept",
  "subscription-cancelled": "done.subscriptionCancelled",
  "subscription-updated": "done.subscriptionUpdated",
  "staff-invited": "done.staffInvited",
  "staff-updated": "done.staffUpdated",
  "status-recorded": "done.statusRecorded",
  "status-removed": "done.statusRemoved",
  /** Not done: the form came after the session had ended. Login says it. */
  "session-ended": "failure.sessionEnded",
  /** The same, and what was typed could not be kept. */
  "draft-lost": "failure.sessionEndedDraftLost",
  /** After the login that followed: the form is as it was. */
  "draft-kept": "done.draftKept",
} as const satisfies Record<string, MessageId>;

export type FlashKey = keyof typeof messages;

/** Whether what a cookie holds is one of ours: anyone can send any. */
export function isFlashKey(value: unknown): value is FlashKey {
  return typeof value === "string" && Object.hasOwn(messages, value);
}

/** What login says where a session ended meanwhile, as far as the form before it knew. */
export function sessionEndedMessage(key: FlashKey | undefined): MessageId | undefined {
  return key === "session-ended" || key === "draft-lost" ? messages[key] : undefined;
}

export function flashMessage(key: FlashKey): MessageId {
  return messages[key];
}

/** The plan whose status was turned, which can be turned back, and how many have it. */
export interface TurnedPlan {
  id: string;
  name: string;
  subscriptions: number;
}

/** Payments that were recorded together, which can be undone. */
export interface RecordedPayments {
  batch: string | null;
  recorded: number;
  repeated: number;
  changed: number;
  /** Id of the customer on whose screen they were recorded. */
  user?: string | undefined;
}

/** What was typed into the form at a path that came after the session had ended, by field. */
export interface Draft {
  path: string;
  values: { [field: string]: string | undefined };
}

/** What a page says of the form before it: another object each time, also of the same words. */
export interface Flash {
  key: FlashKey | undefined;
  draft?: Draft | undefined;
  plan?: TurnedPlan | undefined;
  payments?: RecordedPayments | undefined;
}

const FlashContext = createContext<Flash>({ key: undefined });

export const FlashProvider = FlashContext;

export function useFlash(): Flash {
  return useContext(FlashContext);
}
