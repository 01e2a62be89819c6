import { useLayoutEffect, useRef, useState } from "react";

export interface MeasuredValueProps {
  className?: string | undefined;
  /** A CSS property whose computed value is in px, s or a plain number. */
  property: string;
}

/** Shows the value of a token in this window: the computed value of one property. */
export function MeasuredValue({ className, property }: MeasuredValueProps) {
  const probe = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState("");

  useLayoutEffect(() => {
    function measure() {
      if (probe.current) {
        setValue(getComputedStyle(probe.current).getPropertyValue(property));
      }
    }
    measure();
    // Measures again when the window's width changes, because fluid tokens depend on the width.
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [property]);

  return (
    <>
      <span ref={probe} className={className} hidden />
      <output>{value}</output>
    </>
  );
}
