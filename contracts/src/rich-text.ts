import { z } from "zod";

/** Kinds of call-outs in an article. */
export const calloutKinds = ["note", "tip", "warning"] as const;
export type CalloutKind = (typeof calloutKinds)[number];

/** Diagrams that articles and sections of product pages can include. */
export const diagramNames = [
  "backup",
  "hybrid",
  "power",
  "migration",
  "voice",
  "panel",
  "restore",
] as const;
export type DiagramName = (typeof diagramNames)[number];

/** Languages with syntax highlighting in articles; `text` stands for all others. */
export const codeLanguages = [
  "bash",
  "ini",
  "javascript",
  "json",
  "nginx",
  "php",
  "powershell",
  "python",
  "sql",
  "text",
  "yaml",
] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** Display names of the languages. */
export const codeLanguageNames: Record<Exclude<CodeLanguage, "text">, string> = {
  bash: "Shell",
  ini: "INI",
  javascript: "JavaScript",
  json: "JSON",
  nginx: "nginx",
  php: "PHP",
  powershell: "PowerShell",
  python: "Python",
  sql: "SQL",
  yaml: "YAML",
};

/** Kinds of syntax tokens; each has a colour. */
export const codeTokenKinds = [
  "comment",
  "constant",
  "function",
  "keyword",
  "parameter",
  "punctuation",
  "string",
] as const;

/** Highlighted code: lines of tokens, each with its kind; plain text has no kind. */
export const codeLines = z.array(
  z.array(z.object({ text: z.string(), kind: z.enum(codeTokenKinds).optional() })),
);
export type CodeLines = z.infer<typeof codeLines>;

/** Maximum length of a code example, in characters. */
export const maxCodeLength = 10_000;

/** Words per minute of silent reading of non-fiction (Brysbaert, 2019). */
const wordsPerMinute = 238;

/** Returns the reading time of a text in whole minutes, at least 1. */
export function calculateReadingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
