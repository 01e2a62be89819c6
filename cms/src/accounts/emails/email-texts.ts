/** Texts of an e-mail in one language; `{brand}` is replaced by the brand's name. */
export interface EmailTexts {
  subject: string;
  body: string[];
  action: string;
  notes: string[];
}

/** Texts of all account e-mails. */
export interface AccountTexts {
  greeting: (name?: string) => string;
  reset: EmailTexts;
  invitation: EmailTexts;
  verification: EmailTexts;
  existingAccount: EmailTexts;
  accountCreated: EmailTexts;
  welcome: EmailTexts;
  attack: EmailTexts;
  passwordChanged: EmailTexts;
  /** Notice to the former e-mail address that it was replaced. */
  emailChanged: EmailTexts;
  /** Notice to the new e-mail address after a change. */
  emailTaken: EmailTexts;
  /** Warning to an idle account a month before its deletion. */
  idleAccount: EmailTexts;
  planAdded: EmailTexts;
  planChanged: EmailTexts;
  planEnded: EmailTexts;
  paymentReceived: EmailTexts;
  planRequested: EmailTexts;
  deletion: EmailTexts;
  /** Sent to an unverified e-mail address; the link in it confirms the request. */
  confirmDeletion: EmailTexts;
  deletionWithdrawn: EmailTexts;
  /** Labels of the details; `former` precedes the former value of a changed one: "before: R$ 90.00". */
  facts: Record<
    "plan" | "price" | "request" | "paidDay" | "nextPayment" | "noDate" | "former",
    string
  > & {
    requests: Record<"change" | "cancel", string>;
  };
}
