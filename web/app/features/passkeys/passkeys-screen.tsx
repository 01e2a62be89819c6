import type { AccountKind, Passkey } from "contracts";
import type { SubmitEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSubmit } from "react-router";
import { AccountForm } from "#app/forms/account-form.tsx";
import { type Refusal, selectRefusal } from "#app/forms/refusal.ts";
import { ErrorBox, RefusalBox } from "#app/forms/refusal-box.tsx";
import { RowForm } from "#app/forms/row-form.tsx";
import { useForm, useIsBusy } from "#app/forms/use-form.ts";
import { usePasskey, usePasskeySupport } from "#app/forms/use-passkey.ts";
import { useFormatMoment } from "#app/i18n/dates.ts";
import {
  Button,
  type Column,
  DataTable,
  Fields,
  Notice,
  PasswordField,
  RowActions,
  SettingsSection,
  TextField,
} from "#app/ui/index.ts";
import * as styles from "./passkeys.css.ts";

export type PasskeysRefusal =
  | Refusal<"passkeyName" | "passkey" | "currentPassword", "add-passkey">
  | Refusal<"id", "remove-passkey">;

export interface PasskeysScreenProps {
  kind: AccountKind;
  /** Passkeys, the oldest first; undefined if the request failed. */
  passkeys: Passkey[] | undefined;
  /** True for accounts without a second factor, whose first passkey needs the password. */
  needsPassword: boolean;
  /** True for a customer whose e-mail address is not verified. Such a customer cannot add a passkey. */
  isUnverified?: boolean | undefined;
  refusal: PasskeysRefusal | undefined;
}

/** Lists the passkeys of an account, adds and removes them. */
export function PasskeysScreen({
  kind,
  passkeys,
  needsPassword,
  isUnverified = false,
  refusal,
}: PasskeysScreenProps) {
  const intl = useIntl();
  const columns = useColumns();
  return (
    <SettingsSection
      id="passkeys"
      heading={<FormattedMessage id="passkeys" />}
      text={<FormattedMessage id="passkeys.text" />}
    >
      {isUnverified ? (
        <div className={styles.passkeyColumn}>
          <Notice isAnnounced={false}>
            <FormattedMessage id="passkeys.emailUnverified" />
          </Notice>
        </div>
      ) : (
        <Addition
          // Renders an empty form again after a passkey was added.
          key={passkeys?.length}
          kind={kind}
          needsPassword={needsPassword}
          refusal={selectRefusal(refusal, "add-passkey")}
        />
      )}
      <RefusalBox refusal={selectRefusal(refusal, "remove-passkey")} />
      <DataTable
        caption={intl.formatMessage({ id: "passkeys" })}
        columns={columns}
        rows={passkeys ?? []}
        rowKey={({ id }) => id}
        empty={intl.formatMessage({ id: "passkeys.empty" })}
        error={passkeys ? undefined : <ErrorBox id="failure.unavailable" />}
      />
    </SettingsSection>
  );
}

interface AddFormProps extends Pick<PasskeysScreenProps, "kind" | "needsPassword"> {
  refusal: Extract<PasskeysRefusal, { intent: "add-passkey" }> | undefined;
}

/** Form to add a passkey, or a notice in browsers that cannot create a passkey. */
function Addition(props: AddFormProps) {
  const isSupported = usePasskeySupport();
  const unsupported = (
    <Notice isAnnounced={false}>
      <FormattedMessage id="passkeys.unsupported" />
    </Notice>
  );
  return (
    <>
      <div className={styles.unsupportedNotice}>{unsupported}</div>
      <div className={styles.passkeyForm}>{isSupported ? <AddForm {...props} /> : unsupported}</div>
    </>
  );
}

function AddForm({ kind, needsPassword, refusal }: AddFormProps) {
  const intl = useIntl();
  const submit = useSubmit();
  const field = useForm(refusal);
  const { run, isRunning, message } = usePasskey("create", kind);
  const isSending = useIsBusy({ intent: "add-passkey" });

  /** Creates a passkey, and submits the form with the passkey's answer. */
  async function addAnswer(event: SubmitEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    form.set("intent", "add-passkey");
    // Submits the form as it is if the name or the password is missing: the action rejects the form, and no passkey is
    // created.
    if (String(form.get("passkeyName")).trim() === "" || form.get("currentPassword") === "") {
      return;
    }
    event.preventDefault();
    const result = await run();
    if (result.state === "failed") {
      return;
    }
    // If another screen must be opened first, submits the form without an answer: the action then redirects to login or
    // to the confirmation.
    if (result.state === "answered") {
      form.set("passkey", JSON.stringify(result.answer));
    }
    await submit(form, { method: "post" });
  }

  return (
    <AccountForm refusal={refusal} onSubmit={(event) => void addAnswer(event)}>
      <Fields>
        {message ? <ErrorBox id={message} /> : <RefusalBox refusal={refusal} />}
        <TextField
          {...field("passkeyName")}
          label={intl.formatMessage({ id: "passkeys.name" })}
          hint={intl.formatMessage({ id: "passkeys.name.hint" })}
          maxLength={60}
          autoComplete="off"
          required
        />
        {needsPassword || refusal?.fields?.currentPassword ? (
          <PasswordField
            {...field("currentPassword")}
            label={intl.formatMessage({ id: "field.currentPassword" })}
            autoComplete="current-password"
            required
          />
        ) : null}
        <div>
          <Button
            type="submit"
            name="intent"
            value="add-passkey"
            isPending={isRunning || isSending}
            pendingLabel={intl.formatMessage({ id: "passkeys.waiting" })}
          >
            <FormattedMessage id="passkeys.add" />
          </Button>
        </div>
      </Fields>
    </AccountForm>
  );
}

function useColumns(): Column<Passkey>[] {
  const intl = useIntl();
  const moment = useFormatMoment();
  return [
    {
      id: "name",
      header: intl.formatMessage({ id: "passkeys.name" }),
      isRowHeader: true,
      cell: ({ name }) => name,
    },
    {
      id: "created",
      header: intl.formatMessage({ id: "passkeys.created" }),
      cell: ({ createdAt }) => moment(createdAt),
    },
    {
      id: "used",
      header: intl.formatMessage({ id: "passkeys.used" }),
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? moment(lastUsedAt, true) : intl.formatMessage({ id: "passkeys.used.never" }),
    },
    {
      id: "stored",
      header: intl.formatMessage({ id: "passkeys.stored" }),
      cell: ({ isSynced }) =>
        intl.formatMessage({ id: isSynced ? "passkeys.stored.synced" : "passkeys.stored.one" }),
    },
    {
      id: "actions",
      header: intl.formatMessage({ id: "passkeys.actions" }),
      align: "end",
      cell: ({ id, name }) => (
        <RowActions>
          <RowForm
            intent="remove-passkey"
            id={id}
            label="passkeys.remove"
            accessibleName={intl.formatMessage({ id: "passkeys.remove.of" }, { name })}
          />
        </RowActions>
      ),
    },
  ];
}
