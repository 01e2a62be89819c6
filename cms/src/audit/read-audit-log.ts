import { type AuditEntry, type auditQuery, defaultLocale } from "contracts";
import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Payload } from "payload";
import type { z } from "zod";
import {
  audit_log as auditLog,
  customers,
  lead_deliveries as deliveries,
  leads,
  plans,
  staff,
  subscriptions,
} from "../payload-schema.ts";
import { searchEntries, statusIncidents } from "../platform/app-tables.ts";
import { database } from "../platform/database.ts";
import { isoTime } from "../platform/iso-time.ts";
import { createResultPage, type ResultPage } from "../platform/result-page.ts";

const query = new QueryBuilder();
const targetId = sql`${auditLog.targetId}::uuid`;
/** SQL: id of the document in a target such as "legal/01a2…"; null for a global. */
const documentId = sql`substring(${auditLog.targetId} from '/([0-9a-f-]{36})$')::uuid`;

/** SQL: current name of an entry's target. */
const targetName = sql`case ${auditLog.targetKind}
  when 'customer' then ${query
    .select({ name: customers.fullname })
    .from(customers)
    .where(eq(customers.id, targetId))}
  when 'staff' then ${query.select({ name: staff.email }).from(staff).where(eq(staff.id, targetId))}
  when 'plan' then ${query
    .select({ name: plans.name })
    .from(plans)
    .where(eq(plans.id, auditLog.targetId))}
  when 'subscription' then ${query
    .select({ name: customers.fullname })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customer))
    .where(eq(subscriptions.id, targetId))}
  when 'lead' then ${query.select({ name: leads.name }).from(leads).where(eq(leads.id, targetId))}
  when 'delivery' then ${query
    .select({ name: leads.name })
    .from(deliveries)
    .innerJoin(leads, eq(leads.id, deliveries.lead))
    .where(eq(deliveries.id, targetId))}
  when 'status' then ${query
    .select({ name: sql`${statusIncidents.title} ->> 'pt-BR'` })
    .from(statusIncidents)
    .where(eq(statusIncidents.id, targetId))}
  when 'content' then ${query
    .select({ name: searchEntries.title })
    .from(searchEntries)
    .where(and(eq(searchEntries.documentId, documentId), eq(searchEntries.locale, defaultLocale)))}
  end`;

const columns = {
  id: auditLog.id,
  at: isoTime(auditLog.createdAt),
  action: sql<AuditEntry["action"]>`${auditLog.action}`,
  actor: sql<AuditEntry["actor"]>`case when ${auditLog.actorId} is not null
    then jsonb_build_object('id', ${auditLog.actorId}, 'email', ${auditLog.actorEmail}) end`,
  target: sql<AuditEntry["target"]>`jsonb_build_object(
    'kind', ${auditLog.targetKind}, 'id', ${auditLog.targetId}, 'name', ${targetName})`,
  before: sql<AuditEntry["before"]>`${auditLog.before}`,
  after: sql<AuditEntry["after"]>`${auditLog.after}`,
};

export type AuditQuery = z.output<typeof auditQuery>;

/** SQL condition for the filters of a query; days begin at midnight in Brasília. */
function conditionOf({ actor, kind, day }: AuditQuery): SQL | undefined {
  const startOf = (date: SQL) => sql`${date}::timestamp at time zone 'America/Sao_Paulo'`;
  return and(
    actor ? eq(auditLog.actorEmail, actor) : undefined,
    kind ? eq(auditLog.targetKind, kind) : undefined,
    day
      ? and(
          gte(auditLog.createdAt, startOf(sql`${day}::date`)),
          lt(auditLog.createdAt, startOf(sql`(${day}::date + 1)`)),
        )
      : undefined,
  );
}

/** Returns the entries of the audit log, newest first. */
export async function readAuditLog(
  payload: Payload,
  request: AuditQuery,
): Promise<ResultPage<AuditEntry>> {
  const db = database(payload);
  const { page, limit } = request;
  const condition = conditionOf(request);
  const [total, entries] = await Promise.all([
    db.$count(auditLog, condition),
    db
      .select(columns)
      .from(auditLog)
      .where(condition)
      .orderBy(desc(auditLog.id))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return createResultPage(entries, total, request);
}
