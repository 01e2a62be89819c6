import type { AuditEntry, auditQuery } from "contracts";
import { and, count, eq, gte, lt, sql } from "drizzle-orm";
import type { Payload } from "payload";
import type { z } from "zod";
import { database, type SQL } from "../ground/database.ts";
import { isoTime } from "../ground/iso-time.ts";
import { type Page, pageOf, pageWindow } from "../ground/page.ts";
import { audit_log as auditLog } from "../payload-schema.ts";

/** SQL: what the target of entry `l` is called now. */
const targetName = sql`case l.target_kind
  when 'customer' then (select fullname from customers where id = l.target_id::uuid)
  when 'staff' then (select email from staff where id = l.target_id::uuid)
  when 'plan' then (select name from plans where id = l.target_id)
  when 'subscription' then (
    select c.fullname from subscriptions s join customers c on c.id = s.customer_id
    where s.id = l.target_id::uuid)
  when 'lead' then (select name from leads where id = l.target_id::uuid)
  when 'delivery' then (
    select n.name from lead_deliveries d join leads n on n.id = d.lead_id
    where d.id = l.target_id::uuid)
  end`;

export type AuditQuery = z.output<typeof auditQuery>;

/** Which entries are asked for; a day is one in Brazil. */
function matching({ actor, kind, day }: AuditQuery): SQL | undefined {
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

/** The acts of the staff, newest first. */
export async function readAuditLog(
  payload: Payload,
  request: AuditQuery,
): Promise<Page<AuditEntry>> {
  const db = database(payload);
  const matches = matching(request) ?? sql`true`;
  const [[counted], { rows }] = await Promise.all([
    db.select({ total: count() }).from(auditLog).where(matches),
    db.execute<AuditEntry>(sql`
      select l.id, ${isoTime(sql`l.created_at`)} as at, l.action,
        case when l.actor_id is not null
          then jsonb_build_object('id', l.actor_id, 'email', l.actor_email) end as actor,
        jsonb_build_object(
          'kind', l.target_kind, 'id', l.target_id, 'name', ${targetName}) as target,
        l.before, l.after
      from (select * from audit_log where ${matches} order by id desc ${pageWindow(request)}) l
      order by l.id desc`),
  ]);
  return pageOf(rows, counted?.total ?? 0, request);
}
