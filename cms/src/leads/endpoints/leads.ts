import {
  type ConversionEvent,
  idempotencyHeader,
  type LeadResponse,
  leadRequest,
  maxLeadRequestBytes,
} from "contracts";
import type { Payload, Where } from "payload";
import { recordAuditEntry } from "../../audit/audit.ts";
import { allowEditors } from "../../audit/staff-access.ts";
import { countConversion, findCampaign } from "../../conversions/count-conversion.ts";
import { database } from "../../platform/database.ts";
import { createRateLimit } from "../../platform/rate-limit.ts";
import { csvResponse } from "../../platform/request/csv-response.ts";
import { allowAnyone, defineEndpoint } from "../../platform/request/endpoint.ts";
import { jsonResponse } from "../../platform/request/refusal.ts";
import { acceptLead } from "../accept-lead.ts";
import { exportLeads } from "../export-leads.ts";
import { type NewLead, toNewLead } from "../new-lead.ts";
import { clearLeadSuspicion } from "../redeliver.ts";

/**
 * Limits leads per IP address, so that nobody can fill the database. Far above the number that an office behind one
 * address sends. Leads of a client that sends unusually many are stored and marked as suspected (new-lead.ts).
 */
const limitLeads = createRateLimit({ name: "lead", points: 3_000, seconds: 10 * 60 });

const maxKeyLength = 200;

/** Adds the campaign of the landing page to a lead without a campaign. */
async function withCampaign(payload: Payload, lead: NewLead): Promise<NewLead> {
  const campaign = lead.utm_campaign || (await findCampaign(database(payload), lead.page));
  return campaign ? { ...lead, utm_campaign: campaign } : lead;
}

const conversionEvents: Partial<Record<NewLead["kind"], ConversionEvent>> = {
  contact: "contact-sent",
  newsletter: "newsletter-sent",
};

/**
 * Counts a lead as a conversion, unless it is suspected. Ignores failures: the lead is already stored, and an error
 * response would make the client send it again.
 */
async function countLead(
  payload: Payload,
  { kind, page, utm_campaign: campaign, suspicion }: NewLead,
): Promise<void> {
  const event = conversionEvents[kind];
  if (event && !suspicion) {
    await countConversion(database(payload), { event, page, campaign }).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: "A lead could not be counted" }),
    );
  }
}

const accept = defineEndpoint({
  path: "/",
  method: "post",
  access: allowAnyone,
  body: leadRequest,
  maxBytes: maxLeadRequestBytes,
  limit: limitLeads,
  handle: async ({ payload, headers, body, used }) => {
    const key = headers.get(idempotencyHeader) || undefined;
    if (key && key.length > maxKeyLength) {
      return { ok: false, code: "invalid", fields: { [idempotencyHeader]: "too-long" } };
    }
    try {
      const lead = await withCampaign(payload, toNewLead(body, used));
      const result = await acceptLead(payload, lead, key);
      if (result.ok && !result.isRepeated) {
        await countLead(payload, lead);
      }
      return result.ok
        ? jsonResponse({ id: result.id } satisfies LeadResponse, { status: 201 })
        : { ok: false, code: "conflict" };
    } catch (error) {
      // The client may retry, because nothing was stored and a repeated request stores no second lead.
      payload.logger.error({ err: error, msg: "A lead could not be kept" });
      return { ok: false, code: "unavailable" };
    }
  },
});

const exportCsv = defineEndpoint({
  path: "/export",
  method: "get",
  access: allowEditors,
  handle: async ({ payload, account: actor, req }) => {
    const { where } = req.query as { where?: Where };
    // Records the export before the first byte, so that an aborted export is recorded too. Does not record the search
    // text, because it may be a person's name and entries are permanent.
    const target = { kind: "leads", id: "leads" } as const;
    await recordAuditEntry(database(payload), { actor, action: "leads.export", target });
    return csvResponse("leads", exportLeads(req, where));
  },
});

const release = defineEndpoint({
  path: "/:id/release",
  method: "post",
  access: allowEditors,
  handle: async ({ payload, account: actor, params: { id = "" } }) => {
    const isReleased = await clearLeadSuspicion(payload, { actor, id });
    return isReleased ? jsonResponse({ isReleased }) : { ok: false, code: "not-found" };
  },
});

export const leadEndpoints = [accept, exportCsv, release];
