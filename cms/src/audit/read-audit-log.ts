import { sql } from "@payloadcms/db-postgres";
import type { AuditEntry } from "contracts";
import type { Payload } from "payload";
import { database } from "../ground/database.ts";
import { isoTime } from "../ground/iso-time.ts";
import { type Page, type PageRequest, pageOf, pageWindow } from "../ground/page.ts";

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

/** The acts of the staff, newest first. */
export async function readAuditLog(
  payload: Payload,
  request: PageRequest,
): Promise<Page<AuditEntry>> {
  const db = database(payload);
  const [{ rows: counted }, { rows }] = await Promise.all([
    db.execute<{ total: number }>(sql`select count(*)::int as total from audit_log`),
    db.execute<AuditEntry>(sql`
      select l.id, ${isoTime(sql`l.created_at`)} as at, l.action,
        case when l.actor_id is not null
          then jsonb_build_object('id', l.actor_id, 'email', l.actor_email) end as actor,
        jsonb_build_object(
          'kind', l.target_kind, 'id', l.target_id, 'name', ${targetName}) as target,
        l.before, l.after
      from (select * from audit_log order by id desc ${pageWindow(request)}) l
      order by l.id desc`),
  ]);
  return pageOf(rows, counted[0]?.total ?? 0, request);
}
