import { expect, it } from "vitest";
import { fullnameField } from "./account-fields.ts";
import { inviteStaffRequest } from "./admin.ts";
import { groupProblemsByField } from "./api-error.ts";
import { cleanCharacters, cleanLine, cleanText, visibleCharacterPattern } from "./clean-text.ts";
import { leadRequest } from "./lead-request.ts";

it.each([
  ["line\u000Bbreak of a slide", "line break of a slide"],
  ["page\fbreak", "page break"],
  ["\u0000\u0008\u001B\u001F\u007F\u0086\u009F", ""],
  ["\uFFFE\uFFFF\uFDD0\u{1FFFE}\u{10FFFF}", ""],
])("cleanCharacters removes control characters and noncharacters: %j", (text, clean) => {
  expect(cleanCharacters(text)).toBe(clean);
});

it("cleanCharacters keeps all other characters", () => {
  const text = "a\tb\r\nc\u2028 ]]> </script> & 👩‍🚀 \u202E \uFFFD \u00AD é e\u0301";
  expect(cleanCharacters(text)).toBe(text);
});

it("cleanText preserves line breaks, but replaces other separators by spaces", () => {
  expect(cleanText(" a\tb\r\nc\rd\u2028e\u0000\uFFFE\n")).toBe("a b\nc\nd e");
});

it.each([
  ["Ana\u202e Souza\u202c", "Ana Souza"],
  ["\u2068Ana\u2069\u200b Sou\u00adza\ufeff", "Ana Souza"],
  ["Ana\u200d Souza\u200c", "Ana Souza"],
  ["Ana\u3000\u00a0\tSouza\r\n", "Ana Souza"],
  ["Ana\u0000\uFFFE\u000BSouza", "Ana Souza"],
  ["Jose\u0301", "José"],
  ["\u3164\u115f\u1160\uffa0\u2800\u200b\u2060\u180e\u034f", ""],
])("cleanLine turns %j into %j", (written, shown) => {
  expect(cleanLine(written)).toBe(shown);
});

it.each([
  // Persian, Sinhala, Malayalam with joiners; Mongolian, Japanese with variation selectors.
  "علی‌رضا",
  "ශ්‍රී ලංකා",
  "അരുണ്‍ കുമാർ",
  "ᠰᠠᠶᠢᠨ ᠪᠠᠶᠢᠨ᠎ᠠ".replace("\u180e", "\u180b"),
  "葛\u{e0100}城",
  // Emoji: a family, hair, a keycap, a flag of tags.
  "👨‍👩‍👧 Loja",
  "👩🏽‍🦰",
  "❤️‍🔥 1️⃣",
  "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  "Nguyễn Thị Ánh",
  "לֵאָה",
  "ཧྐྵྨླྺྼྻྂ",
])("cleanLine keeps every character of %s", (name) => {
  expect(cleanLine(name)).toBe(name.normalize("NFC"));
});

it("cleanLine limits the combining marks on one letter to 8", () => {
  expect(cleanLine(`A${"\u0332".repeat(50)}na`)).toBe(`A${"\u0332".repeat(8)}na`);
});

it("cleanLine takes time proportional to the length of the text", () => {
  const long = `${"\u200d".repeat(100_000)}${"\u0332".repeat(100_000)}`;
  expect(cleanLine(long)).toBe("\u0332".repeat(8));
});

const textsWithoutVisibleCharacters = [
  "\u200b\u200b\u200b",
  "\u3164\u3164\u3164",
  "\u2800\u2800\u2800",
  "\u202e \u202d",
];

it.each([...textsWithoutVisibleCharacters, "---", ". . .", "\u0301\u0301\u0301"])(
  "name fields reject %j",
  (name) => {
    expect(visibleCharacterPattern.test(cleanLine(name))).toBe(false);
    const origin = { kind: "newsletter", email: "ana@example.com", whatsapp: "+55 11 95550-0142" };
    const lead = leadRequest.safeParse({ ...origin, firstName: name, lastName: "Souza" });
    expect(lead.error && Object.keys(groupProblemsByField(lead.error))).toEqual(["firstName"]);
    expect(fullnameField.safeParse(name).success).toBe(false);
    expect(inviteStaffRequest.safeParse({ name, email: "ana@example.com" }).success).toBe(false);
  },
);

it.each(textsWithoutVisibleCharacters)("fullnameField reports %j as a missing name", (name) => {
  expect(fullnameField.safeParse(name).error?.issues[0]?.message).toBe("required");
});

it.each(["李小龙", "علي", "X Æ A-12", "4U2", "$$$"])("fullnameField accepts %s", (name) => {
  expect(fullnameField.parse(name)).toBe(name);
});
