import type { AccountSession } from "contracts";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Form } from "react-router";
import { type Refusal, selectRefusal } from "#app/forms/refusal.ts";
import { ErrorBox, RefusalBox } from "#app/forms/refusal-box.tsx";
import { RowForm } from "#app/forms/row-form.tsx";
import { useIsBusy } from "#app/forms/use-form.ts";
import { useFormatMoment } from "#app/i18n/dates.ts";
import {
  Button,
  type Column,
  DataTable,
  RowActions,
  SettingsSection,
  StatusChip,
} from "#app/ui/index.ts";

export type SessionsRefusal = Refusal<"id", "end-session"> | Refusal<never, "end-other-sessions">;

export interface SessionsScreenProps {
  /** Sessions, the latest used first; undefined if the request failed. */
  sessions: AccountSession[] | undefined;
  refusal: SessionsRefusal | undefined;
}

/** Lists the sessions of an account. Ends a single session, or all sessions except the current one. */
export function SessionsScreen({ sessions, refusal }: SessionsScreenProps) {
  const intl = useIntl();
  const columns = useColumns();
  const isBusy = useIsBusy({ intent: "end-other-sessions" });
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <SettingsSection
      id="sessions"
      heading={<FormattedMessage id="sessions" />}
      text={<FormattedMessage id="sessions.text" />}
    >
      <RefusalBox refusal={selectRefusal(refusal, "end-session", "end-other-sessions")} />
      <DataTable
        caption={intl.formatMessage({ id: "sessions" })}
        columns={columns}
        rows={sessions ?? []}
        rowKey={({ id }) => id}
        empty={intl.formatMessage({ id: "sessions.empty" })}
        error={sessions ? undefined : <ErrorBox id="failure.unavailable" />}
      />
      {hasOthers ? (
        <Form method="post" preventScrollReset>
          <Button
            type="submit"
            tone="secondary"
            name="intent"
            value="end-other-sessions"
            isPending={isBusy}
          >
            <FormattedMessage id="sessions.endOthers" />
          </Button>
        </Form>
      ) : null}
    </SettingsSection>
  );
}

function useColumns(): Column<AccountSession>[] {
  const intl = useIntl();
  const moment = useFormatMoment();
  return [
    {
      id: "device",
      header: intl.formatMessage({ id: "sessions.device" }),
      isRowHeader: true,
      cell: (session) => deviceName(intl, session),
    },
    {
      id: "network",
      header: intl.formatMessage({ id: "sessions.network" }),
      cell: ({ network }) => network ?? intl.formatMessage({ id: "sessions.network.unknown" }),
    },
    {
      id: "created",
      header: intl.formatMessage({ id: "sessions.created" }),
      cell: ({ createdAt }) => moment(createdAt, true),
    },
    {
      id: "used",
      header: intl.formatMessage({ id: "sessions.used" }),
      cell: ({ lastUsedAt }) => moment(lastUsedAt, true),
    },
    {
      id: "actions",
      header: intl.formatMessage({ id: "sessions.actions" }),
      align: "end",
      cell: (session) => (
        <RowActions>
          {session.isCurrent ? (
            <StatusChip tone="positive">
              <FormattedMessage id="sessions.current" />
            </StatusChip>
          ) : (
            <RowForm
              intent="end-session"
              id={session.id}
              label="sessions.end"
              accessibleName={intl.formatMessage(
                { id: "sessions.end.of" },
                { device: deviceName(intl, session) },
              )}
            />
          )}
        </RowActions>
      ),
    },
  ];
}

/** Returns browser and system as one name. */
function deviceName(intl: IntlShape, { browser, system }: AccountSession): string {
  if (browser && system) {
    return intl.formatMessage({ id: "sessions.device.name" }, { browser, system });
  }
  return browser ?? system ?? intl.formatMessage({ id: "sessions.device.unknown" });
}
