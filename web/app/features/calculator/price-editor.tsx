import type { Locale } from "contracts";
import type { Catalogue, Prices } from "pricing-engine";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ownPath } from "#app/content/own-path.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import * as styles from "./calculator.css.ts";
import * as fieldStyles from "./fields.css.ts";

const priceIds: Record<keyof Prices, MessageId> = {
  cpuPrice: "calculator.price.cpuPrice",
  ramPrice: "calculator.price.ramPrice",
  storagePrice: "calculator.price.storagePrice",
  bandwidthPrice: "calculator.price.bandwidthPrice",
  backupPrice: "calculator.price.backupPrice",
  ipv4Price: "calculator.price.ipv4Price",
  windowsLicensePrice: "calculator.price.windowsLicensePrice",
};
const priceNames = Object.keys(priceIds) as (keyof Prices)[];

type SaveState = "idle" | "saving" | "saved" | "needs-staff" | "failed";

const savingIds = {
  saved: "calculator.editor.saved",
  "needs-staff": "calculator.editor.needsStaff",
  failed: "calculator.editor.failed",
} as const satisfies Partial<Record<SaveState, MessageId>>;

/** To the staff's login, and from there back to this page. */
function loginHref(locale: Locale): string {
  const here = window.location.pathname + window.location.search;
  return `${ownPath(locale, "/admin")}?returnTo=${encodeURIComponent(here)}`;
}

/** A typed price as the engine reads it: a decimal point, whichever of both was typed. */
export function typedPrice(text: string): string {
  return text.trim().replace(",", ".");
}

async function savePrices(prices: Prices, locale: string): Promise<SaveState> {
  try {
    const answer = await fetch(`/api/globals/price-catalogue?locale=${locale}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        prices: Object.fromEntries(priceNames.map((name) => [name, Number(prices[name])])),
        _status: "published",
      }),
    });
    if (answer.ok) return "saved";
    return answer.status === 401 || answer.status === 403 ? "needs-staff" : "failed";
  } catch {
    return "failed";
  }
}

export interface PriceEditorProps {
  published: Catalogue;
  /** What is calculated with now. */
  catalogue: Catalogue;
  onChange: (catalogue: Catalogue) => void;
}

/** The seven base prices, to play with; the CMS decides who may keep them. */
export function PriceEditor({ published, catalogue, onChange }: PriceEditorProps) {
  const { locale } = useIntl();
  const [saving, setSaving] = useState<SaveState>("idle");
  const shown = (price: Prices[keyof Prices]) =>
    locale === "en-US" ? String(price) : String(price).replace(".", ",");
  const textsOf = ({ prices }: Catalogue) =>
    Object.fromEntries(priceNames.map((name) => [name, shown(prices[name])]));
  const [texts, setTexts] = useState<Record<string, string>>(() => textsOf(catalogue));

  function type(name: keyof Prices, text: string): void {
    setTexts({ ...texts, [name]: text });
    setSaving("idle");
    onChange({ ...catalogue, prices: { ...catalogue.prices, [name]: typedPrice(text) } });
  }

  function reset(): void {
    setTexts(textsOf(published));
    setSaving("idle");
    onChange(published);
  }

  async function save(): Promise<void> {
    setSaving("saving");
    setSaving(await savePrices(catalogue.prices, locale));
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FormattedMessage id="calculator.editor" />
      </legend>
      <p className={styles.hint}>
        <FormattedMessage id="calculator.editor.hint" />
      </p>
      <div className={styles.counts}>
        {priceNames.map((name) => (
          <label className={fieldStyles.count} key={name}>
            <span className={fieldStyles.label}>
              <FormattedMessage id={priceIds[name]} />
            </span>
            <input
              className={fieldStyles.typed}
              inputMode="decimal"
              data-price={name}
              value={texts[name] ?? ""}
              onChange={({ target }) => type(name, target.value)}
            />
          </label>
        ))}
      </div>
      <div className={styles.actions}>
        <button type="button" className={styles.secondaryButton} onClick={reset}>
          <FormattedMessage id="calculator.editor.reset" />
        </button>
        <button
          type="button"
          className={styles.calculate}
          disabled={saving === "saving"}
          onClick={() => void save()}
        >
          <FormattedMessage id="calculator.editor.save" />
        </button>
      </div>
      <div role="status">
        {saving === "idle" || saving === "saving" ? null : (
          <p className={styles.notice}>
            <FormattedMessage id={savingIds[saving]} />{" "}
            {saving === "needs-staff" ? (
              <a href={loginHref(locale as Locale)}>
                <FormattedMessage id="calculator.editor.login" />
              </a>
            ) : null}
          </p>
        )}
      </div>
    </fieldset>
  );
}
