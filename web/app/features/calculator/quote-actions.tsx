import {
  type ApiErrorCode,
  localePrefix,
  quoteSegments,
  quotesApi,
  type SaveQuoteRequest,
  type SaveQuoteResponse,
} from "contracts";
import type { Configuration } from "pricing-engine";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { postJson } from "#app/cms/post-json.ts";
import { Button, CopyButton } from "#app/ui/index.ts";
import type { CalculatorData } from "./calculator-data.ts";
import { createCalculatorFormats } from "./formats.ts";
import { quoteOrigin } from "./quote-url.ts";

type SaveState =
  | { state: "idle" | "saving" | "failed" | "limited" | "changed" }
  | { state: "done"; url: string; expiresAt: string };
const idle: SaveState = { state: "idle" };

const refusals: { [Code in ApiErrorCode]?: "limited" | "changed" } = {
  "prices-changed": "changed",
  "rate-limited": "limited",
};

export interface QuoteActionsProps {
  data: CalculatorData;
  configuration: Configuration;
  /** Version of the catalogue that the quote was priced with. */
  version: string;
  /** URL of the quote. */
  url: string;
}

async function saveQuote({
  data,
  configuration,
  version,
}: Omit<QuoteActionsProps, "url">): Promise<SaveState> {
  const { locale, origin } = data;
  const body = {
    configuration,
    locale,
    catalogueVersion: version,
    ...quoteOrigin(window.location),
  } satisfies SaveQuoteRequest;
  const answer = await postJson<SaveQuoteResponse>(quotesApi.quotes, body);
  if (!answer.ok) {
    return { state: refusals[answer.failure.code] ?? "failed" };
  }
  const { code, expiresAt } = answer.value;
  const url = `${origin}${localePrefix(locale)}/${quoteSegments[locale]}/${code}`;
  return { state: "done", url, expiresAt };
}

/** Buttons that copy the URL, print, and save the quote under a short URL. */
export function QuoteActions({ data, configuration, version, url }: QuoteActionsProps) {
  const intl = useIntl();
  const { date } = createCalculatorFormats(intl);
  // Stores the URL with the result, because a result applies only to the quote for which it was requested.
  const [lastSave, setLastSave] = useState({ url, saved: idle });
  const saved = lastSave.url === url ? lastSave.saved : idle;

  const copyLabels = {
    label: intl.formatMessage({ id: "calculator.copy" }),
    copiedLabel: intl.formatMessage({ id: "calculator.copied" }),
    byHandLabel: intl.formatMessage({ id: "calculator.copyByHand" }),
  };
  const isDisabled = saved.state === "saving" || saved.state === "done";

  async function save(): Promise<void> {
    setLastSave({ url, saved: { state: "saving" } });
    setLastSave({ url, saved: await saveQuote({ data, configuration, version }) });
  }

  return (
    <>
      <CopyButton text={url} {...copyLabels} />
      <PrintButton />
      {/* Uses aria-disabled instead of disabled, so that the button keeps the focus. */}
      <Button
        tone="secondary"
        size="small"
        aria-disabled={isDisabled}
        onClick={isDisabled ? undefined : () => void save()}
      >
        {saved.state === "done" ? (
          <FormattedMessage id="calculator.kept" />
        ) : saved.state === "saving" ? (
          <FormattedMessage id="calculator.keeping" />
        ) : (
          <FormattedMessage id="calculator.save" />
        )}
      </Button>
      <div role="status">
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
      {saved.state === "done" ? (
        <div>
          <CopyButton
            text={saved.url}
            {...copyLabels}
            label={intl.formatMessage({ id: "calculator.copyKept" })}
            isWide
          />
        </div>
      ) : null}
    </>
  );
}

/** Prints only the quote; print styles hide all other content of the page. */
function printQuote(): void {
  const { dataset } = document.documentElement;
  dataset.printsQuote = "";
  window.addEventListener("afterprint", () => delete dataset.printsQuote, { once: true });
  window.print();
}

export function PrintButton() {
  return (
    <Button tone="secondary" size="small" onClick={printQuote}>
      <FormattedMessage id="calculator.print" />
    </Button>
  );
}
