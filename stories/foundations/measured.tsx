import { useLayoutEffect, useRef, useState } from "react";

export interface MeasuredProps {
  className?: string | undefined;
  /** A property whose value in px, s or plain number the browser has computed. */
  property: string;
}

/** What a token comes to in this window: the computed value of one property, as the browser says it. */
export function Measured({ className, property }: MeasuredProps) {
  const probe = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState("");

  useLayoutEffect(() => {
    function measure() {
      if (probe.current) {
        setValue(getComputedStyle(probe.current).getPropertyValue(property));
      }
    }
    measure();
    // Fluid tokens follow the window.
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
