import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { adminApi, authApi, type RegisterRequest, type StaffRole } from "contracts";
import { expect } from "vitest";
import { passwordHashCounter } from "../../src/platform/metrics.ts";
import { type RunningCms, readSessionCookie } from "./cms.ts";

export interface TestAccount {
  id: string;
  email: string;
  password: string;
  /** Session cookie. */
  cookie: string;
}

export function createBasicHeaders({ email, password }: Pick<TestAccount, "email" | "password">) {
  const credentials = Buffer.from(`${email}:${password}`).toString("base64");
  return { authorization: `Basic ${credentials}` };
}

export function createUniqueEmail(): string {
  return `${randomBytes(6).toString("hex")}@example.com`;
}

let visitors = 0;
/** Returns a forwarded-for header with an IP address that has not sent a request yet. */
export function newClientHeaders(): Record<string, string> {
  visitors += 1;
  return { "x-forwarded-for": `203.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` };
}

export function createRegistration(changes: Partial<RegisterRequest> = {}): RegisterRequest {
  return {
    fullname: "Ana Souza",
    email: createUniqueEmail(),
    phone: "(11) 91234-5678",
    password: randomBytes(9).toString("hex"),
    ...changes,
  };
}

/** Returns the number of password hashes that this process has computed. */
export async function countPasswordHashes(): Promise<number> {
  const { values } = await passwordHashCounter.get();
  return values[0]?.value ?? 0;
}

/** Creates a customer with a session. */
export async function newCustomer(
  cms: RunningCms,
  changes: Partial<RegisterRequest> = {},
): Promise<TestAccount> {
  const body = createRegistration(changes);
  const headers = newClientHeaders();
  const registered = await cms.request(authApi.register, { body, headers });
  expect(registered.status).toBe(201);
  const { user } = (await registered.json()) as { user: { id: string } };
  const login = await cms.request(authApi.login, { body, headers });
  expect(login.status).toBe(200);
  return {
    id: user.id,
    email: body.email,
    password: body.password,
    cookie: readSessionCookie(login),
  };
}

/** Verifies a customer's e-mail address with the e-mailed link. */
export async function verifyEmail(
  cms: RunningCms,
  { email }: Pick<TestAccount, "email">,
): Promise<void> {
  const body = { token: findTokenInEmail(await waitForMessageTo(email, /confirm-email/)) };
  const proven = await cms.request(authApi.verifyEmail, { body, headers: newClientHeaders() });
  expect(proven.status).toBe(200);
}

/** Marks a customer's e-mail address as verified in the database. For hooks, which cannot wait for the e-mail. */
export async function markEmailVerified(
  cms: RunningCms,
  { id }: Pick<TestAccount, "id">,
): Promise<void> {
  await cms.query("update customers set email_verified_at = now() where id = $1", [id]);
}

/** Creates a customer whose e-mail address is verified. */
export async function newVerifiedCustomer(
  cms: RunningCms,
  changes: Partial<RegisterRequest> = {},
): Promise<TestAccount> {
  const person = await newCustomer(cms, changes);
  await verifyEmail(cms, person);
  return person;
}

/** Creates a member of staff with a session. */
export async function newStaff(cms: RunningCms, role: StaffRole): Promise<TestAccount> {
  const account = { email: createUniqueEmail(), password: randomBytes(9).toString("hex") };
  const { createStaff } = await import("../../src/accounts/staff/create-staff.ts");
  const created = await createStaff(cms.payload, { ...account, name: role, role });
  const login = await cms.request(adminApi.login, { body: account, headers: newClientHeaders() });
  return { id: created.ok ? created.id : "", ...account, cookie: readSessionCookie(login) };
}

/** Returns the device cookie that a response sets, in the form that browsers send. */
export function readDeviceCookie(response: Response): string {
  const cookie = response.headers.getSetCookie().find((each) => each.includes("-device="));
  return cookie?.split(";")[0] ?? "";
}

/**
 * Decodes soft line breaks and "=3D" of quoted-printable. Does not change a line that ends in "?=", the end of an
 * encoded word in a header.
 */
function withoutQuotedPrintable(message: string): string {
  return message
    .replaceAll(/(?<!\?)=\r?\n/g, "")
    .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll("=", "%")));
}

/** Returns all messages to an e-mail address that contain the text, oldest first. */
export async function findMessagesTo(email: string, text: RegExp): Promise<string[]> {
  const outbox = path.join(process.env.DATA_DIR ?? "", "outbox");
  const names = await readdir(outbox).catch(() => []);
  const messages = await Promise.all(
    names.toSorted().map((name) => readFile(path.join(outbox, name), "utf8")),
  );
  return messages
    .map(withoutQuotedPrintable)
    .filter((message) => message.includes(`To: ${email}`) && text.test(message));
}

/** Waits for a message to an e-mail address that contains the text. Returns the newest such message. */
export async function waitForMessageTo(email: string, text = /./): Promise<string> {
  const read = async () => (await findMessagesTo(email, text)).at(-1);
  await expect.poll(read).toBeDefined();
  return (await read()) ?? "";
}

export function findTokenInEmail(message: string): string {
  return /token=([\w-]{43})/.exec(message)?.[1] ?? "";
}

/** Returns status, code and field problems of a failed response. */
export async function readFailure(response: Response) {
  const { code, fields, error } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, code, ...(fields ? { fields } : {}), error };
}
