import { localePrefix, quoteSegments, quotesApi } from "contracts";
import type { Configuration } from "pricing-engine";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./calculator.css.ts";
import type { CalculatorData } from "./calculator.tsx";
import { formatsOf } from "./formats.ts";

type Saved =
  | { state: "idle" | "saving" | "failed" | "limited" }
  | { state: "done"; url: string; expiresAt: string };

const tooManyRequests = 429;

export interface QuoteActionsProps {
  data: CalculatorData;
  configuration: Configuration;
  /** Address of the quote. */
  url: string;
}

async function keepQuote({ data, configuration }: Omit<QuoteActionsProps, "url">): Promise<Saved> {
  const { locale, origin } = data;
  try {
    const answer = await fetch(quotesApi.quotes, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ configuration, locale }),
    });
    if (!answer.ok) {
      return { state: answer.status === tooManyRequests ? "limited" : "failed" };
    }
    const { code, expiresAt } = (await answer.json()) as { code: string; expiresAt: string };
    const url = `${origin}${localePrefix(locale)}/${quoteSegments[locale]}/${code}`;
    return { state: "done", url, expiresAt };
  } catch {
    return { state: "failed" };
  }
}

/** Copies the address, prints, and keeps the quote under a short address. */
export function QuoteActions({ data, configuration, url }: QuoteActionsProps) {
  const { date } = formatsOf(useIntl());
  const [saved, setSaved] = useState<Saved>({ state: "idle" });

  async function keep(): Promise<void> {
    setSaved({ state: "saving" });
    setSaved(await keepQuote({ data, configuration }));
  }

  return (
    <>
      <CopyButton text={url} />
      <button type="button" className={styles.secondaryButton} onClick={() => window.print()}>
        <FormattedMessage id="calculator.print" />
      </button>
      {saved.state === "done" ? null : (
        <button
          type="button"
          className={styles.secondaryButton}
          disabled={saved.state === "saving"}
          onClick={() => void keep()}
        >
          <FormattedMessage id="calculator.save" />
        </button>
      )}
      <div className={styles.saved} role="status">
        {saved.state === "done" ? (
          <p>
            <FormattedMessage id="calculator.save.done" values={{ date: date(saved.expiresAt) }} />{" "}
            <a href={saved.url} data-saved-quote="">
              {saved.url}
            </a>
          </p>
        ) : null}
        {saved.state === "limited" ? <FormattedMessage id="calculator.save.limited" /> : null}
        {saved.state === "failed" ? <FormattedMessage id="calculator.save.failed" /> : null}
      </div>
      {saved.state === "done" ? <CopyButton text={saved.url} isWide /> : null}
    </>
  );
}

interface CopyButtonProps {
  text: string;
  isWide?: boolean;
}

function CopyButton({ text, isWide = false }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <button
      type="button"
      className={isWide ? `${styles.secondaryButton} ${styles.wide}` : styles.secondaryButton}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setIsCopied(true),
          () => window.prompt("", text),
        )
      }
    >
      <span aria-live="polite">
        {isCopied ? (
          <FormattedMessage id="calculator.copied" />
        ) : (
          <FormattedMessage id="calculator.copy" />
        )}
      </span>
    </button>
  );
}
