"use client";
export function LegalVersionsPanel() {
  return null;
}
