import { openText, sealText } from "../ground/sealed-text.ts";

const purpose = "unsubscribe";

/**
 * Lets whoever has it end the subscriptions of one e-mail address, and do nothing else. The address
 * is in it, so that it works for as long as the address gets mail, and no log can read it.
 */
export function unsubscribeToken(email: string, secret: string): string {
  // Hexadecimal: a token is part of a page's address, which is in lower case.
  return sealText(email, { secret, purpose }).toString("hex");
}

/** The e-mail address of a token that we made. */
export function readUnsubscribeToken(token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, "hex");
  return bytes.length * 2 === token.length ? openText(bytes, { secret, purpose }) : undefined;
}
