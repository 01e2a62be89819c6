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
  deletion: LetterWords;
  /** `former` goes before a value that was changed: "before: R$ 90.00". */
  facts: Record<"plan" | "price" | "nextPayment" | "noDate" | "former", string>;
}
