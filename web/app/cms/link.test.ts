import type { Link } from "cms/payload-types";
import { expect, it } from "vitest";
import { resolveLink } from "./link.ts";

const settings = { chatNumber: "5511955500142", chatGreeting: "Olá!" };
const pricesLink = {
  kind: "document",
  label: "Preços",
  document: { relationTo: "pages", value: { id: "1", slug: "precos" } },
  anchor: "calculadora",
} as object as Link;

function hrefOf(link: Link, campaign?: string): string | undefined {
  return resolveLink(link, { locale: "pt-BR", settings, campaign })?.href;
}

it("resolveLink adds the page's campaign before the fragment of a link within the site", () => {
  expect(hrefOf(pricesLink)).toBe("/precos#calculadora");
  expect(hrefOf(pricesLink, "verao-2027")).toBe("/precos?utm_campaign=verao-2027#calculadora");
});

it("resolveLink adds no campaign to chats, external URLs and anchors", () => {
  const chat: Link = { kind: "chat", label: "Falar" };
  const url: Link = { kind: "url", label: "Fora", url: "https://example.com" };
  const anchor: Link = { kind: "anchor", label: "Abaixo", anchor: "preco" };
  for (const link of [chat, url, anchor]) {
    expect(hrefOf(link, "verao-2027")).toBe(hrefOf(link));
  }
});
