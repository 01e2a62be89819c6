import { z } from "zod";
import type { FieldProblem } from "./api-error.ts";
import { invisible } from "./clean-text.ts";

/** The longest address that mail can be sent to (RFC 5321). */
const maxEmailLength = 254;

/** A domain with other letters than ASCII's and nothing that ends the host of a URL. */
const inOwnLetters = /^(?=.*[^\p{ASCII}])[^\s/\\?#:@[\]%<>^|]+$/u;

/** Returns a domain in punycode, as browsers make it of `почта.рф`; anything else unchanged. */
function toPunycode(domain: string): string {
  const url = `http://${domain}`;
  return inOwnLetters.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain;
}

function cleanEmail(written: string): string {
  const text = written
    .replace(invisible, "")
    .trim()
    .replace(/^mailto:/i, "");
  const at = text.lastIndexOf("@");
  return at < 0 ? text : `${text.slice(0, at)}@${toPunycode(text.slice(at + 1))}`;
}

function problem(error: FieldProblem): { error: FieldProblem } {
  return { error };
}

/**
 * An address in the case that was typed, as leads store it: they are compared without case, and a lead
 * that is sent again to another version has the same hash. 'E-mail é obrigatório' (required), 'E-mail
 * inválido' (invalid, too-long). Allows the characters that browsers allow (zod's default pattern
 * refuses addresses in use) and needs a top-level domain.
 */
export const typedEmailField = z
  .string(problem("required"))
  .transform(cleanEmail)
  .pipe(
    z
      .string()
      .min(1, problem("required"))
      .max(maxEmailLength, problem("too-long"))
      .regex(z.regexes.html5Email, problem("invalid"))
      .regex(/\.[a-z][a-z\d-]*[a-z\d]$/i, problem("invalid")),
  );

/** The same in lower case, so that an account has one spelling. */
export const emailField = typedEmailField.pipe(z.string().toLowerCase());
