import { describe, expect, it } from "vitest";
import { groupProblemsByField } from "./api-error.ts";
import { leadRequest } from "./lead-request.ts";

const contact = {
  kind: "contact",
  name: "Ana Souza",
  email: "ana@example.com",
  phone: "(11) 95550-0142",
  company: "Padaria Pão & Cia",
  service: "cloudServer",
  message: "Precisamos migrar dois servidores.",
};

function invalidFields(changes: Record<string, unknown>): string[] {
  const result = leadRequest.safeParse({ ...contact, ...changes });
  return result.success ? [] : Object.keys(groupProblemsByField(result.error));
}

describe("leadRequest of a contact", () => {
  it("normalizes the phone number to E.164, and sets the default language", () => {
    expect(leadRequest.parse(contact)).toMatchObject({
      name: "Ana Souza",
      phone: { phone: "+5511955500142", phoneExtension: null },
      locale: "pt-BR",
    });
  });

  it("reports all invalid fields at once", () => {
    const invalid = {
      name: " ",
      email: "ana@",
      phone: "1",
      company: "",
      service: "x",
      message: "a",
    };
    expect(invalidFields(invalid)).toEqual(Object.keys(invalid));
  });

  it("removes control characters and unpaired surrogates, and line breaks from the name", () => {
    const { name, message } = leadRequest.parse({
      ...contact,
      name: "Ana\r\nBcc: all@example.com\u0000",
      message: "Primeira linha\r\nsegunda \u0000linha \ud83d fim 🚀 مرحبا",
    }) as { name: string; message: string };
    expect(name).toBe("Ana Bcc: all@example.com");
    expect(message).toBe("Primeira linha\nsegunda linha \ufffd fim 🚀 مرحبا");
  });

  it("rejects a message or company that consists of invisible characters", () => {
    expect(invalidFields({ message: "\u200b".repeat(20), company: "\u3164" })).toEqual([
      "company",
      "message",
    ]);
  });

  it("ignores invalid values in fields that the page fills in", () => {
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
