import type { AuthStatusResponse, ExportResponse, ProfileResponse } from "contracts";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { customers, subscriptions } from "../../payload-schema.ts";
import {
  knownDevices,
  legalNotices,
  legalVersions,
  sessions,
  subscriptionPayments,
} from "../../platform/app-tables.ts";
import { type Database, database, prepareQuery } from "../../platform/database.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { hashToken } from "../../platform/secret-token.ts";
import { getTextLocales } from "../../schedule/legal/version-store.ts";
import { listAccessTokens } from "../credentials/access-tokens.ts";
import { readSecondFactor } from "../credentials/manage-second-factor.ts";
import { listPasskeys } from "../credentials/passkeys.ts";
import { isLastUseOutdated, isLiveSession, touchSession } from "../credentials/sessions.ts";
import { profileColumns, selectCustomerPlans } from "./customer-rows.ts";
import { planRequestsJson } from "./plan-request-rows.ts";

export type CustomerAccount = Pick<AuthStatusResponse, "user" | "plans" | "planRequests">;

const columns = { ...profileColumns, plans: selectCustomerPlans(), planRequests: planRequestsJson };

function accountOf({
  plans,
  planRequests: requests,
  ...user
}: ProfileResponse & Omit<CustomerAccount, "user">): CustomerAccount {
  return { user, plans, planRequests: requests };
}

const findBySession = prepareQuery((db) =>
  db
    .select({ ...columns, isDue: isLastUseOutdated })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, sql.placeholder("token")), isLiveSession("customer")))
    .prepare("customer-by-session"),
);

/** Returns the customer of a session with all data that the client area shows, in one indexed query. */
export async function findCustomerBySession(
  payload: Payload,
  token: string,
): Promise<CustomerAccount | undefined> {
  const [row] = await findBySession(database(payload)).execute({ token: hashToken(token) });
  if (!row) {
    return undefined;
  }
  const { isDue, ...customer } = row;
  if (isDue) {
    await touchSession(database(payload), token);
  }
  return accountOf(customer);
}

const findById = prepareQuery((db) =>
  db
    .select(columns)
    .from(customers)
    .where(eq(customers.id, sql.placeholder("id")))
    .prepare("customer-by-id"),
);

export async function findCustomerById(
  payload: Payload,
  id: string,
): Promise<CustomerAccount | undefined> {
  const [row] = await findById(database(payload)).execute({ id });
  return row && accountOf(row);
}

/** Returns the e-mails about new terms that were queued for the customer. */
async function noticesOfTerms(
  db: Database,
  customerId: string,
): Promise<ExportResponse["legalNotices"]> {
  const rows = await db
    .select({
      texts: legalVersions.texts,
      effectiveOn: legalVersions.effectiveOn,
      queuedAt: isoTime(legalNotices.queuedAt),
      locale: customers.locale,
    })
    .from(legalNotices)
    .innerJoin(customers, eq(customers.id, legalNotices.customerId))
    .innerJoin(legalVersions, eq(legalVersions.id, legalNotices.versionId))
    .where(eq(legalNotices.customerId, customerId))
    .orderBy(desc(legalNotices.queuedAt));
  return rows.map(({ texts, locale, ...notice }) => {
    const [text] = [locale, ...getTextLocales(texts)].flatMap((each) => texts[each] ?? []);
    return { title: text?.title ?? "", ...notice };
  });
}

/** Returns all stored data of a customer, for the customer's data export. */
export async function exportCustomer(
  payload: Payload,
  { user, plans, planRequests: requests }: CustomerAccount,
): Promise<ExportResponse> {
  const db = database(payload);
  const [[row], ownSessions, senders, payments, notices, factor, passkeys, tokens] =
    await Promise.all([
      db
        .select({
          createdAt: isoTime(customers.createdAt),
          updatedAt: isoTime(customers.updatedAt),
          notes: customers.notes,
          deletionWithdrawnAt: isoTime(customers.deletionWithdrawnAt),
        })
        .from(customers)
        .where(eq(customers.id, user.id)),
      db
        .select({
          browser: sessions.browser,
          system: sessions.system,
          network: sessions.network,
          createdAt: isoTime(sessions.createdAt),
          lastUsedAt: isoTime(sessions.lastUsedAt),
          expiresAt: isoTime(sessions.expiresAt),
        })
        .from(sessions)
        .where(eq(sessions.customerId, user.id))
        .orderBy(asc(sessions.createdAt)),
      db
        .select({
          kind: sql<
            "browser" | "address"
          >`case when ${knownDevices.isDevice} then 'browser' else 'address' end`,
          lastUsedAt: isoTime(knownDevices.seenAt),
        })
        .from(knownDevices)
        .where(eq(knownDevices.customerId, user.id))
        .orderBy(desc(knownDevices.seenAt)),
      db
        .select({
          subscriptionId: subscriptionPayments.subscriptionId,
          paidDay: subscriptionPayments.paidDay,
          nextDay: subscriptionPayments.nextDay,
          recordedAt: isoTime(subscriptionPayments.recordedAt),
        })
        .from(subscriptionPayments)
        .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPayments.subscriptionId))
        .where(and(eq(subscriptions.customer, user.id), isNull(subscriptionPayments.undoneAt)))
        .orderBy(desc(subscriptionPayments.recordedAt)),
      noticesOfTerms(db, user.id),
      readSecondFactor(db, { kind: "customer", id: user.id }),
      listPasskeys(db, { kind: "customer", id: user.id }),
      listAccessTokens(db, { kind: "customer", id: user.id }),
    ]);
  if (!row) {
    throw new Error(`Customer ${user.id} was deleted during the export`);
  }
  const { notes, ...times } = row;
  return {
    exportedAt: new Date().toISOString(),
    user: { ...user, ...times },
    plans,
    planRequests: requests,
    payments,
    notes,
    sessions: ownSessions,
    familiarSenders: senders,
    ...(factor.secondFactor ? { secondFactor: factor.secondFactor } : {}),
    passkeys: passkeys.map(({ id: _, ...passkey }) => passkey),
    recoveryCodesLeft: factor.recoveryCodesLeft,
    accessTokens: tokens.map(({ id: _, ...token }) => token),
    legalNotices: notices,
  };
}
