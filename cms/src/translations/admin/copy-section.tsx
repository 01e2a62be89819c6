"use client";
import { useForm, useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { ActionButton } from "../../platform/admin/action-button.tsx";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { useSourcePath, useSourceTexts } from "./source-texts.ts";
import { translationTexts } from "./texts.ts";

function isRichText(text: string): boolean {
  return text.startsWith('{"root":');
}

/** Button in a section that copies the Portuguese texts into the language being edited. */
export function CopySectionButton({ path }: { path: string }) {
  const { dispatchFields, getFields, setModified } = useForm();
  const { i18n } = useTranslation();
  const placeOf = useSourcePath();
  const source = useSourceTexts();
  const [count, setCount] = useState<number>();
  if (!source) {
    return null;
  }
  const language = textLanguage(i18n.language);
  const section = path.slice(0, path.lastIndexOf(".") + 1);
  const { texts } = source;

  function copy(): void {
    const paths = Object.keys(getFields()).filter((each) => each.startsWith(section));
    const known = paths.flatMap((each) => {
      const text = texts[placeOf(each)];
      return text === undefined ? [] : [{ path: each, text }];
    });
    for (const { path: each, text } of known) {
      const value: unknown = isRichText(text) ? JSON.parse(text) : text;
      dispatchFields({ type: "UPDATE", path: each, value, valid: true });
    }
    setModified(true);
    setCount(known.length);
  }

  return (
    <div className="copy-section">
      <ActionButton onClick={copy}>{translationTexts.copySection[language]}</ActionButton>
      <p role="status">
        {count === undefined
          ? null
          : translationTexts.copied[language].replace("{count}", String(count))}
      </p>
    </div>
  );
}
