import {
  type CheckSeverity,
  checkFindings,
  type Replica,
  type SystemCheck,
  type SystemState,
} from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigation } from "react-router";
import { useSite } from "#app/cms/site-context.tsx";
import { ErrorBox } from "#app/forms/refusal-box.tsx";
import { useFormatMoment } from "#app/i18n/dates.ts";
import { accountPath } from "#app/session/account-path.ts";
import { ActionLink, type Column, DataTable, StatusChip } from "#app/ui/index.ts";
import * as styles from "./admin.css.ts";
import * as own from "./system.css.ts";
import {
  checkMessageIds,
  findAdviceMessageId,
  findingMessageIds,
  healthMessageIds,
} from "./system-texts.ts";

const tones = { good: "positive", attention: "neutral", bad: "warning" } as const;
/** Order of the checks: the worst first. */
const order: CheckSeverity[] = ["bad", "attention", "good"];

export interface SystemScreenProps {
  /** State of the system; undefined if the request failed. */
  state: SystemState | undefined;
}

/** Shows the state of the product: its checks with advice, and the running processes. */
export function SystemScreen({ state }: SystemScreenProps) {
  const { locale } = useSite();
  const worstFirst = (state?.checks ?? []).toSorted(
    (a, b) => order.indexOf(checkFindings[a.finding]) - order.indexOf(checkFindings[b.finding]),
  );
  return (
    <>
      <section className={styles.section} aria-labelledby="system">
        <div className={styles.toolbar}>
          <h2 className={styles.toolbarHeading} id="system">
            {state ? <Summary checks={state.checks} /> : <FormattedMessage id="admin.tab.system" />}
          </h2>
          <ActionLink
            tone="secondary"
            icon="refresh-cw"
            href={accountPath(locale, "/admin/system")}
          >
            <FormattedMessage id="system.look-again" />
          </ActionLink>
        </div>
        {state ? (
          <ul className={own.checks} aria-labelledby="system">
            {worstFirst.map((check) => (
              <CheckRow key={check.name} check={check} />
            ))}
          </ul>
        ) : (
          <ErrorBox hasPrefix id="admin.failed.system" />
        )}
      </section>
      {state ? <Replicas replicas={state.replicas} /> : null}
    </>
  );
}

function Summary({ checks }: { checks: readonly SystemCheck[] }) {
  const bad = checks.filter(({ finding }) => checkFindings[finding] === "bad").length;
  return bad > 0 ? (
    <FormattedMessage id="system.problems" values={{ count: bad }} />
  ) : (
    <FormattedMessage id="system.all-good" />
  );
}

function CheckRow({ check }: { check: SystemCheck }) {
  const moment = useFormatMoment();
  const { name, finding, at, count = 0, of = 0, minutes = 0 } = check;
  const health = checkFindings[finding];
  const advice = findAdviceMessageId(check);
  const values = { count, of, minutes, at: at ? moment(at, true) : "" };
  return (
    <li className={own.check} data-health={health}>
      <h3 className={own.name}>
        <FormattedMessage id={checkMessageIds[name]} />
      </h3>
      <p className={own.finding}>
        <FormattedMessage id={findingMessageIds[finding]} values={values} />
      </p>
      <StatusChip tone={tones[health]}>
        <FormattedMessage id={healthMessageIds[health]} />
      </StatusChip>
      {advice ? (
        <p className={own.advice}>
          <FormattedMessage id={advice} />
        </p>
      ) : null}
    </li>
  );
}

function Replicas({ replicas }: { replicas: Replica[] }) {
  const intl = useIntl();
  return (
    <section className={styles.section} aria-labelledby="replicas">
      <h2 className={styles.toolbarHeading} id="replicas">
        <FormattedMessage id="system.replicas" />{" "}
        <span className={styles.totalCount}>{intl.formatNumber(replicas.length)}</span>
      </h2>
      <DataTable
        isDense
        caption={intl.formatMessage({ id: "system.replicas" })}
        columns={useColumns()}
        rows={replicas}
        rowKey={({ id }) => id}
        empty={intl.formatMessage({ id: "system.empty" })}
        emptyIcon="server"
        isBusy={useNavigation().state === "loading"}
      />
    </section>
  );
}

function useColumns(): Column<Replica>[] {
  const intl = useIntl();
  const moment = useFormatMoment();
  const time = (instant: string) => (
    <time className={styles.dateTime} dateTime={instant}>
      {moment(instant, true)}
    </time>
  );
  return [
    {
      id: "part",
      header: intl.formatMessage({ id: "system.column.part" }),
      cell: ({ part }) => <FormattedMessage id={checkMessageIds[part]} />,
      isRowHeader: true,
    },
    {
      id: "host",
      header: intl.formatMessage({ id: "system.column.host" }),
      cell: ({ host }) => <span className={styles.monospaceText}>{host}</span>,
    },
    {
      id: "version",
      header: intl.formatMessage({ id: "system.column.version" }),
      cell: ({ version }) => <span className={styles.monospaceText}>{version}</span>,
    },
    {
      id: "up",
      header: intl.formatMessage({ id: "system.column.up" }),
      cell: ({ startedAt }) => time(startedAt),
    },
    {
      id: "seen",
      header: intl.formatMessage({ id: "system.column.seen" }),
      cell: ({ seenAt }) => time(seenAt),
    },
    {
      id: "state",
      header: intl.formatMessage({ id: "system.column.state" }),
      cell: ({ isSilent }) => (
        <StatusChip tone={isSilent ? "warning" : "positive"}>
          <FormattedMessage id={isSilent ? "system.health.bad" : "system.health.good"} />
        </StatusChip>
      ),
    },
  ];
}
