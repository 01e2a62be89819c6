import { z } from "zod";
import { fieldProblem } from "./api-error.ts";
import { invisible } from "./clean-text.ts";

/** Maximum length of a path in SMTP (RFC 5321, 4.5.3.1.3), without its brackets. */
const maxEmailLength = 254;

/** Matches a domain with a non-ASCII character, and without characters that would end the host of a URL. */
const inOwnLetters = /^(?=.*[^\p{ASCII}])[^\s/\\?#:@[\]%<>^|]+$/u;

/** Returns an internationalised domain in punycode, as browsers convert it (`почта.рф`); others unchanged. */
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

/**
 * An e-mail address in the case in which it was typed. Leads store it this way, so that a repeated lead has the same
 * hash as one stored by an earlier release; comparisons ignore case. Allows the characters that browsers allow (zod's
 * default pattern rejects some addresses in use), and requires a top-level domain. Messages: 'E-mail é obrigatório'
 * (required), 'E-mail inválido' (invalid, too-long).
 */
export const typedEmailField = z
  .string(fieldProblem("required"))
  .transform(cleanEmail)
  .pipe(
    z
      .string()
      .min(1, fieldProblem("required"))
      .max(maxEmailLength, fieldProblem("too-long"))
      .regex(z.regexes.html5Email, fieldProblem("invalid"))
      .regex(/\.[a-z][a-z\d-]*[a-z\d]$/i, fieldProblem("invalid")),
  );

/** An e-mail address in lower case, so that each account has only one spelling. */
export const emailField = typedEmailField.pipe(z.string().toLowerCase());
