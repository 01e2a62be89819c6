import { useEffect, useEffectEvent, useState } from "react";

/** Once the frame that comes next is painted. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/**
 * A number that somebody sets: shown at once, and told once that is painted, so that a key or a hand
 * waits for nothing that is made of it. What is set again is told again: what was told last may not have
 * become the value yet.
 */
export function useShownFirst(
  value: number,
  onChange: ((value: number) => void) | undefined,
): [shown: number, set: (value: number) => void] {
  const [ahead, setAhead] = useState<number>();
  const tell = useEffectEvent((number: number) => {
    // It may be further by now.
    setAhead((now) => (now === number ? undefined : now));
    onChange?.(number);
  });
  useEffect(() => {
    if (ahead !== undefined) {
      afterPaint(() => tell(ahead));
    }
  }, [ahead]);
  return [ahead ?? value, setAhead];
}
