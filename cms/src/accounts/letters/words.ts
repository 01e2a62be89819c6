/** What a letter says, in one language; `{brand}` is the brand's name. */
export interface LetterWords {
  subject: string;
  body: string[];
  action: string;
  notes: string[];
}

/** The letters that accounts get. */
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
  /** To the address that was the account's. */
  emailChanged: LetterWords;
  /** To the address that is the account's now. */
  emailTaken: LetterWords;
  /** To an account that nobody uses, a month before it goes. */
  idleAccount: LetterWords;
  planAdded: LetterWords;
  planChanged: LetterWords;
  planEnded: LetterWords;
  paymentReceived: LetterWords;
  planRequested: LetterWords;
  deletion: LetterWords;
  /** Goes to an address that is not proven: the request counts once the link is followed. */
  confirmDeletion: LetterWords;
  deletionWithdrawn: LetterWords;
  /** `former` goes before a value that was changed: "before: R$ 90.00". */
  facts: Record<
    "plan" | "price" | "request" | "paidDay" | "nextPayment" | "noDate" | "former",
    string
  > & {
    requests: Record<"change" | "cancel", string>;
  };
}
