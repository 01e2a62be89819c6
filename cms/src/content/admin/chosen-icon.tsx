"use client";
import { useField } from "@payloadcms/ui";
import { contentIconPath } from "contracts";
import "./chosen-icon.css";

/** Shows the chosen icon below the list of icons, as the site renders it. */
export function ChosenIcon({ path }: { path: string }) {
  const { value } = useField<string>({ path });
  return value ? (
    <svg className="chosen-icon" aria-hidden="true">
      <use href={contentIconPath(value)} />
    </svg>
  ) : null;
}
