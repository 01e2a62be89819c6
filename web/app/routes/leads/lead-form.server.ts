import { createHash } from "node:crypto";
import {
  formKeyPrefix,
  idempotencyHeader,
  type LeadFormName,
  type Locale,
  leadFormSegments,
  leadResponse,
  leadsApi,
  localePrefix,
  thankYouSegment,
} from "contracts";
import { data, redirect } from "react-router";
import { callAsVisitor } from "#app/cms/accounts.server.ts";
import {
  honeypotField,
  type LeadFormState,
  pickFieldProblems,
  readFormValues,
  readLeadOrigin,
  toLeadFailureKind,
} from "#app/features/leads/index.ts";
import type { ActionArgs } from "#app/forms/form.server.ts";
import { localeContext } from "#app/request-context.ts";
import { contentHeaders, findLastRouteData, loadSiteRouteData } from "../site-page.server.ts";
import { noStoreHeaders } from "../site-route.ts";

/** Loads the page of a single form; `site` is undefined when the CMS has never responded. */
export async function loadLeadForm(args: ActionArgs) {
  const locale = args.context.get(localeContext);
  try {
    const site = await loadSiteRouteData(args);
    return data({ locale, site }, { headers: contentHeaders });
  } catch (error) {
    if (error instanceof Response && error.status === 503) {
      // Renders the form with the last known layout data, so that entered values survive a CMS
      // failure.
      return data(
        { locale, site: findLastRouteData(args) },
        { status: 503, headers: noStoreHeaders },
      );
    }
    throw error;
  }
}

/** Handles a form that was sent without scripts: redirects to the thank-you page, or shows the errors. */
export async function submitLead({ request, context }: ActionArgs, form: LeadFormName) {
  const locale = context.get(localeContext);
  const sent = await request.formData();
  const values = readFormValues(form, sent);
  const forwardedFor = request.headers.get("x-forwarded-for") ?? "";
  const lead = createLeadRequest({ request, sent, values, form, locale });
  const result = await callAsVisitor(request, {
    path: leadsApi.leads,
    method: "POST",
    body: lead,
    headers: { [idempotencyHeader]: createIdempotencyKey(lead, forwardedFor) },
    response: leadResponse,
  });
  if (result.ok) {
    const path = `${localePrefix(locale)}/${leadFormSegments[form][locale]}/${thankYouSegment}`;
    return redirect(path, 303);
  }
  const { code, fields = {} } = result.failure;
  const failure = toLeadFailureKind(code);
  return data(
    {
      values,
      fields: pickFieldProblems(form, fields),
      origin: { page: lead.page, campaign: lead.campaign },
      code: failure,
    },
    { status: failure === "failed" ? 503 : result.failure.status },
  );
}

interface SentLead {
  request: Request;
  sent: FormData;
  values: LeadFormState["values"];
  form: LeadFormName;
  locale: Locale;
}

/** Returns the body of POST /api/leads for a form that was sent without scripts. */
export function createLeadRequest({ request, sent, values, form, locale }: SentLead) {
  return {
    ...values,
    kind: form,
    locale,
    consentVersion: String(sent.get("consentVersion") ?? ""),
    // Reads the referrer: without scripts, only the referrer names the page that contained the form.
    ...readLeadOrigin(
      sent,
      URL.parse(request.headers.get("referer") ?? "") ?? new URL(request.url),
    ),
    [honeypotField]: String(sent.get(honeypotField) ?? ""),
  };
}

/**
 * Idempotency key of a form sent without scripts. The same lead of the same visitor has the same key
 * (`formKeyLifetimeSeconds`). Ignores empty fields and the order of fields, so that two releases with different fields
 * compute the same key during an upgrade.
 */
export function createIdempotencyKey(
  { campaign, ...fields }: ReturnType<typeof createLeadRequest>,
  forwardedFor: string,
): string {
  const filled = Object.entries({ ...fields, ...campaign }).filter(([, value]) => value);
  const content = JSON.stringify([filled.toSorted(), forwardedFor]);
  return formKeyPrefix + createHash("sha256").update(content).digest("base64url");
}
