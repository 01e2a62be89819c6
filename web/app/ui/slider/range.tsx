import type { ComponentProps } from "react";
import { useShownFirst } from "#app/ui/number-field/use-shown-first.ts";
import * as styles from "./slider.css.ts";
import { useTouchDrag } from "./use-touch-drag.ts";

interface RangeProps extends Omit<ComponentProps<"input">, "type" | "className" | "onChange"> {
  value: number;
  onChange: (value: number) => void;
}

/** What moves on the track. The rest of the slider follows it. */
export function Range({ value, onChange, ...props }: RangeProps) {
  const [shown, move] = useShownFirst(value, onChange);
  const { change, ...gestures } = useTouchDrag(shown, move);
  return (
    <input
      {...props}
      {...gestures}
      type="range"
      className={styles.range}
      value={shown}
      onChange={({ target }) => change(target.valueAsNumber)}
    />
  );
}
