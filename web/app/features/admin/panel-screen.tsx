import type { AdminPlan, DueWork, UserPage } from "contracts";
import type { FailureTexts } from "#app/forms/failure-messages.ts";
import type { Refusal } from "#app/forms/refusal.ts";
import { RefusalBox } from "#app/forms/refusal-box.tsx";
import { DueWorkSection } from "./due-work-section.tsx";
import type { ListPage } from "./list-query.ts";
import { PlansSection } from "./plans-section.tsx";
import { UsersSection } from "./users-section.tsx";

export interface PanelScreenProps {
  /** The lists; each is undefined if its request failed. */
  users: UserPage | undefined;
  plans: ListPage<AdminPlan> | undefined;
  due: DueWork | undefined;
  refusal: Pick<Refusal, "code" | "intent"> | undefined;
}

/** Returns the error texts of the form that was sent. */
function failedTexts(intent: string | undefined): FailureTexts {
  const concernsPayments = intent === "record-payments" || intent === "undo-payments";
  return { other: concernsPayments ? "admin.failed.payments" : "admin.failed.updatePlanStatus" };
}

/** Lists users and plans (specification, section 2). */
export function PanelScreen({ users, plans, due, refusal }: PanelScreenProps) {
  return (
    <>
      <RefusalBox hasPrefix refusal={refusal} texts={failedTexts(refusal?.intent)} />
      {due ? <DueWorkSection due={due} /> : null}
      <UsersSection list={users} plans={plans?.docs ?? []} />
      <PlansSection list={plans} />
    </>
  );
}
