import type { ReactNode } from "react";
import * as styles from "./states.css.ts";

const states = ["default", "hover", "focus", "pressed"] as const;

const pressable = ":is(a, button, input, select, textarea, summary)";

/** The story parameter that puts each control below States into its state. */
export const forcedStates = {
  rootSelector: "body",
  hover: [`[data-state="hover"] ${pressable}`, `[data-state="pressed"] ${pressable}`],
  focusVisible: `[data-state="focus"] ${pressable}`,
  active: `[data-state="pressed"] ${pressable}`,
};

export interface StatesProps {
  /** Draws the component once for each state. */
  children: (state: (typeof states)[number]) => ReactNode;
}

/** A component at rest, pointed at, reached by keyboard and pressed; needs `forcedStates`. */
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
