import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { adminApi, authApi, type RegisterRequest, type StaffRole } from "contracts";
import { expect } from "vitest";
import { type Cms, cookieOf } from "./cms.ts";

export interface Person {
  id: string;
  email: string;
  password: string;
  /** Of a session. */
  cookie: string;
}

export function basic({ email, password }: Pick<Person, "email" | "password">) {
  const credentials = Buffer.from(`${email}:${password}`).toString("base64");
  return { authorization: `Basic ${credentials}` };
}

export function newEmail(): string {
  return `${randomBytes(6).toString("hex")}@example.com`;
}

let visitors = 0;
/** The header of an address that has asked for nothing yet. */
export function fromElsewhere(): Record<string, string> {
  visitors += 1;
  return { "x-forwarded-for": `203.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` };
}

export function registration(changes: Partial<RegisterRequest> = {}): RegisterRequest {
  return {
    fullname: "Ana Souza",
    email: newEmail(),
    phone: "(11) 91234-5678",
    password: randomBytes(9).toString("hex"),
    ...changes,
  };
}

/** A registered customer with a session. */
export async function newCustomer(
  cms: Cms,
  changes: Partial<RegisterRequest> = {},
): Promise<Person> {
  const body = registration(changes);
  const headers = fromElsewhere();
  const registered = await cms.ask(authApi.register, { body, headers });
  expect(registered.status).toBe(201);
  const { user } = (await registered.json()) as { user: { id: string } };
  const login = await cms.ask(authApi.login, { body, headers });
  expect(login.status).toBe(200);
  return { id: user.id, email: body.email, password: body.password, cookie: cookieOf(login) };
}

/** A customer whose address is proven. */
export async function newProvenCustomer(
  cms: Cms,
  changes: Partial<RegisterRequest> = {},
): Promise<Person> {
  const person = await newCustomer(cms, changes);
  const body = { token: tokenIn(await messageTo(person.email, /confirm-email/)) };
  const proven = await cms.ask(authApi.verifyEmail, { body, headers: fromElsewhere() });
  expect(proven.status).toBe(200);
  return person;
}

/** A member of staff with a session. */
export async function newStaff(cms: Cms, role: StaffRole): Promise<Person> {
  const account = { email: newEmail(), password: randomBytes(9).toString("hex") };
  const { createStaff } = await import("../../src/accounts/staff/create-staff.ts");
  const created = await createStaff(cms.payload, { ...account, name: role, role });
  const login = await cms.ask(adminApi.login, { body: account, headers: fromElsewhere() });
  return { id: created.ok ? created.id : "", ...account, cookie: cookieOf(login) };
}

/** The browser that an answer makes known, as it says so later. */
export function deviceOf(answer: Response): string {
  const cookie = answer.headers.getSetCookie().find((each) => each.includes("-device="));
  return cookie?.split(";")[0] ?? "";
}

/** Soft line breaks, and bytes as "=3D"; an encoded word of a header ends in "?=". */
function withoutQuotedPrintable(message: string): string {
  return message
    .replaceAll(/(?<!\?)=\r?\n/g, "")
    .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll("=", "%")));
}

/** All messages to an address that have the text, oldest first. */
export async function messagesTo(email: string, text: RegExp): Promise<string[]> {
  const outbox = path.join(process.env.DATA_DIR ?? "", "outbox");
  const names = await readdir(outbox).catch(() => []);
  const messages = await Promise.all(
    names.toSorted().map((name) => readFile(path.join(outbox, name), "utf8")),
  );
  return messages
    .map(withoutQuotedPrintable)
    .filter((message) => message.includes(`To: ${email}`) && text.test(message));
}

/** The newest message to an address that has the text, once it is there. */
export async function messageTo(email: string, text = /./): Promise<string> {
  const read = async () => (await messagesTo(email, text)).at(-1);
  await expect.poll(read, { timeout: 5_000 }).toBeDefined();
  return (await read()) ?? "";
}

export function tokenIn(message: string): string {
  return /token=([\w-]{43})/.exec(message)?.[1] ?? "";
}

/** What a failure says: its status and stable code, and the fields where it names some. */
export async function failure(answer: Response) {
  const { code, fields, error } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, code, ...(fields ? { fields } : {}), error };
}
