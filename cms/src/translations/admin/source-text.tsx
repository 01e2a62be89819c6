"use client";
import { useField, useTranslation } from "@payloadcms/ui";
import { ActionButton } from "../../platform/admin/action-button.tsx";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { useSourcePath, useSourceTexts } from "./source-texts.ts";
import { translationTexts } from "./texts.ts";
import "./translations.css";

interface Node {
  text?: unknown;
  children?: unknown;
  root?: unknown;
}

/** Returns the text of rich text, one line per block. */
function wordsOf(node: unknown): string {
  if (typeof node !== "object" || node === null) {
    return "";
  }
  const { text, children, root } = node as Node;
  if (root) {
    return Array.isArray((root as Node).children)
      ? ((root as Node).children as unknown[]).map(wordsOf).join("\n")
      : "";
  }
  const own = typeof text === "string" ? text : "";
  return own + (Array.isArray(children) ? children.map(wordsOf).join("") : "");
}

function readable(source: string, isRich: boolean): string {
  return isRich ? wordsOf(JSON.parse(source)) : source;
}

export interface SourceTextProps {
  path: string;
  field?: { type?: string };
}

/** Shows the Portuguese text below a field while another language is edited. */
export function SourceText({ path, field }: SourceTextProps) {
  const { setValue } = useField<unknown>({ path });
  const { i18n } = useTranslation();
  const placeOf = useSourcePath();
  const source = useSourceTexts();
  const place = placeOf(path);
  const text = source?.texts[place];
  if (!source || text === undefined || place === "slug") {
    return null;
  }
  const language = textLanguage(i18n.language);
  const isRich = field?.type === "richText";
  const isChanged = source.outdated.includes(place);
  return (
    <div className="source-text" {...(isChanged ? { "data-changed": "" } : {})}>
      <b>
        {isChanged ? translationTexts.sourceChanged[language] : translationTexts.source[language]}
      </b>
      <span lang="pt-BR">{readable(text, isRich)}</span>
      <div>
        <ActionButton onClick={() => setValue(isRich ? JSON.parse(text) : text)}>
          {translationTexts.copyField[language]}
        </ActionButton>
      </div>
    </div>
  );
}
