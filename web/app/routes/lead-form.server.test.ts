import { describe, expect, it } from "vitest";
import { formAt, leadOf, repetitionKey } from "./lead-form.server.ts";

describe("the form at an address", () => {
  it.each([
    ["/contato", "contact"],
    ["/en/contact", "contact"],
    ["/es/contacto/ok", "contact"],
    ["/es/newsletter", "newsletter"],
  ])("%s is %s", (path, form) => {
    expect(formAt(path)).toBe(form);
  });

  it("is none of another language", () => {
    expect(() => formAt("/en/contato")).toThrow("no form");
  });
});

describe("a lead of a form without scripts", () => {
  const sent = new FormData();
  sent.set("consentVersion", "2026-11-21T00:00:00.000Z");
  const lead = (referer?: string, form = sent) =>
    leadOf({
      request: new Request("http://localhost/en/contact", {
        method: "POST",
        headers: referer ? { referer } : {},
      }),
      sent: form,
      values: { name: "Ana" },
    });

  it("knows its page and campaign from the address it was sent from", () => {
    expect(lead("http://localhost/en/pricing?utm_source=news&vcpus=4")).toMatchObject({
      kind: "contact",
      locale: "en-US",
      name: "Ana",
      page: "/en/pricing",
      campaign: { utm_source: "news" },
      consentVersion: "2026-11-21T00:00:00.000Z",
    });
  });

  it("needs no such address, and believes a page that it was drawn with", () => {
    expect(lead()).toMatchObject({ page: "/en/contact", campaign: {} });
    const again = new FormData();
    again.set("page", "/en");
    expect(lead("http://localhost/en/contact", again)).toMatchObject({ page: "/en" });
  });
});

describe("the key of a repetition", () => {
  const minute = 60_000;
  const key = (name: string, visitor: string, now: number) => repetitionKey({ name }, visitor, now);

  it("is the same for the same visitor and content within minutes, and no longer", () => {
    const first = key("Ana", "192.0.2.1", 0);
    expect(key("Ana", "192.0.2.1", 9 * minute)).toBe(first);
    expect(key("Ana", "192.0.2.1", 10 * minute)).not.toBe(first);
    expect(key("Bia", "192.0.2.1", 0)).not.toBe(first);
    expect(key("Ana", "192.0.2.2", 0)).not.toBe(first);
  });
});
