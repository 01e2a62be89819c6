import type { ComponentProps } from "react";
import { useDeferredChange } from "#app/ui/number-field/use-deferred-change.ts";
import * as styles from "./slider.css.ts";
import { useTouchDrag } from "./use-touch-drag.ts";

interface RangeProps extends Omit<ComponentProps<"input">, "type" | "className" | "onChange"> {
  value: number;
  onChange: (value: number) => void;
}

/** The native range input of a slider. */
export function RangeInput({ value, onChange, ...props }: RangeProps) {
  const [shown, move] = useDeferredChange(value, onChange);
  const { change, ...gestures } = useTouchDrag(shown, move);
  return (
    <input
      {...props}
      {...gestures}
      type="range"
      className={styles.rangeInput}
      value={shown}
      onChange={({ target }) => change(target.valueAsNumber)}
    />
  );
}
