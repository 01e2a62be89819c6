import { localePrefix, quoteSegments, quotesApi } from "contracts";
import type { Configuration } from "pricing-engine";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./calculator.css.ts";
import type { CalculatorData } from "./calculator.tsx";
import * as fieldStyles from "./fields.css.ts";
import { formatsOf } from "./formats.ts";

type Saved =
  | { state: "idle" | "saving" | "failed" | "limited" | "changed" }
  | { state: "done"; url: string; expiresAt: string };
const idle: Saved = { state: "idle" };

const refusals: Record<number, "limited" | "changed"> = { 409: "changed", 429: "limited" };

export interface QuoteActionsProps {
  data: CalculatorData;
  configuration: Configuration;
  /** Of the catalogue that it was priced with. */
  version: string;
  /** Address of the quote. */
  url: string;
}

async function keepQuote({
  data,
  configuration,
  version,
}: Omit<QuoteActionsProps, "url">): Promise<Saved> {
  const { locale, origin } = data;
  try {
    const answer = await fetch(quotesApi.quotes, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ configuration, locale, catalogueVersion: version }),
    });
    if (!answer.ok) {
      return { state: refusals[answer.status] ?? "failed" };
    }
    const { code, expiresAt } = (await answer.json()) as { code: string; expiresAt: string };
    const url = `${origin}${localePrefix(locale)}/${quoteSegments[locale]}/${code}`;
    return { state: "done", url, expiresAt };
  } catch {
    return { state: "failed" };
  }
}

/** Copies the address, prints, and keeps the quote under a short address. */
export function QuoteActions({ data, configuration, version, url }: QuoteActionsProps) {
  const { date } = formatsOf(useIntl());
  // What became of one quote says nothing of the next.
  const [latest, setLatest] = useState({ url, saved: idle });
  const saved = latest.url === url ? latest.saved : idle;

  const isKept = saved.state === "saving" || saved.state === "done";

  async function keep(): Promise<void> {
    setLatest({ url, saved: { state: "saving" } });
    setLatest({ url, saved: await keepQuote({ data, configuration, version }) });
  }

  return (
    <>
      <CopyButton text={url} />
      <PrintButton />
      {/* It stays, and with it the focus. */}
      <button
        type="button"
        className={styles.secondaryButton}
        aria-disabled={isKept}
        onClick={isKept ? undefined : () => void keep()}
      >
        {saved.state === "done" ? (
          <FormattedMessage id="calculator.kept" />
        ) : (
          <FormattedMessage id="calculator.save" />
        )}
      </button>
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
        {saved.state === "changed" ? (
          <p>
            <FormattedMessage id="calculator.save.changed" />{" "}
            <a href={url}>
              <FormattedMessage id="calculator.save.today" />
            </a>
          </p>
        ) : null}
      </div>
      {saved.state === "done" ? <CopyButton text={saved.url} isWide /> : null}
    </>
  );
}

export function PrintButton() {
  return (
    <button type="button" className={styles.secondaryButton} onClick={() => window.print()}>
      <FormattedMessage id="calculator.print" />
    </button>
  );
}

interface CopyButtonProps {
  text: string;
  isWide?: boolean;
}

type Copied = { text: string; by: "us" | "hand" };

/** Copies an address; where the browser does not let it, shows the address to be copied by hand. */
function CopyButton({ text, isWide = false }: CopyButtonProps) {
  const intl = useIntl();
  const [latest, setLatest] = useState<Copied>();
  // What became of one address says nothing of the next.
  const by = latest?.text === text ? latest.by : undefined;

  async function copy(): Promise<void> {
    try {
      // Absent where the connection is not secure.
      await navigator.clipboard.writeText(text);
      setLatest({ text, by: "us" });
    } catch {
      setLatest({ text, by: "hand" });
    }
  }

  return (
    <>
      <button
        type="button"
        className={isWide ? `${styles.secondaryButton} ${styles.wide}` : styles.secondaryButton}
        onClick={() => void copy()}
      >
        <span aria-live="polite">
          {by === "us" ? (
            <FormattedMessage id="calculator.copied" />
          ) : (
            <FormattedMessage id="calculator.copy" />
          )}
        </span>
      </button>
      {by === "hand" ? (
        <input
          className={`${fieldStyles.typed} ${styles.wide}`}
          aria-label={intl.formatMessage({ id: "calculator.copyByHand" })}
          readOnly
          value={text}
          ref={select}
        />
      ) : null}
    </>
  );
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
