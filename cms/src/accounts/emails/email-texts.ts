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
  /** Sent to the former e-mail address. */
  emailChanged: EmailTexts;
  /** Sent to the new e-mail address. */
  emailTaken: EmailTexts;
  /** Sent to an idle account a month before its deletion. */
  idleAccount: EmailTexts;
  planAdded: EmailTexts;
  planChanged: EmailTexts;
  planEnded: EmailTexts;
  paymentReceived: EmailTexts;
  planRequested: EmailTexts;
  deletion: EmailTexts;
  /** Sent to an e-mail address that is not verified: following the link confirms the request. */
  confirmDeletion: EmailTexts;
  deletionWithdrawn: EmailTexts;
  /** `former` precedes the former value of a changed detail: "before: R$ 90.00". */
  facts: Record<
    "plan" | "price" | "request" | "paidDay" | "nextPayment" | "noDate" | "former",
    string
  > & {
    requests: Record<"change" | "cancel", string>;
  };
}
