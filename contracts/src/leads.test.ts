import { describe, expect, it } from "vitest";
import { problemsByField } from "./api-error.ts";
import { leadRequest } from "./lead-request.ts";
import { contactFields } from "./leads.ts";
import { toE164 } from "./phone.ts";

const contact = {
  kind: "contact",
  name: "Ana Souza",
  email: "ana@example.com",
  phone: "(11) 95550-0142",
  company: "Padaria Pão & Cia",
  service: "cloudServer",
  message: "Precisamos migrar dois servidores.",
};

function refused(changes: Record<string, unknown>): string[] {
  const result = leadRequest.safeParse({ ...contact, ...changes });
  return result.success ? [] : Object.keys(problemsByField(result.error));
}

describe("a telephone number", () => {
  it.each([
    ["(11) 95550-0142", "+5511955500142"],
    ["11 3550-0142", "+551135500142"],
    ["+55 11 95550 0142", "+5511955500142"],
    ["+1 (212) 555-2368", "+12125552368"],
    ["+34 612 34 56 78", "+34612345678"],
    ["＋５５ 11 95550-0142", "+5511955500142"],
  ])("%s is %s", (written, e164) => {
    expect(toE164(written)).toBe(e164);
  });

  it.each([
    "",
    "12345",
    "abc",
    "0000000000",
    "+55 00 0000-0000",
    "9".repeat(300),
    // Without an area code, too short, of an area that does not exist, one digit again and again.
    "95550-0142",
    "3333-4444",
    "(11) 95550-014",
    "(20) 95550-0142",
    "(11) 11111-1111",
  ])("%s is nobody's", (written) => {
    expect(toE164(written)).toBeUndefined();
  });
});

describe("a telephone number in a browser", () => {
  const accepts = (written: string) => contactFields.shape.phone.safeParse(written).success;

  it.each(["(11) 95550-0142", "+34 612 34 56 78", "＋５５ 11 95550-0142", "+966 ٥٠ ١٢٣ ٤٥٦٧"])(
    "%s may be somebody's",
    (written) => {
      expect(accepts(written)).toBe(true);
      expect(refused({ phone: written })).toEqual([]);
    },
  );

  it.each(["", "12345", "abc", "9".repeat(300)])("%s is refused at once", (written) => {
    expect(accepts(written)).toBe(false);
  });

  it("is looked up where the lead arrives", () => {
    expect(accepts("(20) 95550-0142")).toBe(true);
    expect(refused({ phone: "(20) 95550-0142" })).toEqual(["phone"]);
  });
});

describe("a contact", () => {
  it("is read with its telephone in E.164 and its language in default", () => {
    expect(leadRequest.parse(contact)).toMatchObject({
      name: "Ana Souza",
      phone: "+5511955500142",
      locale: "pt-BR",
    });
  });

  it("is refused with the names of all wrong fields", () => {
    const wrong = { name: " ", email: "ana@", phone: "1", company: "", service: "x", message: "a" };
    expect(refused(wrong)).toEqual(Object.keys(wrong));
  });

  it.each([
    ["ana.souza+nuvem@sub.example.com.br", true],
    [" ana@example.com ", true],
    ["a&b=c@example.com", true],
    ["ana@loja.xn--p1ai", true],
    ["ana@example", false],
    ["ana@example..com", false],
    ["ana@@example.com", false],
    ["ana@example.com\r\nBcc: all@example.com", false],
    [`${"a".repeat(250)}@example.com`, false],
  ])("with the e-mail %j is accepted: %s", (email, isAccepted) => {
    expect(refused({ email })).toEqual(isAccepted ? [] : ["email"]);
  });

  it("keeps no line break, control character or half a surrogate in a line", () => {
    const { name, message } = leadRequest.parse({
      ...contact,
      name: "Ana\r\nBcc: all@example.com\u0000",
      message: "Primeira linha\r\nsegunda \u0000linha \ud83d fim 🚀 مرحبا",
    }) as { name: string; message: string };
    expect(name).toBe("Ana Bcc: all@example.com");
    expect(message).toBe("Primeira linha\nsegunda  linha \ufffd fim 🚀 مرحبا");
  });

  it("is not refused for what the visitor did not type", () => {
    const odd = {
      locale: "xx",
      page: 5,
      campaign: { evil: 1 },
      elapsedMs: "now",
      userActivation: "yes",
      website: 1,
    };
    expect(leadRequest.parse({ ...contact, ...odd })).toMatchObject({
      locale: "pt-BR",
      website: "filled",
    });
  });
});
