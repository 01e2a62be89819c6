import { expect, it } from "vitest";
import { exampleBrand } from "../../accounts/emails/example-emails.ts";
import type { Lead } from "./delivery-store.ts";
import { createSalesEmail, createWebhookBody } from "./lead-messages.ts";

const lead = {
  id: "019c0000-0000-7000-8000-000000000001",
  kind: "deletion",
  state: "new",
  name: "Ana Souza",
  email: "ana@example.com",
  phone: "+5511955500142",
  locale: "pt-BR",
  createdAt: "2026-11-26T12:00:00.000Z",
} as Lead;
const mail = { to: "vendas@example.com", publicUrl: "https://nuvem.example", brand: exampleBrand };
const sourceOf = (body: string) => (JSON.parse(body) as { source: string }).source;

it("createSalesEmail uses a different message id for a withdrawal than for its request", () => {
  expect(sourceOf(createWebhookBody(lead))).toBe("deletion");
  expect(sourceOf(createWebhookBody(lead, { isWithdrawn: true }))).toBe("deletion-withdrawn");
  const [request, withdrawal] = [
    createSalesEmail(lead, mail),
    createSalesEmail(lead, { ...mail, withdrawalId: "019c0000-0000-7000-8000-000000000002" }),
  ];
  expect(request.subject).toBe("Pedido de exclusão de dados: Ana Souza");
  expect(withdrawal.subject).toBe("Pedido retirado: Pedido de exclusão de dados: Ana Souza");
  expect(withdrawal.messageId).not.toBe(request.messageId);
});

it("a message about a request is marked as withdrawn if it is sent after the withdrawal", () => {
  const late = { ...lead, state: "withdrawn" } as Lead;
  expect(sourceOf(createWebhookBody(late))).toBe("deletion-withdrawn");
  expect(createSalesEmail(late, mail).subject).toMatch(/^Pedido retirado: /);
});
