import type { PlanRequest } from "contracts";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { customers, leads, subscriptions } from "../../payload-schema.ts";
import { isoTime } from "../../platform/iso-time.ts";

/** SQL condition: staff have not closed the request yet. */
export const isOpenPlanRequest = inArray(leads.state, ["new", "contacted"]);

/** SQL: a customer's requests about plans, newest first. */
export const planRequestsJson = sql<PlanRequest[]>`coalesce(${new QueryBuilder()
  .select({
    requests: sql`jsonb_agg(jsonb_build_object(
      'subscriptionId', ${leads.subscription},
      'wish', ${leads.planRequest},
      'message', coalesce(substring(${leads.message} from E'\\n\\n(.*)$'), ''),
      'requestedAt', ${isoTime(leads.createdAt)},
      'state', case when ${leads.state} = 'withdrawn' then 'replaced'
        when ${isOpenPlanRequest} and ${subscriptions.cancelledAt} is null then 'open' else 'closed' end)
      order by ${leads.createdAt} desc, ${leads.id} desc)`.as("requests"),
  })
  .from(leads)
  .innerJoin(subscriptions, eq(subscriptions.id, leads.subscription))
  .where(
    and(eq(subscriptions.customer, customers.id), isNotNull(leads.planRequest)),
  )}, '[]'::jsonb)`;
