import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import type { NumberInputProps } from "./plain-number-field.tsx";
import { useDeferredChange } from "./use-deferred-change.ts";

interface Typed {
  text: string;
  /** The value at the time when the text was typed; the text is stale once the value differs. */
  value: number;
  isBlurred: boolean;
}

/** Number of steps that each key moves; infinity means to the limit. */
const stepsByKey: Partial<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Returns the allowed number nearest to `number`. */
function nearestAllowed(number: number, { min, max, step }: NumberInputProps["limit"]): number {
  const maxSteps = Math.floor((max - min) / step);
  return min + step * Math.max(0, Math.min(maxSteps, Math.round((number - min) / step)));
}

const groupedNumber = /^[1-9]\d{0,2}([.,]\d{3})+$/;

/**
 * Parses "1.024", "1,024", "3,7" or "1e3", as typed in any language; undefined if it is no number.
 */
export function parseNumber(text: string): number | undefined {
  const plain = groupedNumber.test(text) ? text.replaceAll(/[.,]/g, "") : text.replace(",", ".");
  const number = Number(plain);
  return text === "" || !Number.isFinite(number) ? undefined : number;
}

/**
 * Removes characters that are not part of a number. Full-width digits become ASCII. An exponent
 * stays, since "1e3" without the "e" would be another number.
 */
export function removeNonNumberCharacters(typed: string): string {
  const characters = typed.normalize("NFKC").match(/[\d.,]|(?<=\d)e[+-]?/gi);
  return characters?.join("") ?? "";
}

/**
 * State of a text field for a number. While the user types, onChange gets the nearest allowed number. The text changes
 * to that number only on blur, because the text may be incomplete. `requested` is the typed number before its
 * adjustment: set on blur, or at once if the number exceeds the maximum.
 */
export function useNumberInput({ limit, value: committed, onChange }: NumberInputProps) {
  const [value, setValue] = useDeferredChange(committed, onChange);
  const [lastTyped, setTyped] = useState<Typed>();
  const [stepped, setStepped] = useState<number>();
  const typed = lastTyped?.value === value ? lastTyped : undefined;
  const draft = typed?.isBlurred ? undefined : typed?.text;
  const draftNumber = draft === undefined ? undefined : parseNumber(draft);

  /** Sets the number from another control, such as a slider, and discards the typed text. */
  function set(number: number): void {
    setTyped(undefined);
    onChange?.(number);
  }

  function stepBy(stepCount: number): void {
    const now = draftNumber === undefined ? value : nearestAllowed(draftNumber, limit);
    const next = nearestAllowed(now + stepCount * limit.step, limit);
    setStepped(next);
    setTyped(undefined);
    setValue(next);
  }

  function handleInput({ target }: ChangeEvent<HTMLInputElement>): void {
    const text = removeNonNumberCharacters(target.value);
    const number = parseNumber(text);
    const had = number === undefined ? value : nearestAllowed(number, limit);
    setStepped(undefined);
    setTyped({ text, value: had, isBlurred: false });
    setValue(had);
  }

  /** Adjusts the typed number to the limits. Replaces an empty or invalid text by the last number. */
  function commit(): void {
    setStepped(undefined);
    if (draft === undefined || draftNumber === undefined) {
      setTyped((current) => (current?.isBlurred ? current : undefined));
      return;
    }
    const adjustedNumber = nearestAllowed(draftNumber, limit);
    setTyped({ text: draft, value: adjustedNumber, isBlurred: true });
    setValue(adjustedNumber);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    const stepCount = stepsByKey[key];
    if (key === "Enter") {
      commit();
    } else if (stepCount !== undefined && !(shiftKey || ctrlKey || altKey || metaKey)) {
      event.preventDefault();
      stepBy(stepCount);
    }
  }

  return {
    set,
    stepBy,
    requested:
      value === committed && (typed?.isBlurred || (draftNumber ?? 0) > limit.max)
        ? parseNumber(typed?.text ?? "")
        : undefined,
    /**
     * The number set by keys or buttons, for a live region, because screen readers do not announce
     * changes of a field's text.
     */
    stepped: stepped === value ? stepped : undefined,
    input: {
      type: "text",
      inputMode: "numeric",
      value: draft ?? String(value),
      onChange: handleInput,
      onBlur: commit,
      onKeyDown: handleKey,
    } as const,
  };
}
