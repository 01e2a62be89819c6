"use client";
import { useField } from "@payloadcms/ui";
import { contentIconPath } from "contracts";
import "./chosen-icon.css";

/** Below the list of icons: the chosen one, as the site draws it. */
export function ChosenIcon({ path }: { path: string }) {
  const { value } = useField<string>({ path });
  return value ? (
    <svg className="chosen-icon" aria-hidden="true">
      <use href={contentIconPath(value)} />
    </svg>
  ) : null;
}
