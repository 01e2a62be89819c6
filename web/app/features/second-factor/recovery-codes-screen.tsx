import type { AccountKind } from "contracts";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Refusal } from "#app/forms/refusal.ts";
import { ActionLink, CopyButton, Notice, SettingsSection } from "#app/ui/index.ts";
import { ProofForm, type SecondFactorField } from "./proof-form.tsx";
import * as styles from "./second-factor.css.ts";

const headingId = "recovery_codes";

export interface RecoveryCodesScreenProps {
  kind: AccountKind;
  /** New codes, which are shown once. */
  codes: string[] | undefined;
  /** Number of codes that are not used. */
  left: number;
  hasPasskey: boolean;
  refusal: Refusal<SecondFactorField> | undefined;
}

/** Shows an account's new recovery codes, or the number of unused codes. Also replaces the codes. */
export function RecoveryCodesScreen({
  kind,
  codes,
  left,
  hasPasskey,
  refusal,
}: RecoveryCodesScreenProps) {
  return (
    <SettingsSection
      id={headingId}
      heading={<FormattedMessage id="secondFactor.codes" />}
      text={<FormattedMessage id="secondFactor.codes.purpose" />}
      width="narrow"
    >
      {codes ? (
        <NewCodes codes={codes} />
      ) : (
        <>
          <p>
            <FormattedMessage id="secondFactor.codes.left" values={{ count: left }} />
          </p>
          <ProofForm
            kind={kind}
            intent="renew"
            summary="secondFactor.renew"
            text="secondFactor.renew.text"
            submit="secondFactor.renew.submit"
            hasPasskey={hasPasskey}
            refusal={refusal}
          />
        </>
      )}
    </SettingsSection>
  );
}

function NewCodes({ codes }: { codes: string[] }) {
  const intl = useIntl();
  const text = codes.join("\n");
  const start = useRef<HTMLDivElement>(null);
  // Moves the focus up to the codes, because the form that was sent is further down, and the codes are shown only once.
  useEffect(() => {
    start.current?.focus();
  }, []);
  return (
    <div className={styles.newCodes} ref={start} tabIndex={-1}>
      <Notice tone="success">
        <FormattedMessage id="secondFactor.codes.text" />
      </Notice>
      <ul className={styles.codes} aria-labelledby={headingId}>
        {codes.map((code) => (
          <li className={styles.code} key={code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.buttonRow}>
        <CopyButton
          text={text}
          label={intl.formatMessage({ id: "secondFactor.codes.copy" })}
          copiedLabel={intl.formatMessage({ id: "secondFactor.copied" })}
          byHandLabel={intl.formatMessage({ id: "secondFactor.codes" })}
        />
        <a
          className={styles.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={intl.formatMessage({ id: "secondFactor.codes.file" })}
        >
          <FormattedMessage id="secondFactor.codes.download" />
        </a>
      </div>
      <div className={styles.buttonRow}>
        <ActionLink href="?">
          <FormattedMessage id="secondFactor.codes.done" />
        </ActionLink>
      </div>
    </div>
  );
}
