import { expect, it } from "vitest";
import { loginRequest } from "./auth.ts";
import { emailField } from "./email.ts";
import { contactFields, newsletterFields } from "./leads.ts";
import { statusAlertFields } from "./status.ts";

it.each([
  ["ana.souza+nuvem@sub.example.com.br"],
  ["a&b@example.com"],
  ["o/b@example.com"],
  ["x!y#z$w%v'u*t+s=r?q^p_o`n{m|l}k~@example.com"],
  ["ana@loja.xn--p1ai"],
  ["ana@xn--80a1acny.xn--p1ai"],
  [`${"a".repeat(242)}@example.com`],
  ["Ana@Example.COM", "ana@example.com"],
  [" ana@example.com\u200b ", "ana@example.com"],
  ["\u2068ana@example.com\u2069", "ana@example.com"],
  ["mailto:ana@example.com", "ana@example.com"],
  ["ana@почта.рф", "ana@xn--80a1acny.xn--p1ai"],
  ["ana@AÇAÍ.com.br", "ana@xn--aa-4iaz.com.br"],
  ["ana@例え。テスト", "ana@xn--r8jz45g.xn--zckzah"],
])("emailField accepts and normalizes %s", (written, email = written) => {
  expect(emailField.parse(written)).toBe(email);
});

it.each([
  ["", "required"],
  ["\u200b ", "required"],
  [7, "required"],
  ["ana", "invalid"],
  ["ana@", "invalid"],
  ["@example.com", "invalid"],
  ["ana@example", "invalid"],
  ["ana@example..com", "invalid"],
  ["ana@@example.com", "invalid"],
  ["ana@192.168.0.1", "invalid"],
  ["ana@0x7f.1", "invalid"],
  ["ana@пример.рф/x", "invalid"],
  ["ana@пример.рф:80", "invalid"],
  ["ana@xn--.com", "invalid"],
  ["аna@example.com", "invalid"],
  ["a na@example.com", "invalid"],
  ["a,b@example.com", "invalid"],
  ["<ana>@example.com", "invalid"],
  ['"ana"@example.com', "invalid"],
  ["ana@example.com\r\nBcc: all@example.com", "invalid"],
  [`${"a".repeat(243)}@example.com`, "too-long"],
])('emailField rejects %j with the problem "%s"', (written, problem) => {
  expect(emailField.safeParse(written).error?.issues[0]?.message).toBe(problem);
});

it("all e-mail fields validate addresses in the same way, but only leads preserve upper-case letters", () => {
  for (const { email } of [loginRequest.shape, statusAlertFields.shape]) {
    expect(email).toBe(emailField);
  }
  for (const { email } of [contactFields.shape, newsletterFields.shape]) {
    expect(email.parse("mailto:Ana@Почта.рф")).toBe("Ana@xn--80a1acny.xn--p1ai");
    expect(email.safeParse("ana@192.168.0.1").success).toBe(false);
  }
});
