import type { AccountTexts } from "./email-texts.ts";

export const enUs: AccountTexts = {
  greeting: (name) => (name ? `Hello, ${name}!` : "Hello!"),
  reset: {
    subject: "Create a new password",
    body: [
      "We received a request to change the password of your {brand} account. Choose a new one here:",
    ],
    action: "Create a new password",
    notes: [
      "The link works for one hour, and only once. If you did not ask for it, ignore this message: your password stays the same.",
    ],
  },
  invitation: {
    subject: "Your invitation to the team",
    body: [
      "You have been invited to join the {brand} team on the website’s panel. To accept, create your password:",
    ],
    action: "Create my password",
    notes: ["The link works for seven days, and only once."],
  },
  verification: {
    subject: "Confirm your email address",
    body: [
      "This address was given for a {brand} account. If that was you, confirm that it is yours:",
    ],
    action: "Confirm my email",
    notes: [
      "The link works for seven days, and only once. If it was not you, ignore this message: until it is confirmed, the address is not tied to the account.",
    ],
  },
  existingAccount: {
    subject: "You already have an account",
    body: [
      "Someone tried to open a new {brand} account with this address, but it already has one. If that was you, log in with your password or, if you have forgotten it, create a new one on the same screen:",
    ],
    action: "Log in to my account",
    notes: ["If it was not you, ignore this message: nothing has changed in your account."],
  },
  accountCreated: {
    subject: "Your account is ready to confirm",
    body: [
      "Our team has opened a {brand} account for you. Confirm that this address is yours, then log in with the password we agreed on:",
    ],
    action: "Confirm my email",
    notes: [
      "The link works for seven days, and only once. No password yet? Create one under “I forgot my password” on the login screen.",
      "Not expecting this message? Ignore it, or let our team know.",
    ],
  },
  welcome: {
    subject: "Welcome to {brand}",
    body: [
      "Your email is confirmed and your account is ready.",
      "In the client area you can follow your plans and payments, ask for changes and keep your details up to date. No plan yet? Put a server together in the calculator on our site and see its price right away.",
    ],
    action: "Open the client area",
    notes: [],
  },
  attack: {
    subject: "Many wrong passwords on your account",
    body: [
      "Someone has tried many times, without success, to log in to your {brand} account. Your password is still safe, and everything works as before on the devices you already use.",
      "If you cannot log in from somewhere new, create a new password here:",
    ],
    action: "Create a new password",
    notes: ["If your password is short, or you use it on other sites, it is worth changing."],
  },
  passwordChanged: {
    subject: "Your password has been changed",
    body: [
      "The password of your {brand} account has just been changed, and its other sessions have ended. If that was you, all is well.",
      "If it was not, create a new password now:",
    ],
    action: "Create a new password",
    notes: ["Then check your account’s details, or talk to our team."],
  },
  emailChanged: {
    subject: "Your account’s email address has changed",
    body: [
      "Your {brand} account now uses another email address. If that was you, all is well.",
      "If it was not, undo the change here:",
    ],
    action: "Undo the change",
    notes: [
      "The link works for seven days. Undoing brings this address back to the account, ends every session and lets you create a new password.",
    ],
  },
  emailTaken: {
    subject: "This is your account’s new email address",
    body: [
      "This address is confirmed: from now on you log in to your {brand} account with it, and our messages come here.",
      "We have told the former address, too.",
    ],
    action: "Open the client area",
    notes: [],
  },
  idleAccount: {
    subject: "Your account will be deleted in 30 days",
    body: [
      "Nobody has logged in to your account at {brand} for two years, and it has no active plan. So, as our privacy policy says, it will be deleted in 30 days, along with your details. To keep it, just log in:",
    ],
    action: "Log in to my account",
    notes: ["If you no longer need the account, there is nothing you have to do."],
  },
  planAdded: {
    subject: "Your new plan is in your account",
    body: ["This plan is now part of your {brand} account:"],
    action: "See my plans",
    notes: ["Not what we agreed on? Let our team know before the payment."],
  },
  planChanged: {
    subject: "Your plan has changed",
    body: ["A plan in your {brand} account has changed. From now on it is this:"],
    action: "See my plans",
    notes: ["Not what we agreed on? Let our team know before the payment."],
  },
  planEnded: {
    subject: "Your plan has ended",
    body: [
      "This plan in your {brand} account has ended. You still find it in the client area, among your canceled plans:",
    ],
    action: "See my plans",
    notes: ["If you did not expect this, talk to our team."],
  },
  paymentReceived: {
    subject: "We have received your payment",
    body: ["Thank you! The payment for this plan in your {brand} account has been recorded:"],
    action: "View my plans",
    notes: ["This message confirms receipt and does not replace the tax invoice."],
  },
  planRequested: {
    subject: "We have received your request about your plan",
    body: [
      "Your request has reached the {brand} team. Nothing changes before we have talked to you:",
    ],
    action: "View my plans",
    notes: [
      "Would you like to add something? Answer this message.",
      "If it was not you, somebody has your password: change it in the client area and answer this message.",
    ],
  },
  deletion: {
    subject: "Your account has been deleted",
    body: [
      "Your {brand} account has been deleted, with its login details and list of plans. Contracts and invoices are kept for as long as the law requires, as our privacy policy says.",
      "Thank you for having been our customer.",
    ],
    action: "Open the site",
    notes: [],
  },
  confirmDeletion: {
    subject: "Confirm your deletion request",
    body: [
      "Someone used the {brand} client area to request that the account with this address and its data be deleted. If it was you, please confirm: only then is the request on record, and our team will take care of it.",
    ],
    action: "Confirm the request",
    notes: [
      "The link works for seven days, and only once.",
      "If it was not you, ignore this message: nothing will be deleted.",
    ],
  },
  deletionWithdrawn: {
    subject: "Your deletion request was withdrawn",
    body: [
      "The request to delete your {brand} account was withdrawn in the client area. Your account and your data stay as they were.",
    ],
    action: "Open my account",
    notes: [
      "If it was not you, somebody has your password: change it in the client area and make the request again.",
    ],
  },
  facts: {
    plan: "Plan",
    price: "Price per month",
    request: "Request",
    requests: { change: "Change plan", cancel: "Cancel the plan" },
    paidDay: "Due date paid",
    nextPayment: "Next payment",
    noDate: "No date",
    former: "before",
  },
};
