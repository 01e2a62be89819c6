import { type CodeLanguage, type CodeLines, codeLanguageNames } from "contracts";
import { useIntl } from "react-intl";
import * as styles from "./text-blocks.css.ts";

export interface CodeBlockProps {
  /** Highlighted lines; the CMS highlights code on save. */
  lines: CodeLines;
  language: CodeLanguage;
  caption?: string | undefined;
}

/** Code in a scrollable region that is reachable by keyboard. */
export function CodeBlock({ lines, language, caption }: CodeBlockProps) {
  const intl = useIntl();
  const name = language === "text" ? undefined : codeLanguageNames[language];
  const label = [name, caption].filter(Boolean).join(", ") || "…";
  return (
    <figure className={styles.code}>
      {name || caption ? (
        <figcaption className={styles.codeCaption}>
          <span>{caption}</span>
          <span className={styles.codeLanguage}>{name}</span>
        </figcaption>
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <pre
        className={styles.codeRegion}
        role="group"
        aria-label={intl.formatMessage({ id: "richText.code" }, { code: label })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll
        tabIndex={0}
      >
        <code translate="no">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of stored content never move
            <span key={index}>
              {line.map(({ text, kind }, place) =>
                kind ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do their pieces
                  <span className={styles.tokenKinds[kind]} key={place}>
                    {text}
                  </span>
                ) : (
                  text
                ),
              )}
              {index < lines.length - 1 ? "\n" : null}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
