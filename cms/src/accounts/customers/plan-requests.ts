import { type PlanWishRequest, type ProfileResponse, toE164 } from "contracts";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { storeLead } from "../../leads/accept-lead.ts";
import { withdrawLeads } from "../../leads/withdraw-leads.ts";
import { leads, plans, subscriptions } from "../../payload-schema.ts";
import { type Database, inTransaction } from "../../platform/database.ts";
import { queuePlanRequestMail } from "./notify-plans.ts";
import { isOpenPlanRequest } from "./plan-request-rows.ts";

/** Stores customers' requests about plans as leads that refer to the subscription (decision 0099). */

export type PlanRequestResult =
  | { ok: true }
  | { ok: false; code: "not-found" | "already-requested" };

/** Kind of the request in Portuguese, for the sales team. */
const words: Record<PlanWishRequest["wish"], string> = {
  change: "Quer mudar de plano",
  cancel: "Quer cancelar o plano",
};

/** Returns the message of the lead: the kind of request, then an empty line and the customer's text. */
function textOf(about: string, message: string): string {
  return message ? `${about}\n\n${message}` : about;
}

/**
 * Reads a plan and locks its subscription, so that the second of two concurrent requests finds the lead of the first.
 */
async function lockPlan(transaction: Database, customerId: string, subscriptionId: string) {
  const [plan] = await transaction
    .select({ id: plans.id, name: plans.name })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.plan))
    .where(
      and(
        eq(subscriptions.id, subscriptionId),
        eq(subscriptions.customer, customerId),
        isNull(subscriptions.cancelledAt),
      ),
    )
    .for("no key update", { of: subscriptions });
  return plan;
}

/**
 * Stores a request about a plan as a lead for the sales team and confirms it to the customer by e-mail. Allows one open
 * request per subscription, and one request of each kind per day.
 */
export async function requestPlanChange(
  payload: Payload,
  { id: customerId, fullname, email, phone, phoneExtension, locale }: ProfileResponse,
  { subscriptionId, wish: request, message }: Required<PlanWishRequest>,
): Promise<PlanRequestResult> {
  return inTransaction(payload, async (transaction) => {
    const plan = await lockPlan(transaction, customerId, subscriptionId);
    if (!plan) {
      return { ok: false, code: "not-found" } as const;
    }
    const text = textOf(`${words[request]}: ${plan.name} (ID ${plan.id})`, message);
    const ofPlan = eq(leads.subscription, subscriptionId);
    const [latest] = await transaction
      .select({
        planRequest: leads.planRequest,
        message: leads.message,
        isOpen: sql<boolean>`${isOpenPlanRequest}`,
      })
      .from(leads)
      .where(ofPlan)
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(1);
    if (latest?.isOpen && latest.planRequest === request) {
      // Accepts a repetition with the same text, which a double click sends.
      return latest.message === text
        ? ({ ok: true } as const)
        : ({ ok: false, code: "already-requested" } as const);
    }
    const day = new Date().toISOString().slice(0, 10);
    const key = `plan-request ${subscriptionId} ${day} ${request}`;
    if ((await transaction.$count(leads, eq(leads.idempotencyKey, key))) > 0) {
      return { ok: false, code: "already-requested" } as const;
    }
    await withdrawLeads(transaction, and(ofPlan, isOpenPlanRequest));
    await storeLead(
      transaction,
      {
        kind: "plan-request",
        name: fullname,
        email,
        phone: toE164(phone),
        phoneExtension,
        locale,
        message: text,
        subscription: subscriptionId,
        planRequest: request,
      },
      key,
    );
    await queuePlanRequestMail(transaction, subscriptionId, request);
    return { ok: true } as const;
  });
}
