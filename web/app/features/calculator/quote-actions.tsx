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
const idle: Saved = { state: "idle" };

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
  // What became of one quote says nothing of the next.
  const [latest, setLatest] = useState({ url, saved: idle });
  const saved = latest.url === url ? latest.saved : idle;

  async function keep(): Promise<void> {
    setLatest({ url, saved: { state: "saving" } });
    setLatest({ url, saved: await keepQuote({ data, configuration }) });
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
  const [copied, setCopied] = useState("");
  return (
    <button
      type="button"
      className={isWide ? `${styles.secondaryButton} ${styles.wide}` : styles.secondaryButton}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied(text),
          () => window.prompt("", text),
        )
      }
    >
      <span aria-live="polite">
        {copied === text ? (
          <FormattedMessage id="calculator.copied" />
        ) : (
          <FormattedMessage id="calculator.copy" />
        )}
      </span>
    </button>
  );
}
