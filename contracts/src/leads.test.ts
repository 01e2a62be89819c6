import { describe, expect, it } from "vitest";
import { problemsByField } from "./api-error.ts";
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

function refused(changes: Record<string, unknown>): string[] {
  const result = leadRequest.safeParse({ ...contact, ...changes });
  return result.success ? [] : Object.keys(problemsByField(result.error));
}

describe("a contact", () => {
  it("is parsed with its phone in E.164, its extension and the default language", () => {
    expect(leadRequest.parse(contact)).toMatchObject({
      name: "Ana Souza",
      phone: { phone: "+5511955500142", phoneExtension: null },
      locale: "pt-BR",
    });
  });

  it("is rejected with the names of all invalid fields", () => {
    const wrong = { name: " ", email: "ana@", phone: "1", company: "", service: "x", message: "a" };
    expect(refused(wrong)).toEqual(Object.keys(wrong));
  });

  it("has no line breaks, control characters or unpaired surrogates in a line", () => {
    const { name, message } = leadRequest.parse({
      ...contact,
      name: "Ana\r\nBcc: all@example.com\u0000",
      message: "Primeira linha\r\nsegunda \u0000linha \ud83d fim 🚀 مرحبا",
    }) as { name: string; message: string };
    expect(name).toBe("Ana Bcc: all@example.com");
    expect(message).toBe("Primeira linha\nsegunda linha \ufffd fim 🚀 مرحبا");
  });

  it("is rejected with an invisible message or company", () => {
    expect(refused({ message: "\u200b".repeat(20), company: "\u3164" })).toEqual([
      "company",
      "message",
    ]);
  });

  it("accepts invalid values in fields that the visitor did not type", () => {
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
