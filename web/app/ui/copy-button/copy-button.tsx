import { useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { control } from "#app/ui/field/field.css.ts";

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What it does, and that it was done. */
  label: string;
  copiedLabel: string;
  /** Names the text where it has to be copied by hand. */
  byHandLabel: string;
  /** As wide as its column. */
  isWide?: boolean;
}

interface Copied {
  text: string;
  by: "us" | "hand";
}

/** Copies a text; where the browser does not let it, shows the text to be copied by hand. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  byHandLabel,
  isWide = false,
}: CopyButtonProps) {
  const [latest, setLatest] = useState<Copied>();
  // What became of one text says nothing of the next.
  const by = latest?.text === text ? latest.by : undefined;

  async function copy(): Promise<void> {
    try {
      // Absent where the connection is not secure.
      await navigator.clipboard.writeText(text);
      setLatest({ text, by: "us" });
    } catch {
      setLatest({ text, by: "hand" });
    }
  }

  return (
    <>
      <Button tone="secondary" size="small" isWide={isWide} onClick={() => void copy()}>
        <span aria-live="polite">{by === "us" ? copiedLabel : label}</span>
      </Button>
      {by === "hand" ? (
        <input className={control} aria-label={byHandLabel} readOnly value={text} ref={select} />
      ) : null}
    </>
  );
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
