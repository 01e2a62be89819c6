import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import * as contracts from "contracts";
import {
  campaignKeys,
  contactFields,
  type Locale,
  leadRequest,
  locales,
  newsletterFields,
  planWishRequest,
  registerRequest,
  statusAlertFields,
  updateProfileRequest,
} from "contracts";
import { describe, expect, it } from "vitest";
import { readContentFiles } from "./content-files.ts";

/**
 * These tests compare the cookies, storage keys and form fields in the code with those in the policies. A new one fails
 * until the policies list it.
 */
const root = path.join(import.meta.dirname, "../../..");

const sources = globSync("{contracts/src,cms/src,web/app,web/server}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.(?:test|stories)\.|sample-|\/migrations\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

/** Patterns of code that contains the name of a storage key. */
const storageKeyPatterns = [
  /(?:get|set|remove)Item\(\s*"([^"]+)"/g,
  /\bremember\(\s*"([^"]+)"/g,
  /\bconst \w*[kK]ey = "([^"]+)"/g,
];

function storageKeys(text: string): string[] {
  return storageKeyPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, key = ""]) => key),
  );
}

const setsCookie = /\bHttpOnly\b|\bcreateCookie\(|document\.cookie\s*=/;

type CookieNamer = (kind: contracts.AccountKind, publicUrl: string) => string;

/** Returns the names of cookies. The names depend on the kind of account and on whether the site uses HTTPS. */
function namedCookies(): string[] {
  const namers = Object.entries(contracts).flatMap(([name, value]) =>
    name.endsWith("CookieName") ? [value as CookieNamer] : [],
  );
  return namers.flatMap((nameOf) =>
    (["customer", "staff"] as const).flatMap((kind) =>
      ["http://localhost:3000", "https://araucaria.example"].map((url) => nameOf(kind, url)),
    ),
  );
}

/** Returns the cookies that a module creates itself. */
function ownCookies(text: string): string[] {
  return [...text.matchAll(/\bcreateCookie\(\s*"([^"]+)"/g)].map(([, name = ""]) => name);
}

type Row = readonly string[];

/** Returns the rows of every table of a policy, as cells. */
async function tableRows(policy: string, locale: Locale): Promise<Row[]> {
  const file = (await readContentFiles("legal")).find(({ key }) => key === policy);
  const { [locale]: body = "" } = (file?.data.body ?? {}) as Partial<Record<Locale, string>>;
  return body
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

/** Returns the names in backquotes in a cell. */
function namesIn(cell = ""): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}

function messages(locale: Locale): Record<string, string> {
  return JSON.parse(
    readFileSync(path.join(root, `web/app/i18n/messages/${locale}.json`), "utf8"),
  ) as Record<string, string>;
}

interface Form {
  name: string;
  row: Record<Locale, string>;
  fields: readonly string[];
  /** Message ids of the form's labels. */
  labels: readonly string[];
}

/**
 * Field that the policies list in the row of the account instead: a change of the e-mail address requires the password.
 */
const alreadyKnown = ["currentPassword"];
/** Fields that the customer chooses on the page instead of typing. */
const chosen = ["subscriptionId", "wish"];

const forms: Form[] = [
  {
    name: "contact",
    row: {
      "pt-BR": "Formulário de contato",
      "en-US": "Contact form",
      "es-ES": "Formulario de contacto",
    },
    fields: Object.keys(contactFields.shape),
    labels: ["contact"],
  },
  {
    name: "newsletter",
    row: { "pt-BR": "Newsletter", "en-US": "Newsletter", "es-ES": "Boletín" },
    fields: Object.keys(newsletterFields.shape),
    labels: ["newsletter", "contact"],
  },
  {
    name: "status alerts",
    row: { "pt-BR": "Avisos de status", "en-US": "Status alerts", "es-ES": "Avisos de estado" },
    fields: Object.keys(statusAlertFields.shape),
    labels: ["contact"],
  },
  {
    name: "account",
    row: { "pt-BR": "Conta de cliente", "en-US": "Customer account", "es-ES": "Cuenta de cliente" },
    fields: Object.keys({ ...registerRequest.shape, ...updateProfileRequest.shape }).filter(
      (field) => !alreadyKnown.includes(field),
    ),
    labels: ["field", "account.details"],
  },
  {
    name: "wish about a plan",
    row: {
      "pt-BR": "Pedido sobre um plano",
      "en-US": "Request about a plan",
      "es-ES": "Solicitud sobre un plan",
    },
    fields: Object.keys(planWishRequest.shape).filter((field) => !chosen.includes(field)),
    labels: ["account.wish"],
  },
];

const everyForm: Record<Locale, string> = {
  "pt-BR": "Junto com cada formulário",
  "en-US": "With every form",
  "es-ES": "Con cada formulario",
};

/** Returns the hidden fields that a form sends in addition to typed fields. */
function unseenFields(): string[] {
  const typed = [...Object.keys(contactFields.shape), "kind", "campaign"];
  const [contact] = leadRequest.options;
  return [...Object.keys(contact.shape).filter((field) => !typed.includes(field)), ...campaignKeys];
}

describe.each(locales)("the seeded policies in %s", (locale) => {
  it("list every cookie", async () => {
    const listed = (await tableRows("politica-de-cookies", locale)).flatMap(([entry]) =>
      namesIn(entry),
    );
    const set = [...namedCookies(), ...sources.flatMap(({ text }) => ownCookies(text))];
    expect(set.length).toBeGreaterThan(0);
    expect(set.filter((name) => !listed.includes(name))).toEqual([]);
  });

  it("list every key of the browser storage", async () => {
    const listed = (await tableRows("politica-de-cookies", locale)).flatMap(([entry]) =>
      namesIn(entry),
    );
    const used = sources
      .filter(({ text }) => /\b(?:local|session)Storage\b/.test(text))
      .flatMap(({ text }) => storageKeys(text));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((key) => !listed.includes(key))).toEqual([]);
  });

  it.each(forms)("list every field of the form $name", async ({ row, fields, labels }) => {
    const rows = await tableRows("politica-de-privacidade", locale);
    const listed = rows.find(([where]) => where === row[locale])?.[1]?.toLowerCase() ?? "";
    const texts = messages(locale);
    const labelOf = (field: string) => {
      const [label] = labels.flatMap((group) => texts[`${group}.${field}`] ?? []);
      return label?.replace(/ \(.*\)$/, "") ?? `no label of ${field}`;
    };
    expect(fields.map(labelOf).filter((label) => !listed.includes(label.toLowerCase()))).toEqual(
      [],
    );
  });

  it("state that staff write notes about customers", async () => {
    const rows = await tableRows("politica-de-privacidade", locale);
    const account = forms.find(({ name }) => name === "account")?.row[locale];
    const recorded = rows.find(([where]) => where === account)?.[2];
    expect(recorded).toContain(messages(locale)["audit.field.notes"]?.toLowerCase());
  });

  it("are accompanied by a newsletter notice that names WhatsApp", async () => {
    const globals = await readContentFiles("globals");
    const notice = globals.find(({ key }) => key === "site-settings")?.data.newsletterNotice;
    expect((notice as Record<Locale, string>)[locale]).toContain("WhatsApp");
  });

  it("list the hidden fields of forms", async () => {
    const rows = await tableRows("politica-de-privacidade", locale);
    const listed = namesIn(rows.find(([where]) => where === everyForm[locale])?.[2]);
    expect(unseenFields().filter((field) => !listed.includes(field))).toEqual([]);
  });
});

describe("modules that set cookies or use the browser storage", () => {
  it("contain a cookie name that the policy tests can find", () => {
    const silent = sources
      .filter(({ text }) => setsCookie.test(text))
      .filter(({ text }) => !text.includes("CookieName(") && ownCookies(text).length === 0)
      .map(({ file }) => file);
    expect(silent).toEqual([]);
  });

  it("contain a storage key that the policy tests can find", () => {
    const silent = sources
      .filter(({ text }) => /\b(?:local|session)Storage\b/.test(text))
      .filter(({ text }) => storageKeys(text).length === 0)
      .map(({ file }) => file);
    expect(silent).toEqual([]);
  });
});
