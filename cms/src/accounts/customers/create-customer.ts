import {
  defaultLocale,
  type FieldProblem,
  type PhoneNumber,
  type RegisterRequest,
} from "contracts";
import type { SlotRequest } from "contracts/fair-queue";
import { asc, eq, not } from "drizzle-orm";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAuditEntry } from "../../audit/audit.ts";
import { customers } from "../../payload-schema.ts";
import { passwords } from "../../platform/app-tables.ts";
import { database, inTransaction } from "../../platform/database.ts";
import { createRateLimit } from "../../platform/rate-limit.ts";
import { sendInBackground } from "../credentials/account-notices.ts";
import type { LoginClient } from "../credentials/known-devices.ts";
import { hashPassword } from "../credentials/password-hash.ts";
import { runInPasswordSlot } from "../credentials/password-work.ts";
import { setPassword } from "../credentials/passwords.ts";
import { isWeakPassword } from "../credentials/weak-password.ts";
import { parseCustomerPhone } from "./customer-phone.ts";
import { sendVerificationLink } from "./verify-email.ts";

type NewCustomerProblem =
  | { ok: false; code: "unavailable" }
  | { ok: false; code: "invalid"; fields: Record<string, FieldProblem> };

type HashResult = { ok: true; hash: string; isBeside: boolean } | NewCustomerProblem;

/**
 * Hashes the password with the salt of other accounts with the same e-mail address, so that a login computes one hash
 * for all of them.
 */
async function hashFor(
  payload: Payload,
  { email, password }: Pick<RegisterRequest, "email" | "password">,
  claim: SlotRequest,
): Promise<HashResult> {
  if (await isWeakPassword(payload, { password, email })) {
    return { ok: false, code: "invalid", fields: { password: "too-common" } };
  }
  const [other] = await database(payload)
    .select({ hash: passwords.hash })
    .from(customers)
    .innerJoin(passwords, eq(passwords.customerId, customers.id))
    .where(eq(customers.email, email))
    .orderBy(asc(customers.isDuplicate))
    .limit(1);
  const beside = other?.hash;
  const hashed = await runInPasswordSlot(claim, () => hashPassword(password, beside));
  return hashed.ok ? { ok: true, hash: hashed.value, isBeside: beside !== undefined } : hashed;
}

/** A registration with the phone number in its stored form. */
type Registration = RegisterRequest & PhoneNumber;

interface NewCustomer extends Registration {
  hash: string;
  actor?: Actor;
}

/** Inserts an account that owns its e-mail address. Returns undefined if another account already owns the address. */
async function insertHolder(
  payload: Payload,
  { fullname, email, phone, phoneExtension, locale = defaultLocale, hash, actor }: NewCustomer,
): Promise<string | undefined> {
  const id = createId();
  return inTransaction(payload, async (transaction) => {
    const [holder] = await transaction
      .insert(customers)
      .values({ id, fullname, email, phone, phoneExtension, locale })
      .onConflictDoNothing({ target: customers.email, where: not(customers.isDuplicate) })
      .returning({ id: customers.id });
    if (!holder) {
      return undefined;
    }
    await setPassword(transaction, { kind: "customer", id, hash });
    if (actor) {
      const target = { kind: "customer", id } as const;
      await recordAuditEntry(transaction, {
        actor,
        action: "user.create",
        target,
        after: { locale },
      });
    }
    return id;
  });
}

/** Inserts a duplicate: an account whose e-mail address belongs to another account. */
async function insertDuplicate(
  payload: Payload,
  { fullname, email, phone, phoneExtension, locale = defaultLocale, hash }: NewCustomer,
): Promise<string> {
  const id = createId();
  await inTransaction(payload, async (transaction) => {
    await transaction
      .insert(customers)
      .values({ id, fullname, email, phone, phoneExtension, locale, isDuplicate: true });
    await setPassword(transaction, { kind: "customer", id, hash });
  });
  return id;
}

export type CreateCustomerResult =
  | { ok: true; id: string }
  | { ok: false; code: "email-taken" }
  | NewCustomerProblem;

/**
 * Creates a customer on behalf of an administrator. Unlike the response to a registration, the response reveals that
 * the e-mail address already has an account.
 */
export async function createCustomer(
  payload: Payload,
  request: RegisterRequest,
  { sender, actor }: { sender: LoginClient; actor: Actor },
): Promise<CreateCustomerResult> {
  const phone = parseCustomerPhone(request.phone);
  if (!phone.ok) {
    return phone;
  }
  const hashed = await hashFor(payload, request, { ...sender, priority: "known" });
  if (!hashed.ok) {
    return hashed;
  }
  const id = await insertHolder(payload, { ...request, ...phone.number, hash: hashed.hash, actor });
  if (id === undefined) {
    return { ok: false, code: "email-taken" };
  }
  const { email, locale = defaultLocale } = request;
  await sendVerificationLink(payload, { id, email, locale, isByStaff: true });
  return { ok: true, id };
}

/** Limits registrations per e-mail address. Registrations beyond the limit are dropped without an error. */
const limitRegistrations = createRateLimit({
  name: "register-email",
  points: 5,
  seconds: 24 * 60 * 60,
});

export type RegisterResult = { ok: true; id: string } | NewCustomerProblem;

/**
 * Registers a customer. The response does not reveal whether the e-mail address already has an account. If it has one,
 * the new account is a duplicate, which works like any other account, and the owner of the mailbox gets an e-mail
 * (docs/decisions/0020).
 */
export async function registerCustomer(
  payload: Payload,
  request: RegisterRequest,
  sender: LoginClient,
): Promise<RegisterResult> {
  const { email, locale = defaultLocale } = request;
  const phone = parseCustomerPhone(request.phone);
  if (!phone.ok) {
    return phone;
  }
  const allowance = await limitRegistrations(payload, email);
  const added = await addCustomer(
    payload,
    { ...request, ...phone.number },
    { sender, isCounted: allowance.ok },
  );
  if (added.ok && allowance.ok) {
    sendInBackground(payload, sendVerificationLink(payload, { id: added.id, email, locale }));
  }
  return added;
}

/**
 * Adds the customer. Once the limit is reached, does the same work without the insert, so that response times do not
 * reveal the limit.
 */
async function addCustomer(
  payload: Payload,
  request: Registration,
  { sender, isCounted }: { sender: LoginClient; isCounted: boolean },
): Promise<RegisterResult> {
  const hashed = await hashFor(payload, request, sender);
  if (!hashed.ok) {
    return hashed;
  }
  if (!isCounted) {
    return { ok: true, id: createId() };
  }
  const { hash, isBeside } = hashed;
  const holder = await insertHolder(payload, { ...request, hash });
  if (holder !== undefined) {
    return { ok: true, id: holder };
  }
  return isBeside
    ? { ok: true, id: await insertDuplicate(payload, { ...request, hash }) }
    : // Another registration with the address was committed first.
      addCustomer(payload, request, { sender, isCounted });
}
