import { type Refusal, refusalOf } from "#app/content/refusal.ts";
import type { Panel } from "./panel.ts";
import { PanelDialogs } from "./panel-dialogs.tsx";
import { PlansSection } from "./plans-section.tsx";
import { RefusalBox } from "./refusal-box.tsx";
import { UsersSection } from "./users-section.tsx";

export interface PanelScreenProps extends Panel {
  refusal: Refusal | undefined;
}

/** Users and plans (specification, section 2). */
export function PanelScreen({ users, plans, dialog, refusal }: PanelScreenProps) {
  return (
    <>
      {dialog ? null : <RefusalBox refusal={refusal} />}
      <UsersSection list={users} />
      <PlansSection list={plans} />
      {dialog ? (
        <PanelDialogs dialog={dialog} refusal={refusalOf(refusal, intents[dialog.kind])} />
      ) : null}
    </>
  );
}

/** The form of each dialog. */
const intents = {
  "new-user": "create-user",
  "remove-user": "remove-user",
  "add-plan": "add-plan",
  "new-plan": "create-plan",
  "edit-plan": "edit-plan",
  "remove-plan": "remove-plan",
  failed: "",
} as const;
