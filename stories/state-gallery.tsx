import type { ReactNode } from "react";
import * as styles from "./state-gallery.css.ts";

const states = ["default", "hover", "focus", "pressed"] as const;

const pressable = ":is(a, button, input, select, textarea, summary)";

/** Story parameter that forces the state of each control inside StateGallery. */
export const forcedStateParameters = {
  rootSelector: "body",
  hover: [`[data-state="hover"] ${pressable}`, `[data-state="pressed"] ${pressable}`],
  focusVisible: `[data-state="focus"] ${pressable}`,
  active: `[data-state="pressed"] ${pressable}`,
};

export interface StateGalleryProps {
  /** Renders the component; called once per state. */
  children: (state: (typeof states)[number]) => ReactNode;
}

/** Shows a component in each state: default, hovered, focused and pressed. The story needs `forcedStateParameters`. */
export function StateGallery({ children }: StateGalleryProps) {
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
