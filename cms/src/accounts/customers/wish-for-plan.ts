import { createHash } from "node:crypto";
import { type PlanWishRequest, type ProfileResponse, toE164 } from "contracts";
import { and, eq, isNull } from "drizzle-orm";
import type { Payload } from "payload";
import { inTransaction } from "../../ground/database.ts";
import { addLead } from "../../leads/accept-lead.ts";
import { plans, subscriptions } from "../../payload-schema.ts";

export type WishResult = { ok: true } | { ok: false; code: "not-found" };

/** In the language of the sales team. */
const wishes: Record<PlanWishRequest["wish"], string> = {
  change: "Quer mudar de plano",
  cancel: "Quer cancelar o plano",
};

/**
 * Tells sales, as a lead, what a customer asks about one of the own plans. The same words are one
 * lead a day, however often the button is pressed; other words are another.
 */
export async function wishForPlan(
  payload: Payload,
  { id, fullname, email, phone, phoneExtension, locale }: ProfileResponse,
  { subscriptionId, wish, message }: Required<PlanWishRequest>,
): Promise<WishResult> {
  return inTransaction(payload, async (transaction) => {
    const [plan] = await transaction
      .select({ id: plans.id, name: plans.name })
      .from(subscriptions)
      .innerJoin(plans, eq(plans.id, subscriptions.plan))
      .where(
        and(
          eq(subscriptions.id, subscriptionId),
          eq(subscriptions.customer, id),
          isNull(subscriptions.cancelledAt),
        ),
      );
    if (!plan) {
      return { ok: false, code: "not-found" } as const;
    }
    const about = `${wishes[wish]}: ${plan.name} (ID ${plan.id})`;
    const text = message ? `${about}\n\n${message}` : about;
    const day = new Date().toISOString().slice(0, 10);
    const words = createHash("sha256").update(text).digest("base64url");
    await addLead(
      transaction,
      {
        kind: "plan-request",
        name: fullname,
        email,
        phone: toE164(phone),
        phoneExtension,
        locale,
        message: text,
      },
      `plan-request ${subscriptionId} ${day} ${words}`,
    );
    return { ok: true } as const;
  });
}
