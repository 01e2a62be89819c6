import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import type { NumberInputProps } from "./plain-number-field.tsx";
import { useShownFirst } from "./use-shown-first.ts";

interface Typed {
  text: string;
  /** What the number was then: of another, this text says nothing. */
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

const grouped = /^[1-9]\d{0,2}([.,]\d{3})+$/;

/** Reads "1.024", "1,024", "3,7" or "1e3", as typed in any language; undefined where it is no number. */
export function readNumber(text: string): number | undefined {
  const plain = grouped.test(text) ? text.replaceAll(/[.,]/g, "") : text.replace(",", ".");
  const number = Number(plain);
  return text === "" || !Number.isFinite(number) ? undefined : number;
}

/**
 * Drops the characters that no number has. Full-width digits become ASCII; an exponent stays, since
 * "1e3" without its letter would be another number.
 */
export function numberText(typed: string): string {
  const kept = typed.normalize("NFKC").match(/[\d.,]|(?<=\d)e[+-]?/gi);
  return kept?.join("") ?? "";
}

/**
 * A field that takes a number. Tells of what is typed the nearest that can be had, while it is typed; it
 * may be the beginning of another, so the text becomes that number when the field is left. `asked` is
 * what it was: then, or as soon as it is above the limit, which no further digit mends.
 */
export function useNumberInput({ limit, value: told, onChange }: NumberInputProps) {
  const [value, tell] = useShownFirst(told, onChange);
  const [lastTyped, setTyped] = useState<Typed>();
  const [stepped, setStepped] = useState<number>();
  const typed = lastTyped?.value === value ? lastTyped : undefined;
  const draft = typed?.isLeft ? undefined : typed?.text;
  const drafted = draft === undefined ? undefined : readNumber(draft);

  /** The number from elsewhere, where it is shown by now. */
  function set(number: number): void {
    setTyped(undefined);
    onChange?.(number);
  }

  function stepBy(stride: number): void {
    const now = drafted === undefined ? value : nearest(drafted, limit);
    const next = nearest(now + stride * limit.step, limit);
    setStepped(next);
    setTyped(undefined);
    tell(next);
  }

  function type({ target }: ChangeEvent<HTMLInputElement>): void {
    const text = numberText(target.value);
    const number = readNumber(text);
    const had = number === undefined ? value : nearest(number, limit);
    setStepped(undefined);
    setTyped({ text, value: had, isLeft: false });
    tell(had);
  }

  /** Where there is no number the last one stands. */
  function settle(): void {
    setStepped(undefined);
    if (draft === undefined || drafted === undefined) {
      setTyped((current) => (current?.isLeft ? current : undefined));
      return;
    }
    const became = nearest(drafted, limit);
    setTyped({ text: draft, value: became, isLeft: true });
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
    asked:
      value === told && (typed?.isLeft || (drafted ?? 0) > limit.max)
        ? readNumber(typed?.text ?? "")
        : undefined,
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
