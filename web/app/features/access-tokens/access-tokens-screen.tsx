import { type AccessToken, type TokenScope, tokenDays, tokenScopes } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { AccountForm } from "#app/forms/account-form.tsx";
import { type Refusal, selectRefusal } from "#app/forms/refusal.ts";
import { ErrorBox, RefusalBox } from "#app/forms/refusal-box.tsx";
import { RowForm } from "#app/forms/row-form.tsx";
import { useForm, useIsBusy } from "#app/forms/use-form.ts";
import { useFormatMoment } from "#app/i18n/dates.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import {
  ActionLink,
  Button,
  type Column,
  CopyButton,
  DataTable,
  Fields,
  Notice,
  RowActions,
  SelectField,
  SettingsSection,
  TextField,
} from "#app/ui/index.ts";
import * as styles from "./access-tokens.css.ts";

type Field = "name" | "scope" | "days";

export type TokensRefusal = Refusal<Field, "create-token"> | Refusal<"id", "revoke-token">;

/** Result of the form that was sent last. */
export type TokensResult = TokensRefusal | { token: string };

export interface AccessTokensScreenProps {
  /** Access tokens, the newest first; undefined if the request failed. */
  tokens: AccessToken[] | undefined;
  result: TokensResult | undefined;
}

const scopeNames: Record<TokenScope, MessageId> = {
  read: "accessTokens.scope.read",
  write: "accessTokens.scope.write",
};

/** Lists the access tokens of an account, creates and revokes tokens, and shows each new token once. */
export function AccessTokensScreen({ tokens, result }: AccessTokensScreenProps) {
  const intl = useIntl();
  const columns = useColumns();
  const refusal = result && "code" in result ? result : undefined;
  return (
    <SettingsSection
      id="access_tokens"
      heading={<FormattedMessage id="accessTokens" />}
      text={<FormattedMessage id="accessTokens.text" />}
    >
      {result && "token" in result ? (
        <NewToken token={result.token} />
      ) : (
        <TokenForm refusal={selectRefusal(refusal, "create-token")} />
      )}
      <RefusalBox refusal={selectRefusal(refusal, "revoke-token")} />
      <DataTable
        caption={intl.formatMessage({ id: "accessTokens" })}
        columns={columns}
        rows={tokens ?? []}
        rowKey={({ id }) => id}
        empty={intl.formatMessage({ id: "accessTokens.empty" })}
        error={tokens ? undefined : <ErrorBox id="failure.unavailable" />}
      />
    </SettingsSection>
  );
}

function TokenForm({ refusal }: { refusal: Refusal<Field, "create-token"> | undefined }) {
  const intl = useIntl();
  const field = useForm<Field>(refusal, { initial: { scope: "read", days: "90" } });
  return (
    <div className={styles.tokenColumn}>
      <AccountForm refusal={refusal} preventScrollReset>
        <Fields>
          <RefusalBox refusal={refusal} />
          <TextField
            {...field("name")}
            label={intl.formatMessage({ id: "accessTokens.name" })}
            hint={intl.formatMessage({ id: "accessTokens.name.hint" })}
            maxLength={60}
            autoComplete="off"
            required
          />
          <SelectField
            {...field("scope")}
            label={intl.formatMessage({ id: "accessTokens.scope" })}
            options={tokenScopes.map((scope) => ({
              value: scope,
              label: intl.formatMessage({ id: scopeNames[scope] }),
            }))}
          />
          <SelectField
            {...field("days")}
            label={intl.formatMessage({ id: "accessTokens.days" })}
            options={tokenDays.map((days) => ({
              value: String(days),
              label: intl.formatMessage({ id: "accessTokens.days.count" }, { days }),
            }))}
          />
          <div className={styles.tokenRow}>
            <Button
              type="submit"
              name="intent"
              value="create-token"
              isPending={useIsBusy({ intent: "create-token" })}
              pendingLabel={intl.formatMessage({ id: "form.sending" })}
            >
              <FormattedMessage id="accessTokens.create" />
            </Button>
          </div>
        </Fields>
      </AccountForm>
    </div>
  );
}

function NewToken({ token }: { token: string }) {
  const intl = useIntl();
  return (
    <div className={styles.tokenColumn}>
      <Notice tone="success">
        <FormattedMessage id="accessTokens.created.text" />
      </Notice>
      <p className={styles.token}>{token}</p>
      <div className={styles.tokenRow}>
        <CopyButton
          text={token}
          label={intl.formatMessage({ id: "accessTokens.created.copy" })}
          copiedLabel={intl.formatMessage({ id: "accessTokens.created.copied" })}
          byHandLabel={intl.formatMessage({ id: "accessTokens.created" })}
        />
        <ActionLink href="?">
          <FormattedMessage id="accessTokens.created.done" />
        </ActionLink>
      </div>
    </div>
  );
}

function useColumns(): Column<AccessToken>[] {
  const intl = useIntl();
  const moment = useFormatMoment();
  return [
    {
      id: "name",
      header: intl.formatMessage({ id: "accessTokens.name" }),
      isRowHeader: true,
      cell: ({ name }) => name,
    },
    {
      id: "scope",
      header: intl.formatMessage({ id: "accessTokens.scope" }),
      cell: ({ scope }) => intl.formatMessage({ id: scopeNames[scope] }),
    },
    {
      id: "expires",
      header: intl.formatMessage({ id: "accessTokens.expires" }),
      cell: ({ expiresAt }) => moment(expiresAt, true),
    },
    {
      id: "used",
      header: intl.formatMessage({ id: "accessTokens.used" }),
      cell: ({ lastUsedAt, network }) =>
        lastUsedAt && network
          ? intl.formatMessage(
              { id: "accessTokens.used.from" },
              { date: moment(lastUsedAt, true), network },
            )
          : intl.formatMessage({ id: "accessTokens.used.never" }),
    },
    {
      id: "actions",
      header: intl.formatMessage({ id: "accessTokens.actions" }),
      align: "end",
      cell: ({ id, name }) => (
        <RowActions>
          <RowForm
            intent="revoke-token"
            id={id}
            label="accessTokens.revoke"
            accessibleName={intl.formatMessage({ id: "accessTokens.revoke.of" }, { name })}
          />
        </RowActions>
      ),
    },
  ];
}
