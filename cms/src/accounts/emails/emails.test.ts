import { locales } from "contracts";
import { describe, expect, it } from "vitest";
import { renderEmail } from "../../platform/mail/render-email.ts";
import { createNewDeviceEmail } from "./account-emails.ts";
import { createExampleEmails, exampleBrand } from "./example-emails.ts";

const names = Object.keys(createExampleEmails("pt-BR"));

describe.each(locales)("account e-mails in %s", (locale) => {
  const emails = createExampleEmails(locale);

  it.each(names)("the e-mail %s contains its link in both text and HTML", (name) => {
    const { content, ...envelope } = emails[name] ?? {};
    const logo = { content: Buffer.from("PNG"), width: 52, height: 52 };
    const rendered = content && renderEmail({ content, locale, brand: { ...exampleBrand, logo } });
    expect(envelope).toEqual({ to: "ana@example.com", locale });
    const { subject = "", text = "", html = "" } = rendered ?? {};
    expect(subject.length).toBeGreaterThan(8);
    expect(subject.length).toBeLessThanOrEqual(65);
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html>.*<html[^>]* lang="${locale}"`));
    expect(html).toContain(exampleBrand.name);
    expect(text).toContain(exampleBrand.name);
    const url = content?.action?.url ?? "";
    expect(url).toMatch(/^https:\/\/nuvem\.example\/(.*[^/])?$/);
    // The text contains the URL on a separate line, so that mail programs make it a link. The HTML also shows the URL.
    expect(text.split("\n")).toContain(url);
    expect(html).toContain(`href="${url}"`);
    expect(html).toContain(`>${url}</a>`);
    // Every placeholder was replaced by a value.
    expect(`${subject}${text}${html}`).not.toMatch(/\{\w|undefined|\[object|null/);
    for (const { name: fact, value } of content?.facts ?? []) {
      expect(text).toContain(`${fact}: ${value}`);
      expect(html).toContain(fact);
    }
    // The logo is attached, so opening the message loads nothing from the network.
    expect(html).not.toMatch(/<img(?![^>]* src="cid:logo")|<link|<script|url\(|@import|@font-face/);
    expect(html).toMatch(/<img[^>]* alt=""/);
    expect(rendered?.attachments).toMatchObject([{ cid: "logo", contentDisposition: "inline" }]);
  });

  it("recommend a new password if a request from an account was not made by its owner", () => {
    const noteOf = (name: string) => emails[name]?.content.notes?.join(" ");
    expect(noteOf("received-contact")).toMatch(/ignor/);
    for (const name of ["planRequested", "received-deletion"]) {
      expect(noteOf(name)).toMatch(/senha|password|contraseña/);
      expect(noteOf(name)).not.toMatch(/ignor/);
    }
  });

  it("contain the device, network and time in Brasília of a login from a new device", () => {
    const values = emails.newDevice?.content.facts?.map(({ value }) => value).join("\n");
    expect(values).toMatch(/^Firefox \S+ Windows\n203\.0\.113\.7\n.*12:40.*Bras[ií]lia/);
    const unknown = createNewDeviceEmail(
      { email: "ana@example.com", locale },
      { browser: null, system: null, network: "2001:db8:0:7::/64", at: "2026-11-28T15:40:00Z" },
      "https://nuvem.example/client-area/security",
    );
    expect(unknown.content.facts?.[0]?.value).toMatch(/\S{5}/);
    expect(JSON.stringify(unknown)).not.toContain("null");
  });

  it("show prices in R$", () => {
    const price = emails.planAdded?.content.facts?.[1]?.value;
    expect(price).toContain("R$");
    expect(price).not.toContain("BRL");
  });

  it("show the former value only for changed details of a plan", () => {
    const [name, price, next] = emails.planChanged?.content.facts ?? [];
    expect(name?.value).toBe("Cloud Pro");
    expect(price?.value).toMatch(/349[.,]90.* \((antes|before): .*299[.,]90.*\)/);
    expect(next?.value).toMatch(/\((antes|before): .*2026\)/);
    expect(JSON.stringify(emails.planAdded)).not.toMatch(/\((antes|before):/);
  });

  it("do not contain the wrong Portuguese name “área de cliente”", () => {
    expect(JSON.stringify(emails)).not.toMatch(/área de cliente\b/);
  });

  it("have different subjects and bodies in each language", () => {
    for (const other of locales.filter((each) => each !== locale)) {
      for (const name of names) {
        expect(emails[name]?.content.subject).not.toBe(
          createExampleEmails(other)[name]?.content.subject,
        );
        expect(emails[name]?.content.body).not.toEqual(
          createExampleEmails(other)[name]?.content.body,
        );
      }
    }
  });
});

it("renderEmail escapes user input in the HTML of an account e-mail", () => {
  const { planAdded } = createExampleEmails("pt-BR");
  const content = planAdded?.content;
  const name = `<script>alert("x")</script> & "aspas"`;
  const rendered =
    content &&
    renderEmail({
      content: { ...content, facts: [{ name: "Plano", value: name }] },
      locale: "pt-BR",
      brand: exampleBrand,
    });
  expect(rendered?.html).not.toContain("<script");
  expect(rendered?.html).toContain("&lt;script&gt;");
  expect(rendered?.text).toContain(name);
});
