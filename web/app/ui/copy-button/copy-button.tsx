import { useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { control } from "#app/ui/field/field.css.ts";

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** Labels of the button before and after copying. */
  label: string;
  copiedLabel: string;
  /** Label of the text field for copying by hand. */
  byHandLabel: string;
  /** Fills the width of its column. */
  isWide?: boolean;
}

interface Copied {
  text: string;
  by: "us" | "hand";
}

/** Copies a text to the clipboard. If the browser denies access, shows the text for copying by hand. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  byHandLabel,
  isWide = false,
}: CopyButtonProps) {
  const [lastCopy, setLastCopy] = useState<Copied>();
  // Ignores the result of an earlier text, because a result applies only to the text that was copied.
  const by = lastCopy?.text === text ? lastCopy.by : undefined;

  async function copy(): Promise<void> {
    try {
      // Throws on insecure connections, where `navigator.clipboard` is undefined.
      await navigator.clipboard.writeText(text);
      setLastCopy({ text, by: "us" });
    } catch {
      setLastCopy({ text, by: "hand" });
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
