import {
  idempotencyHeader,
  type LeadErrorResponse,
  type LeadResponse,
  leadRequest,
  maxLeadRequestBytes,
  refusedFields,
} from "contracts";
import type { Endpoint, Where } from "payload";
import { recordAct } from "../../audit/audit.ts";
import { staffOnly } from "../../audit/staff-only.ts";
import { database } from "../../ground/database.ts";
import { createRateLimit } from "../../ground/rate-limit.ts";
import { byteStream } from "../../ground/request/byte-stream.ts";
import { readJson } from "../../ground/request/limited-json.ts";
import { visitorAddress } from "../../ground/request/visitor-address.ts";
import { acceptLead } from "../accept-lead.ts";
import { exportLeads } from "../export-leads.ts";
import { newLead } from "../new-lead.ts";
import { releaseLead } from "../redeliver.ts";

const notKept = { "cache-control": "no-store" };

const answers = {
  invalid: { status: 400, error: "The request is not valid" },
  conflict: { status: 409, error: "The Idempotency-Key was used for another content" },
  "too-large": { status: 413, error: "The request is too large" },
  "not-json": { status: 415, error: "The request must be application/json" },
  "rate-limited": { status: 429, error: "Too many requests: try again later" },
  unavailable: { status: 503, error: "The lead could not be kept: try again" },
} as const satisfies Record<LeadErrorResponse["code"], { status: number; error: string }>;

interface Refusal {
  code: LeadErrorResponse["code"];
  fields?: string[];
  headers?: Record<string, string>;
}

function refuse({ code, fields, headers }: Refusal): Response {
  const { status, error } = answers[code];
  const body: LeadErrorResponse = { error, code, ...(fields ? { fields } : {}) };
  return Response.json(body, { status, headers: { ...notKept, ...headers } });
}

/**
 * No way to fill the database, and far above what any office behind one address sends: what is
 * merely unusual is kept and marked (operations/leads/new-lead.ts).
 */
const limitLeads = createRateLimit({ name: "lead", points: 3_000, seconds: 10 * 60 });

const maxKeyLength = 200;

const accept: Endpoint = {
  path: "/",
  method: "post",
  handler: async ({ payload, headers, body }) => {
    const json = await readJson({ headers, body }, maxLeadRequestBytes);
    if (!json.ok) {
      return refuse({ code: json.code });
    }
    const request = leadRequest.safeParse(json.value);
    if (!request.success) {
      return refuse({ code: "invalid", fields: refusedFields(request.error) });
    }
    const key = headers.get(idempotencyHeader) || undefined;
    if (key && key.length > maxKeyLength) {
      return refuse({ code: "invalid", fields: [idempotencyHeader] });
    }
    try {
      const allowance = await limitLeads(payload, visitorAddress(headers));
      if (!allowance.ok) {
        const retryAfter = String(allowance.retryAfterSeconds);
        return refuse({ code: "rate-limited", headers: { "retry-after": retryAfter } });
      }
      const lead = newLead(request.data, allowance.used ?? 1);
      const result = await acceptLead(payload, lead, key);
      const saved: LeadResponse | undefined = result.ok ? { id: result.id } : undefined;
      return saved
        ? Response.json(saved, { status: 201, headers: notKept })
        : refuse({ code: "conflict" });
    } catch (error) {
      // The database is away refuses: nothing was kept, and the visitor is told so.
      payload.logger.error({ err: error, msg: "A lead could not be kept" });
      return refuse({ code: "unavailable", headers: { "retry-after": "5" } });
    }
  },
};

const exported: Endpoint = staffOnly({
  path: "/export",
  method: "get",
  handler: async (req, actor) => {
    const { where } = req.query as { where?: Where };
    // Before the first byte: on record even where it breaks off. Not what was searched for: it may
    // name a person, and entries stay for ever.
    const target = { kind: "leads", id: "leads" } as const;
    await recordAct(database(req.payload), { actor, action: "leads.export", target });
    const day = new Date().toISOString().slice(0, 10);
    return new Response(byteStream(exportLeads(req, where)), {
      headers: {
        ...notKept,
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="leads-${day}.csv"`,
      },
    });
  },
});

const release: Endpoint = staffOnly({
  path: "/:id/release",
  method: "post",
  handler: async ({ payload, routeParams }, actor) => {
    const id = String(routeParams?.id);
    const isReleased = await releaseLead(payload, { actor, id });
    return Response.json({ isReleased }, { status: isReleased ? 200 : 404, headers: notKept });
  },
});

export const leadEndpoints: Endpoint[] = [accept, exported, release];
