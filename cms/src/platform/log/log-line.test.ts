import { expect, it } from "vitest";
import { formatErrorLine } from "./log-line.ts";

const personalData = ["ana@example.com", "Ana Souza", "91234-5678", "11912345678"];

function expectNoPersonalData(line: string): void {
  for (const person of personalData) {
    expect(line).not.toContain(person);
  }
  expect(line).not.toContain("\n");
}

it("formatErrorLine describes a failed SQL statement without its values", () => {
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "customers_email_idx"'),
    {
      severity: "ERROR",
      code: "23505",
      detail: "Key (email)=(ana@example.com) already exists.",
      table: "customers",
      constraint: "customers_email_idx",
    },
  );
  const query = 'insert into "customers" ("fullname", "email") values ($1, \'Ana Souza\')';
  const error = Object.assign(
    new Error(`Failed query: ${query}\nparams: Ana Souza,ana@example.com,(11) 91234-5678`, {
      cause,
    }),
    { query, params: ["Ana Souza", "ana@example.com"] },
  );
  const line = formatErrorLine(error);
  expectNoPersonalData(line);
  expect(line).toContain("Failed insert customers");
  expect(line).toContain("PostgreSQL ERROR 23505 customers customers_email_idx");
  expect(line).toContain("log-line.test.ts");
});

it("formatErrorLine omits a value that PostgreSQL quotes in its message", () => {
  const message = 'invalid input syntax for type uuid: "ana@example.com"';
  const line = formatErrorLine(
    Object.assign(new Error(message), { severity: "ERROR", code: "22P02" }),
  );
  expectNoPersonalData(line);
  expect(line).toContain("22P02");
});

it.each([
  ["a message with an e-mail address", new Error("550 <ana@example.com>: no such mailbox")],
  ["a message with phone numbers", new Error("No such number: (11) 91234-5678, 11912345678")],
  ["a message of a JSON parser", new SyntaxError('Unexpected token in JSON: "Ana Souza"')],
  ["a message of several lines", new Error("It failed\nAna Souza\nana@example.com")],
  ["a string", "ana@example.com"],
  ["undefined", undefined],
])("formatErrorLine removes personal data from %s", (_, error) => {
  expectNoPersonalData(formatErrorLine(error));
});

it("formatErrorLine contains the error's message and the place where the error was thrown", () => {
  const line = formatErrorLine(
    new TypeError("Cannot read properties of undefined (reading 'slug')"),
  );
  expect(line).toMatch(/^TypeError: Cannot read properties.*log-line\.test\.ts:\d+/);
});

it("formatErrorLine accepts an error that is its own cause", () => {
  const error = new Error("round");
  error.cause = error;
  expect(formatErrorLine(error)).toContain("round");
});
