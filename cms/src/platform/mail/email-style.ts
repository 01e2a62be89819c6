import type { CSSProperties } from "react";

/**
 * Design tokens of the site (web/app/styles/tokens.css.ts), converted to what mail programs support: sRGB, pixels and
 * system fonts.
 */
export const emailColors = {
  paper: "#f1f3ec",
  surface: "#fdfcf7",
  ink: "#021212",
  onInk: "#eff1eb",
  gleam: "#85e3a0",
  text: "#092121",
  muted: "#394f4e",
  border: "#d6dbd2",
  brand: "#005d36",
} as const;

const font = 'Inter, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

export const emailStyle = {
  body: { backgroundColor: emailColors.paper, fontFamily: font, margin: 0, padding: "24px 0" },
  container: { maxWidth: "600px", width: "100%" },
  head: {
    backgroundColor: emailColors.ink,
    borderBottom: `4px solid ${emailColors.gleam}`,
    borderRadius: "12px 12px 0 0",
  },
  brand: {
    color: emailColors.onInk,
    fontSize: "18px",
    fontWeight: 700,
    letterSpacing: "-0.01em",
    margin: 0,
    padding: "20px 32px",
  },
  logoCell: { padding: "12px 0 12px 32px" },
  logo: { borderRadius: "6px", display: "block" },
  brandBeside: {
    color: emailColors.onInk,
    fontSize: "18px",
    fontWeight: 700,
    letterSpacing: "-0.01em",
    margin: 0,
    padding: "12px 32px 12px 16px",
  },
  content: { backgroundColor: emailColors.surface, padding: "32px" },
  heading: {
    color: emailColors.text,
    fontSize: "26px",
    fontWeight: 700,
    letterSpacing: "-0.02em",
    lineHeight: "32px",
    margin: "0 0 20px",
  },
  text: {
    color: emailColors.text,
    fontSize: "16px",
    lineHeight: "26px",
    margin: "0 0 16px",
    whiteSpace: "pre-line",
  },
  factName: {
    color: emailColors.muted,
    fontSize: "14px",
    padding: "10px 16px 10px 0",
    width: "38%",
  },
  factValue: { color: emailColors.text, fontSize: "16px", fontWeight: 600, padding: "10px 0" },
  fact: { borderTop: `1px solid ${emailColors.border}`, textAlign: "left", verticalAlign: "top" },
  facts: { borderBottom: `1px solid ${emailColors.border}`, margin: "0 0 24px" },
  button: {
    backgroundColor: emailColors.brand,
    borderRadius: "6px",
    color: emailColors.surface,
    fontSize: "16px",
    fontWeight: 600,
    margin: "8px 0 20px",
    padding: "14px 24px",
  },
  small: { color: emailColors.muted, fontSize: "14px", lineHeight: "22px", margin: "0 0 12px" },
  link: { color: emailColors.brand, overflowWrap: "anywhere", textDecoration: "underline" },
  foot: {
    backgroundColor: emailColors.surface,
    borderRadius: "0 0 12px 12px",
    borderTop: `1px solid ${emailColors.border}`,
    padding: "20px 32px 16px",
  },
} as const satisfies Record<string, CSSProperties>;

/** Dark mode for mail programs that support it; all other programs use the light colours. */
export const darkEmailStyle = `@media (prefers-color-scheme: dark) {
.paper, .paper > table > tbody > tr > td { background-color: #0a1919 !important }
.surface { background-color: #152525 !important; border-color: #2c3d3c !important }
.text { color: #eff1eb !important }
.muted { color: #b5c1ba !important }
.line { border-color: #2c3d3c !important }
.link { color: #72d699 !important }
.button { background-color: #72d699 !important; color: #041812 !important }
}
@media (max-width: 480px) {
.content { padding: 24px 20px !important }
.head-logo { padding-left: 20px !important }
.head-name { padding-right: 20px !important }
.head-text { padding: 18px 20px !important }
}`;
