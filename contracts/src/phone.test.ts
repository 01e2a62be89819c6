import { describe, expect, it } from "vitest";
import { parsePhone, toE164 } from "./phone.ts";
import { formatPhone, phoneField, phoneSearchDigits } from "./phone-text.ts";

const mobile = "+5511955500142";
const office = "+551133334444";

describe("phone numbers", () => {
  it.each([
    ["(11) 95550-0142", mobile],
    ["11955500142", mobile],
    ["11 3550-0142", "+551135500142"],
    ["+55 11 95550 0142", mobile],
    ["5511955500142", mobile],
    ["+1 (212) 555-2368", "+12125552368"],
    ["+34 612 34 56 78", "+34612345678"],
    ["+44 (0)20 7946 0958", "+442079460958"],
    ["0800 123 4567", "+558001234567"],
    // Pasted numbers, with direction and isolation marks, and with other kinds of dashes, digits and separators.
    ["\u202a+55 11 95550-0142\u202c", mobile],
    ["\u2066(11) 95550-0142\u2069", mobile],
    ["\u2068\u200e11 95550\u20110142\u2069", mobile],
    ["11 95550\ufe0d-0142", mobile],
    ["(11) 95550–0142", mobile],
    ["(11) 95550−0142", mobile],
    ["11\u00a095550\u202f0142", mobile],
    ["＋５５ 11 95550-0142", mobile],
    ["（１１）９５５５０－０１４２", mobile],
    ["١١ ٩٥٥٥٠-٠١٤٢", mobile],
    ["11/95550-0142", mobile],
    ["11.95550.0142", mobile],
    ["tel:+55-11-95550-0142", mobile],
    ["TEL:+5511955500142", mobile],
    ["Tel.: (11) 95550-0142", mobile],
    ["https://wa.me/5511955500142", mobile],
    // Numbers as they are dialled: with a leading zero, with or without a carrier code, and from abroad.
    ["(011) 95550-0142", mobile],
    ["0 15 11 95550-0142", mobile],
    ["0 91 11 95550-0142", mobile],
    ["(0xx11) 3333-4444", office],
    ["0xx11 3333-4444", office],
    ["0XX (11) 3333-4444", office],
    ["(0**11) 3333-4444", office],
    ["(xx11) 3333-4444", office],
    ["+55 (0xx11) 3333-4444", office],
    ["+55 (011) 3333-4444", office],
    ["0055 11 95550-0142", mobile],
    ["00 55 (11) 95550-0142", mobile],
    ["(00) 55 11 95550-0142", mobile],
    ["00351 912 345 678", "+351912345678"],
    ["00 15 1 212 555 2368", "+12125552368"],
  ])("parsePhone converts %j to %s", (written, phone) => {
    expect(parsePhone(written)).toEqual({ phone, phoneExtension: null });
    expect(phoneField.safeParse(written).success).toBe(true);
  });

  it.each([
    ["(11) 3333-4444 ramal 215", "215"],
    ["(11) 3333-4444 Ramal: 215", "215"],
    ["(11) 3333-4444, r. 215", "215"],
    ["(11) 3333-4444 R215", "215"],
    ["(11) 3333-4444 (ramal 215)", "215"],
    ["(11) 3333-4444 x215", "215"],
    ["(11) 3333-4444 ext. 215", "215"],
    ["(11) 3333-4444 extensión 215", "215"],
    ["(11) 3333-4444 extensão 215", "215"],
    ["(11) 3333-4444 #215", "215"],
    ["(0xx11) 3333-4444 ramal 0215", "0215"],
    ["tel:+55-11-3333-4444;ext=215", "215"],
    ["+551133334444,,215", "215"],
    ["0055 11 3333-4444 ramal ２１５", "215"],
  ])("parsePhone separates the extension of %j", (written, phoneExtension) => {
    expect(parsePhone(written)).toEqual({ phone: office, phoneExtension });
    expect(phoneField.safeParse(written).success).toBe(true);
  });

  it.each([
    "",
    "12345",
    "abc",
    "----------",
    "0000000000",
    "+55 00 0000-0000",
    "9".repeat(300),
    // Missing area code, too short, unassigned area code, a single repeated digit.
    "95550-0142",
    "3333-4444",
    "(11) 95550-014",
    "(20) 95550-0142",
    "(11) 11111-1111",
    "ramal 215",
    "(11) 3333-4444 ramal 12345678901",
    "(11) 3333-4444 / 3333-4445",
  ])("toE164 returns undefined for %j, which cannot be a phone number", (written) => {
    expect(toE164(written)).toBeUndefined();
  });

  it.each([
    ["", "required"],
    ["\u200b ", "required"],
    [undefined, "required"],
    ["123456789", "too-short"],
    ["4004-1234", "too-short"],
    ["\u202a955500142\u202c", "too-short"],
    ["----------", "invalid"],
    ["onze nove 1234", "invalid"],
    ["1".repeat(31), "invalid"],
    ["1 ".repeat(51), "invalid"],
  ])('phoneField rejects %j with the problem "%s"', (written, problem) => {
    expect(phoneField.safeParse(written).error?.issues[0]?.message).toBe(problem);
  });

  it("phoneField accepts a number with the right format and an unassigned area code", () => {
    expect(phoneField.safeParse("(20) 95550-0142").success).toBe(true);
  });
});

it.each([
  [{ phone: mobile }, "+55 (11) 95550-0142"],
  [{ phone: office, phoneExtension: "215" }, "+55 (11) 3333-4444 ramal 215"],
  [{ phone: "+34612345678", phoneExtension: null }, "+34612345678"],
  [{ phone: "+558001234567" }, "+558001234567"],
  [{ phone: "(20) 95550-0142" }, "(20) 95550-0142"],
])('formatPhone formats %j as "%s", which parsePhone parses', (stored, shown) => {
  expect(formatPhone(stored, "ramal")).toBe(shown);
  expect(parsePhone(shown) ?? stored).toMatchObject(stored);
});

it.each([
  ["95550-0142", "955500142"],
  ["(11) 95550-0142", "11955500142"],
  ["+55 11 95550.0142", "5511955500142"],
  ["011 95550", "1195550"],
  ["９５５５０", "95550"],
  ["\u202a95550\u20110142\u202c", "955500142"],
  ["0", "0"],
  ["215a", undefined],
  ["ana", undefined],
  ["()", undefined],
  ["", undefined],
])("phoneSearchDigits returns, for the search %j, the digits %s", (search, digits) => {
  expect(phoneSearchDigits(search)).toBe(digits);
});
