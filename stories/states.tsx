import type { ReactNode } from "react";
import * as styles from "./states.css.ts";

const states = ["default", "hover", "focus", "pressed"] as const;

const pressable = ":is(a, button, input, select, textarea, summary)";

/** Story parameter that forces the state of each control inside States. */
export const forcedStates = {
  rootSelector: "body",
  hover: [`[data-state="hover"] ${pressable}`, `[data-state="pressed"] ${pressable}`],
  focusVisible: `[data-state="focus"] ${pressable}`,
  active: `[data-state="pressed"] ${pressable}`,
};

export interface StatesProps {
  /** Renders the component; called once per state. */
  children: (state: (typeof states)[number]) => ReactNode;
}

/** Shows a component in each state: default, hovered, focused and pressed. The story needs `forcedStates`. */
export function States({ children }: StatesProps) {
  return (
    <dl className={styles.states}>
      {states.map((state) => (
        <div key={state}>
          <dt className={styles.name}>{state}</dt>
          <dd data-state={state}>{children(state)}</dd>
        </div>
      ))}
    </dl>
  );
}
