import { z } from "zod";
import { fieldProblem } from "./api-error.ts";
import { invisibleCharacters } from "./clean-text.ts";

/** Maximum length of a path in SMTP (RFC 5321, 4.5.3.1.3), without its brackets. */
const maxEmailLength = 254;

/** Matches a domain with non-ASCII characters and without characters that would end the host of a URL. */
const internationalDomain = /^(?=.*[^\p{ASCII}])[^\s/\\?#:@[\]%<>^|]+$/u;

/** Converts an internationalised domain (`почта.рф`) to punycode as browsers do; returns other domains unchanged. */
function toPunycode(domain: string): string {
  const url = `http://${domain}`;
  return internationalDomain.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain;
}

function cleanEmail(input: string): string {
  const text = input
    .replace(invisibleCharacters, "")
    .trim()
    .replace(/^mailto:/i, "");
  const atIndex = text.lastIndexOf("@");
  return atIndex < 0 ? text : `${text.slice(0, atIndex)}@${toPunycode(text.slice(atIndex + 1))}`;
}

/**
 * An e-mail address in its original upper and lower case; comparisons ignore case. Leads store this form, so that a
 * repeated lead has the same hash as a lead stored by an earlier release. Allows the characters that browsers allow
 * (zod's default pattern rejects some addresses in use), and requires a top-level domain. Messages: 'E-mail é
 * obrigatório' (required), 'E-mail inválido' (invalid, too-long).
 */
export const caseSensitiveEmailField = z
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
export const emailField = caseSensitiveEmailField.pipe(z.string().toLowerCase());
