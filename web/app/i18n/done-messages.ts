import type { MessageId } from "./messages.ts";

/** What a form did, as the address says it after the form was taken. */
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
  "deletion-withdrawn": "done.deletionWithdrawn",
  "user-created": "done.userCreated",
  "user-deleted": "done.userDeleted",
  "plan-added": "done.planAdded",
  "plan-created": "done.planCreated",
  "plan-updated": "done.planUpdated",
  "plan-deleted": "done.planDeleted",
  "subscription-cancelled": "done.subscriptionCancelled",
  "subscription-updated": "done.subscriptionUpdated",
  "staff-invited": "done.staffInvited",
  "staff-updated": "done.staffUpdated",
} as const satisfies Record<string, MessageId>;

export type DoneKey = keyof typeof messages;

/** The words for `done` of an address, when it is one of ours. */
export function doneMessage(key: string | null): MessageId | undefined {
  return key !== null && Object.hasOwn(messages, key) ? messages[key as DoneKey] : undefined;
}
