import { describe, expect, it } from "vitest";
import { leadOf, repetitionKey } from "./lead-form.server.ts";

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
      form: "contact",
      locale: "en-US",
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
    again.set("utm_source", "news");
    expect(lead("http://localhost/en/contact", again)).toMatchObject({
      page: "/en",
      campaign: { utm_source: "news" },
    });
  });
});

describe("the key of a repetition", () => {
  const minute = 60_000;
  const lead = {
    kind: "contact",
    name: "Ana",
    locale: "pt-BR",
    page: "/",
    campaign: { utm_source: "news" },
    consentVersion: "1",
    website: "",
  } as const;
  const key = (changes: object, visitor: string, now: number) =>
    repetitionKey({ ...lead, ...changes }, visitor, now);

  it("is the same for the same visitor and lead within minutes, and no longer", () => {
    const first = key({}, "192.0.2.1", 0);
    expect(key({}, "192.0.2.1", 9 * minute)).toBe(first);
    expect(key({}, "192.0.2.1", 10 * minute)).not.toBe(first);
    expect(key({}, "192.0.2.2", 0)).not.toBe(first);
  });

  it.each([
    { name: "Bia" },
    { page: "/precos" },
    { campaign: { utm_source: "jornal" } },
    { consentVersion: "2" },
  ])("is another for another lead: %j", (changes) => {
    expect(key(changes, "192.0.2.1", 0)).not.toBe(key({}, "192.0.2.1", 0));
  });
});
