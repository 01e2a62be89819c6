import { createContext, useContext } from "react";
import type { MessageId } from "#app/i18n/messages.ts";

/** Messages that the page after a form shows once, by the key in the flash cookie. */
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
  "second-factor-removed": "done.secondFactorRemoved",
  "second-factor-reset": "done.secondFactorReset",
  "passkey-added": "done.passkeyAdded",
  "passkey-removed": "done.passkeyRemoved",
  "identity-confirmed": "done.identityConfirmed",
  "session-closed": "done.sessionClosed",
  "other-sessions-closed": "done.otherSessionsClosed",
  "token-revoked": "done.tokenRevoked",
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
  /** The form was not processed, because the session ended before the form was sent. Login shows this message. */
  "session-ended": "failure.sessionEnded",
  /** Like session-ended, but the draft could not be stored. */
  "draft-lost": "failure.sessionEndedDraftLost",
  /** Shown with the restored form after the login. */
  "draft-kept": "done.draftKept",
} as const satisfies Record<string, MessageId>;

export type FlashKey = keyof typeof messages;

/** Returns whether a cookie's value is a known key; anyone can send any value. */
export function isFlashKey(value: unknown): value is FlashKey {
  return typeof value === "string" && Object.hasOwn(messages, value);
}

/** Returns the message that login shows after the session ended during a form. */
export function findSessionEndedMessage(key: FlashKey | undefined): MessageId | undefined {
  return key === "session-ended" || key === "draft-lost" ? messages[key] : undefined;
}

export function findFlashMessage(key: FlashKey): MessageId {
  return messages[key];
}

/** The plan whose status changed, for undo, and the number of customers that have it. */
export interface ToggledPlan {
  id: string;
  name: string;
  subscriptions: number;
}

/** Payments that were recorded together, for undo. */
export interface RecordedPayments {
  batch: string | null;
  recorded: number;
  repeated: number;
  changed: number;
  /** Id of the customer on whose screen the payments were recorded. */
  user?: string | undefined;
}

/** Values of a form that was sent after the session ended, by field, with the path of the form. */
export interface FormDraft {
  path: string;
  values: { [field: string]: string | undefined };
}

/** Result of the last submitted form. Each submission has a new object, so that a repeated message is shown again. */
export interface Flash {
  key: FlashKey | undefined;
  draft?: FormDraft | undefined;
  plan?: ToggledPlan | undefined;
  payments?: RecordedPayments | undefined;
}

const FlashContext = createContext<Flash>({ key: undefined });

export const FlashProvider = FlashContext;

export function useFlash(): Flash {
  return useContext(FlashContext);
}
