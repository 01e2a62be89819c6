import { eq, gte, inArray, max, sql } from "drizzle-orm";
import { lead_deliveries as deliveries, leads } from "../payload-schema.ts";
import type { Database } from "../platform/database.ts";
import type { DeliveryDestinations } from "./delivery/channels.ts";

export interface LeadFigures {
  newToday: number;
  waiting: number;
  dead: number;
  /** Number of suspected leads that are not delivered until staff release them. */
  held: number;
  lastDeliveredAt: Date | undefined;
}

/** Returns the numbers of leads for the dashboard. Days begin at midnight in São Paulo. */
export async function readLeadFigures(database: Database): Promise<LeadFigures> {
  const midnight = sql`date_trunc('day', now(), 'America/Sao_Paulo')`;
  const [newToday, waiting, dead, held, last] = await Promise.all([
    database.$count(leads, gte(leads.createdAt, midnight)),
    database.$count(deliveries, eq(deliveries.state, "waiting")),
    database.$count(deliveries, eq(deliveries.state, "dead")),
    database.$count(leads, inArray(leads.suspicion, ["trap", "too-quick"])),
    database.select({ deliveredAt: max(deliveries.deliveredAt) }).from(deliveries),
  ]);
  const deliveredAt = last[0]?.deliveredAt;
  const lastDeliveredAt = deliveredAt ? new Date(deliveredAt) : undefined;
  return { newToday, waiting, dead, held, lastDeliveredAt };
}

/** Returns the kinds of leads that stay in the CMS because no destination is configured. */
export function listUnconfiguredKinds(
  destinations: DeliveryDestinations,
): ("newsletter" | "unsubscribe" | "contact")[] {
  const { newsletterWebhookUrl, unsubscribeWebhookUrl, contactWebhookUrl, salesEmail } =
    destinations;
  return [
    ...(newsletterWebhookUrl ? [] : (["newsletter"] as const)),
    ...(unsubscribeWebhookUrl ? [] : (["unsubscribe"] as const)),
    ...(contactWebhookUrl || salesEmail ? [] : (["contact"] as const)),
  ];
}
