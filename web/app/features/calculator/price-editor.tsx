import { type ApiErrorCode, type Locale, type PublishPricesRequest, quotesApi } from "contracts";
import type { Catalogue, PricingError } from "pricing-engine";
import { freezeCatalogue } from "pricing-engine";
import { useRef, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { postJson } from "#app/cms/post-json.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { accountPath } from "#app/session/account-path.ts";
import { Button, FieldGroup, Notice, TextField } from "#app/ui/index.ts";
import * as styles from "./calculator.css.ts";
import type { PriceEdits, PriceName } from "./price-edits.ts";

const priceIds: Record<PriceName, MessageId> = {
  cpuPrice: "calculator.price.cpuPrice",
  ramPrice: "calculator.price.ramPrice",
  storagePrice: "calculator.price.storagePrice",
  bandwidthPrice: "calculator.price.bandwidthPrice",
  backupPrice: "calculator.price.backupPrice",
  ipv4Price: "calculator.price.ipv4Price",
  windowsLicensePrice: "calculator.price.windowsLicensePrice",
};
const priceNames = Object.keys(priceIds) as PriceName[];

/** The published catalogue, from which visitors' quotes are calculated, and its version. */
export interface PublishedCatalogue {
  catalogue: Catalogue;
  version: string;
}

const outcomeIds = {
  saved: "calculator.editor.saved",
  refused: "calculator.editor.refused",
  unusual: "calculator.editor.unusual",
  "needs-staff": "calculator.editor.needsStaff",
  "prices-changed": "calculator.editor.pricesChanged",
  failed: "calculator.editor.failed",
} as const satisfies Record<string, MessageId>;
type Outcome = keyof typeof outcomeIds;
type Failure = Exclude<Outcome, "saved" | "refused" | "unusual">;

type Saved = { outcome: "saved"; published: PublishedCatalogue } | { outcome: Failure };

const failures: { [Code in ApiErrorCode]?: Failure } = {
  unauthenticated: "needs-staff",
  forbidden: "needs-staff",
  "prices-changed": "prices-changed",
};

async function savePrices(request: PublishPricesRequest): Promise<Saved> {
  const answer = await postJson<PublishedCatalogue>(quotesApi.prices, request);
  if (!answer.ok) {
    return { outcome: failures[answer.failure.code] ?? "failed" };
  }
  const { catalogue, version } = answer.value;
  return { outcome: "saved", published: { catalogue: freezeCatalogue(catalogue), version } };
}

export interface PriceEditorProps {
  edits: PriceEdits;
  /** Version of the catalogue that the edits are based on. */
  version: string;
  onPublish: (published: PublishedCatalogue) => void;
}

/** Editor of the seven base prices; the CMS decides who may publish the prices. */
export function PriceEditor({ edits, version, onPublish }: PriceEditorProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSaving, setIsSaving] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const intl = useIntl();

  async function save(): Promise<void> {
    const refused = priceNames.find((name) => edits.problems[name]);
    if (refused) {
      setOutcome("refused");
      fields.current?.querySelector<HTMLElement>(`[data-price="${refused}"]`)?.focus();
      return;
    }
    // Requires a second click for an unusual price, because the price may be a typing error.
    if (edits.unusual.length > 0 && outcome !== "unusual") {
      setOutcome("unusual");
      return;
    }
    setIsSaving(true);
    const saved = await savePrices({ prices: edits.changed, catalogueVersion: version });
    setIsSaving(false);
    setOutcome(saved.outcome);
    if (saved.outcome === "saved") {
      onPublish(saved.published);
    }
  }

  return (
    <FieldGroup legend={<FormattedMessage id="calculator.editor" />}>
      <p className={styles.smallNote}>
        <FormattedMessage id="calculator.editor.hint" />
      </p>
      <div className={styles.countFields} ref={fields}>
        {priceNames.map((name) => (
          <PriceField
            key={name}
            name={name}
            text={edits.texts[name]}
            problem={edits.problems[name]}
            onType={(text) => {
              setOutcome(undefined);
              edits.type(name, text);
            }}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button
          tone="secondary"
          size="small"
          onClick={() => {
            setOutcome(undefined);
            edits.reset();
          }}
        >
          <FormattedMessage id="calculator.editor.reset" />
        </Button>
        <Button aria-disabled={isSaving} onClick={isSaving ? undefined : () => void save()}>
          <FormattedMessage id="calculator.editor.save" />
        </Button>
      </div>
      <div role="status">
        {outcome ? (
          <Notice isAnnounced={false}>
            <FormattedMessage
              id={outcomeIds[outcome]}
              values={{
                prices: intl.formatList(
                  edits.unusual.map((name) => intl.formatMessage({ id: priceIds[name] })),
                ),
              }}
            />{" "}
            <FailureLink outcome={outcome} onLeave={edits.save} />
          </Notice>
        ) : null}
      </div>
    </FieldGroup>
  );
}

interface PriceFieldProps {
  name: PriceName;
  text: string;
  problem: PricingError | undefined;
  onType: (text: string) => void;
}

function PriceField({ name, text, problem, onType }: PriceFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      id={`price-${name}`}
      name={name}
      label={intl.formatMessage({ id: priceIds[name] })}
      error={problem && problemText(problem, intl)}
      inputMode="decimal"
      autoComplete="off"
      data-price={name}
      value={text}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

function problemText(problem: PricingError, intl: IntlShape): string {
  switch (problem.code) {
    case "out-of-range":
      return intl.formatMessage({ id: "calculator.editor.outOfRange" }, { ...problem.allowed });
    case "too-many-decimals":
      return intl.formatMessage(
        { id: "calculator.editor.tooManyDecimals" },
        { ...problem.allowed },
      );
    default:
      return intl.formatMessage({ id: "calculator.editor.notANumber" });
  }
}

interface FailureLinkProps {
  outcome: Outcome;
  /** Called before the visitor leaves for the login page, which returns to this page. */
  onLeave: () => void;
}

/**
 * Link shown after a failure: to the staff login, which returns to this page, or to the current
 * prices. The edits are saved first.
 */
function FailureLink({ outcome, onLeave }: FailureLinkProps) {
  const { locale } = useIntl();
  const currentPath = window.location.pathname + window.location.search;
  if (outcome === "needs-staff") {
    const login = `${accountPath(locale as Locale, "/admin")}?returnTo=${encodeURIComponent(currentPath)}`;
    return (
      <a href={login} onClick={onLeave}>
        <FormattedMessage id="calculator.editor.login" />
      </a>
    );
  }
  return outcome === "prices-changed" ? (
    <a href={currentPath} onClick={onLeave}>
      <FormattedMessage id="calculator.editor.reload" />
    </a>
  ) : null;
}
