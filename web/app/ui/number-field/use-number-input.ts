import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import type { NumberInputProps } from "./plain-number-field.tsx";

interface Typed {
  digits: string;
  /** What the number was then: of another, these digits say nothing. */
  value: number;
  isLeft: boolean;
}

/** By how many steps a key moves the number; without an end, to the limit. */
const strides: Partial<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Of the numbers that can be had. */
function nearest(number: number, { min, max, step }: NumberInputProps["limit"]): number {
  const most = Math.floor((max - min) / step);
  return min + step * Math.max(0, Math.min(most, Math.round((number - min) / step)));
}

/**
 * A field that takes digits. Tells a number as soon as they make one that can be had; any other may
 * be the beginning of one, and becomes the nearest when the field is left: `asked` is what it was.
 */
export function useNumberInput({ limit, value, onChange }: NumberInputProps) {
  const [lastTyped, setTyped] = useState<Typed>();
  const [stepped, setStepped] = useState<number>();
  const typed = lastTyped?.value === value ? lastTyped : undefined;
  const draft = typed?.isLeft ? undefined : typed?.digits;

  /** The number by other means than typing: a key, a button, a slider. */
  function set(number: number): void {
    setTyped(undefined);
    tell(number);
  }

  function tell(number: number): void {
    if (number !== value) {
      onChange?.(number);
    }
  }

  function stepBy(stride: number): void {
    const next = nearest(
      (draft ? nearest(Number(draft), limit) : value) + stride * limit.step,
      limit,
    );
    setStepped(next);
    set(next);
  }

  function type({ target }: ChangeEvent<HTMLInputElement>): void {
    const digits = target.value.replaceAll(/\D/g, "");
    const number = Number(digits);
    const canBeHad = digits !== "" && nearest(number, limit) === number;
    setStepped(undefined);
    setTyped({ digits, value: canBeHad ? number : value, isLeft: false });
    if (canBeHad) {
      tell(number);
    }
  }

  /** An emptied field has no number: the last one stands. */
  function settle(): void {
    setStepped(undefined);
    if (!draft) {
      setTyped((current) => (current?.isLeft ? current : undefined));
      return;
    }
    const became = nearest(Number(draft), limit);
    setTyped({ digits: draft, value: became, isLeft: true });
    tell(became);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    const stride = strides[key];
    if (key === "Enter") {
      settle();
    } else if (stride !== undefined && !(shiftKey || ctrlKey || altKey || metaKey)) {
      event.preventDefault();
      stepBy(stride);
    }
  }

  return {
    set,
    stepBy,
    asked: typed?.isLeft ? Number(typed.digits) : undefined,
    /** Where keys or buttons led: the field's own text changes without a word to those who listen. */
    stepped: stepped === value ? stepped : undefined,
    input: {
      type: "text",
      inputMode: "numeric",
      value: draft ?? String(value),
      onChange: type,
      onBlur: settle,
      onKeyDown: press,
    } as const,
  };
}
