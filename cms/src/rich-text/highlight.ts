import { type CodeLanguage, type CodeLines, codeTokenKinds } from "contracts";
import type { HighlighterCore, LanguageInput } from "shiki/core";

/** Grammars by language. Each grammar is imported for the first code block in its language. */
const grammars: Record<Exclude<CodeLanguage, "text">, LanguageInput> = {
  bash: () => import("shiki/langs/bash.mjs"),
  ini: () => import("shiki/langs/ini.mjs"),
  javascript: () => import("shiki/langs/javascript.mjs"),
  json: () => import("shiki/langs/json.mjs"),
  nginx: () => import("shiki/langs/nginx.mjs"),
  php: () => import("shiki/langs/php.mjs"),
  powershell: () => import("shiki/langs/powershell.mjs"),
  python: () => import("shiki/langs/python.mjs"),
  sql: () => import("shiki/langs/sql.mjs"),
  yaml: () => import("shiki/langs/yaml.mjs"),
};

/** Timeout for highlighting one line, in ms. After the timeout, the rest of the line is not highlighted. */
const lineLimitMs = 10_000;
/**
 * Theme that returns the names of token kinds instead of colours. The site has its own colours for light and dark mode.
 */
const themeName = "kinds";

let highlighter: Promise<HighlighterCore> | undefined;

async function createHighlighter(): Promise<HighlighterCore> {
  const [{ createCssVariablesTheme, createHighlighterCore }, { createJavaScriptRegexEngine }] =
    await Promise.all([import("shiki/core"), import("shiki/engine/javascript")]);
  return createHighlighterCore({
    themes: [createCssVariablesTheme({ name: themeName, variablePrefix: "--" })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
}

function kindOf(color: string | undefined) {
  const name = color?.replace("string-expression", "string");
  return codeTokenKinds.find((kind) => name === `var(--token-${kind})`);
}

/** Splits code into tokens with their kinds. Runs once, when the code is saved. */
export async function tokenizeCode(code: string, language: CodeLanguage): Promise<CodeLines> {
  if (language === "text") {
    return code.split(/\r?\n/).map((text) => (text ? [{ text }] : []));
  }
  highlighter ??= createHighlighter();
  const shiki = await highlighter;
  await shiki.loadLanguage(grammars[language]);
  const { tokens } = shiki.codeToTokens(code, {
    lang: language,
    theme: themeName,
    tokenizeTimeLimit: lineLimitMs,
  });
  return tokens.map((line) =>
    line.map(({ content, color }) => {
      const kind = kindOf(color);
      return kind ? { text: content, kind } : { text: content };
    }),
  );
}
