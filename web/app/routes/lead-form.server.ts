import { createHash } from "node:crypto";
import { type LeadForm, leadFormSegments, leadForms, splitLocalePath } from "contracts";
import { type FormValues, trapField } from "#app/features/leads/form-values.ts";
import { originOf } from "#app/features/leads/origin.ts";

/** Without scripts two clicks send the same form twice: within this time, in ms, they are one lead. */
const repetitionMs = 10 * 60 * 1_000;

/** Which form an address is of. */
export function formAt(path: string): LeadForm {
  const { locale, rest } = splitLocalePath(path);
  const segment = rest.split("/")[1];
  const form = leadForms.find((known) => leadFormSegments[known][locale] === segment);
  if (!form) {
    throw new Error(`There is no form at ${path}`);
  }
  return form;
}

/** A lead as POST /api/leads takes it, of a form that was sent without scripts. */
export function leadOf({
  request,
  sent,
  values,
}: {
  request: Request;
  sent: FormData;
  values: FormValues;
}) {
  const address = new URL(request.url);
  const { pathname } = address;
  return {
    ...values,
    kind: formAt(pathname),
    locale: splitLocalePath(pathname).locale,
    consentVersion: String(sent.get("consentVersion") ?? ""),
    // The page before is named nowhere else: without scripts there is no other way to know it.
    ...originOf(sent, URL.parse(request.headers.get("referer") ?? "") ?? address),
    [trapField]: String(sent.get(trapField) ?? ""),
  };
}

/** Names what one visitor sends within some minutes: the same lead again is the same one. */
export function repetitionKey(
  lead: ReturnType<typeof leadOf>,
  forwardedFor: string,
  now = Date.now(),
): string {
  const period = Math.floor(now / repetitionMs);
  const content = JSON.stringify([lead, forwardedFor, period]);
  return `form-${createHash("sha256").update(content).digest("base64url")}`;
}
