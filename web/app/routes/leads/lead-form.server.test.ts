import { describe, expect, it } from "vitest";
import { createIdempotencyKey, createLeadRequest } from "./lead-form.server.ts";

describe("createLeadRequest, for a form sent without scripts", () => {
  const sent = new FormData();
  sent.set("consentVersion", "2026-11-21T00:00:00.000Z");
  const lead = (referer?: string, form = sent) =>
    createLeadRequest({
      request: new Request("http://localhost/en/contact", {
        method: "POST",
        headers: referer ? { referer } : {},
      }),
      sent: form,
      values: { name: "Ana" },
      form: "contact",
      locale: "en-US",
    });

  it("returns the page and campaign of the referrer", () => {
    expect(lead("http://localhost/en/pricing?utm_source=news&vcpus=4")).toMatchObject({
      kind: "contact",
      locale: "en-US",
      name: "Ana",
      page: "/en/pricing",
      campaign: { utm_source: "news" },
      consentVersion: "2026-11-21T00:00:00.000Z",
    });
  });

  it("returns the page of the hidden field instead of the referrer's page", () => {
    expect(lead()).toMatchObject({ page: "/en/contact", campaign: {} });
    const formWithPage = new FormData();
    formWithPage.set("page", "/en");
    formWithPage.set("utm_source", "news");
    expect(lead("http://localhost/en/contact", formWithPage)).toMatchObject({
      page: "/en",
      campaign: { utm_source: "news" },
    });
  });
});

describe("createIdempotencyKey, which recognizes a form that is sent twice", () => {
  const lead = {
    kind: "contact",
    name: "Ana",
    locale: "pt-BR",
    page: "/",
    campaign: { utm_source: "news" },
    consentVersion: "1",
    website: "",
  } as const;
  const key = (changes: object, visitor = "192.0.2.1") =>
    createIdempotencyKey({ ...lead, ...changes }, visitor);

  it("is equal for the same lead of the same visitor", () => {
    expect(key({})).toBe(key({}));
    expect(key({}, "192.0.2.2")).not.toBe(key({}));
  });

  it("is equal for a lead with reordered fields and an additional empty field", () => {
    const { kind, name, ...rest } = lead;
    const other = { ...rest, reference: "", name, kind };
    expect(createIdempotencyKey(other, "192.0.2.1")).toBe(key({}));
  });

  it.each([
    { name: "Bia" },
    { page: "/precos" },
    { campaign: { utm_source: "jornal" } },
    { consentVersion: "2" },
    { reference: "A-1" },
  ])("differs for a lead with other values: %j", (changes) => {
    expect(key(changes)).not.toBe(key({}));
  });
});
