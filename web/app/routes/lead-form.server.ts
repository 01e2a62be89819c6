import { createHash } from "node:crypto";
import { type LeadForm, leadFormSegments, leadForms, splitLocalePath } from "contracts";
import { campaignOf } from "#app/features/leads/campaign.ts";
import { type FormValues, pageField, trapField } from "#app/features/leads/form-values.ts";

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

/** The page that a form was sent from: its address is all that says so, and the campaign. */
function pageBefore(request: Request, sent: FormData) {
  const referer = URL.parse(request.headers.get("referer") ?? "");
  return {
    page: String(sent.get(pageField) ?? referer?.pathname ?? new URL(request.url).pathname),
    campaign: campaignOf(referer?.searchParams ?? new URLSearchParams()),
  };
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
  const { pathname } = new URL(request.url);
  return {
    ...values,
    kind: formAt(pathname),
    locale: splitLocalePath(pathname).locale,
    consentVersion: String(sent.get("consentVersion") ?? ""),
    ...pageBefore(request, sent),
    [trapField]: String(sent.get(trapField) ?? ""),
  };
}

/** Names what one visitor sends within some minutes: the same again is the same lead. */
export function repetitionKey(values: FormValues, forwardedFor: string, now = Date.now()): string {
  const period = Math.floor(now / repetitionMs);
  const content = JSON.stringify([values, forwardedFor, period]);
  return `form-${createHash("sha256").update(content).digest("base64url")}`;
}
