import type { Pool } from "pg";
import type { Destinations } from "./delivery/channels.ts";

export interface LeadFigures {
  newToday: number;
  waiting: number;
  dead: number;
  /** Suspected, and not delivered until somebody has looked at them. */
  held: number;
  lastDeliveredAt: Date | null;
}

/** The figures of the dashboard. A day begins at midnight in São Paulo. */
export async function leadFigures(pool: Pool): Promise<LeadFigures> {
  const { rows } = await pool.query<LeadFigures>(
    `select
       (select count(*)::int from leads where created_at >=
         date_trunc('day', now(), 'America/Sao_Paulo')) as "newToday",
       (select count(*)::int from lead_deliveries where state = 'waiting') as "waiting",
       (select count(*)::int from lead_deliveries where state = 'dead') as "dead",
       (select count(*)::int from leads where suspicion in ('trap', 'too-quick')) as "held",
       (select max(delivered_at) from lead_deliveries) as "lastDeliveredAt"`,
  );
  const [figures] = rows;
  if (!figures) {
    throw new Error("No figures");
  }
  return figures;
}

/** The kinds of forms whose leads stay in the CMS, because nothing says where they are to go. */
export function unconfiguredForms(destinations: Destinations): ("newsletter" | "contact")[] {
  const { newsletterWebhookUrl, contactWebhookUrl, salesEmail } = destinations;
  return [
    ...(newsletterWebhookUrl ? [] : (["newsletter"] as const)),
    ...(contactWebhookUrl || salesEmail ? [] : (["contact"] as const)),
  ];
}
