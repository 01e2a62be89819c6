import { useEffect, useEffectEvent, useState } from "react";

/** Calls `then` after the next frame is painted. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/**
 * Displays a new number at once, and calls onChange only after the next paint, so that the renders
 * caused by onChange do not delay input. Setting the same number again calls onChange again,
 * because the last call may not have changed the value yet.
 */
export function useDeferredChange(
  value: number,
  onChange: ((value: number) => void) | undefined,
): [displayed: number, set: (value: number) => void] {
  const [ahead, setAhead] = useState<number>();
  const report = useEffectEvent((number: number) => {
    // Keeps a number that the user has set in the meantime.
    setAhead((now) => (now === number ? undefined : now));
    onChange?.(number);
  });
  useEffect(() => {
    if (ahead !== undefined) {
      afterPaint(() => report(ahead));
    }
  }, [ahead]);
  return [ahead ?? value, setAhead];
}
