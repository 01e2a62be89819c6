/** Texts of an e-mail in one language; `{brand}` is replaced by the brand's name. */
export interface LetterWords {
  subject: string;
  body: string[];
  action: string;
  notes: string[];
}

/** Texts of all account e-mails. */
export interface AccountWords {
  greeting: (name?: string) => string;
  reset: LetterWords;
  invitation: LetterWords;
  verification: LetterWords;
  existingAccount: LetterWords;
  accountCreated: LetterWords;
  welcome: LetterWords;
  attack: LetterWords;
  passwordChanged: LetterWords;
  /** Sent to the former address. */
  emailChanged: LetterWords;
  /** Sent to the new address. */
  emailTaken: LetterWords;
  /** Sent to an idle account a month before its deletion. */
  idleAccount: LetterWords;
  planAdded: LetterWords;
  planChanged: LetterWords;
  planEnded: LetterWords;
  paymentReceived: LetterWords;
  planRequested: LetterWords;
  deletion: LetterWords;
  /** Sent to an address that is not proven: following the link confirms the request. */
  confirmDeletion: LetterWords;
  deletionWithdrawn: LetterWords;
  /** `former` precedes the former value of a changed fact: "before: R$ 90.00". */
  facts: Record<
    "plan" | "price" | "request" | "paidDay" | "nextPayment" | "noDate" | "former",
    string
  > & {
    requests: Record<"change" | "cancel", string>;
  };
}
