import { createHash } from "node:crypto";
import {
  formKeyPrefix,
  idempotencyHeader,
  type LeadForm,
  type Locale,
  leadFormSegments,
  leadResponse,
  leadsApi,
  localePrefix,
  sentSegment,
} from "contracts";
import { data, redirect } from "react-router";
import { callAs } from "#app/cms/accounts.server.ts";
import {
  type FormState,
  leadFailure,
  originOf,
  problemsOf,
  readValues,
  trapField,
} from "#app/features/leads/index.ts";
import type { ActionArgs } from "#app/forms/form.server.ts";
import { localeContext } from "#app/request-context.ts";
import { contentHeaders, lastShellOf, loadShell } from "../site-page.server.ts";
import { notKept } from "../site-route.ts";

/** What a form by itself is rendered with; the site is absent where the CMS never answered. */
export async function loadLeadForm(asked: ActionArgs) {
  const locale = asked.context.get(localeContext);
  try {
    const site = await loadShell(asked);
    return data({ locale, site }, { headers: contentHeaders });
  } catch (error) {
    if (error instanceof Response && error.status === 503) {
      // What was typed is not lost with the CMS: the form is rendered with what is known of the site.
      return data({ locale, site: lastShellOf(asked) }, { status: 503, headers: notKept });
    }
    throw error;
  }
}

/** Takes a form that was sent without scripts: on to the thanks, or back with what was typed. */
export async function submitLead({ request, context }: ActionArgs, form: LeadForm) {
  const locale = context.get(localeContext);
  const sent = await request.formData();
  const values = readValues(form, sent);
  const forwardedFor = request.headers.get("x-forwarded-for") ?? "";
  const lead = leadOf({ request, sent, values, form, locale });
  const result = await callAs(request, {
    path: leadsApi.leads,
    method: "POST",
    body: lead,
    headers: { [idempotencyHeader]: repetitionKey(lead, forwardedFor) },
    response: leadResponse,
  });
  if (result.ok) {
    const path = `${localePrefix(locale)}/${leadFormSegments[form][locale]}/${sentSegment}`;
    return redirect(path, 303);
  }
  const { code, fields = {} } = result.failure;
  const failure = leadFailure(code);
  return data(
    {
      values,
      fields: problemsOf(form, fields),
      origin: { page: lead.page, campaign: lead.campaign },
      code: failure,
    },
    { status: failure === "failed" ? 503 : result.failure.status },
  );
}

interface SentLead {
  request: Request;
  sent: FormData;
  values: FormState["values"];
  form: LeadForm;
  locale: Locale;
}

/** A lead as POST /api/leads takes it, of a form that was sent without scripts. */
export function leadOf({ request, sent, values, form, locale }: SentLead) {
  return {
    ...values,
    kind: form,
    locale,
    consentVersion: String(sent.get("consentVersion") ?? ""),
    // The page before is named nowhere else: without scripts there is no other way to know it.
    ...originOf(sent, URL.parse(request.headers.get("referer") ?? "") ?? new URL(request.url)),
    [trapField]: String(sent.get(trapField) ?? ""),
  };
}

/**
 * Key of a form sent without scripts: the same lead from the same visitor has the same one
 * (`formKeySeconds`). Fields left empty, and their order, make no difference: during an upgrade two
 * versions of the site make the same key although one of them has a field more.
 */
export function repetitionKey(
  { campaign, ...fields }: ReturnType<typeof leadOf>,
  forwardedFor: string,
): string {
  const filled = Object.entries({ ...fields, ...campaign }).filter(([, value]) => value);
  const content = JSON.stringify([filled.toSorted(), forwardedFor]);
  return formKeyPrefix + createHash("sha256").update(content).digest("base64url");
}
