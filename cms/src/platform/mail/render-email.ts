import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { Locale } from "contracts";
import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { EmailBrand } from "./brand.ts";
import type { Envelope } from "./email.ts";
import { darkEmailStyle, emailStyle } from "./email-style.ts";
import { getEmailText } from "./email-texts.ts";

// Written without JSX, because the worker uses Node's type stripping, which does not transform JSX.

interface EmailOptions extends Pick<Envelope, "content" | "locale"> {
  brand: EmailBrand;
}

function fillInBrand({ content, locale, brand }: EmailOptions) {
  const { subject, greeting, body, facts = [], action, notes, isForTeam = false } = content;
  const fill = (text: string) => text.replaceAll("{brand}", brand.name);
  const { telephone } = brand;
  const replyHint = isForTeam ? [] : [getEmailText(locale, "layout.answer", { telephone })];
  return {
    subject: fill(subject),
    paragraphs: [greeting, ...body].map(fill),
    facts,
    action: action && { ...action, label: fill(action.label) },
    notes: [...notes.map(fill), ...replyHint],
  };
}

type FilledContent = ReturnType<typeof fillInBrand>;

function paragraphs(texts: string[], kind: "text" | "small"): ReactNode[] {
  const className = kind === "text" ? "text" : "muted";
  return texts.map((text) => h(Text, { key: text, className, style: emailStyle[kind] }, text));
}

function factTable(facts: FilledContent["facts"]): ReactNode {
  const rows = facts.map(({ name, value }) =>
    h(
      "tr",
      { key: name },
      h(
        "th",
        {
          scope: "row",
          className: "muted line",
          style: { ...emailStyle.fact, ...emailStyle.factName },
        },
        h("span", { style: { fontWeight: 400 } }, name),
      ),
      h(
        "td",
        { className: "text line", style: { ...emailStyle.fact, ...emailStyle.factValue } },
        value,
      ),
    ),
  );
  return h(
    "table",
    { width: "100%", cellPadding: 0, cellSpacing: 0, className: "line", style: emailStyle.facts },
    h("tbody", null, rows),
  );
}

function callToAction({ label, url }: NonNullable<FilledContent["action"]>, locale: Locale) {
  return [
    h(Button, { key: "button", href: url, className: "button", style: emailStyle.button }, label),
    h(
      Text,
      { key: "address", className: "muted", style: emailStyle.small },
      getEmailText(locale, "layout.plainLink"),
      h("br"),
      h(Link, { href: url, className: "link", style: emailStyle.link }, url),
    ),
  ];
}

/** Content-ID of the logo within a message. */
const logoId = "logo";

/** Renders logo and name. The image has no alternative text, because the name follows the image. */
function masthead({ name, logo }: EmailBrand): ReactNode {
  const text = h(Text, { className: "head-text", style: emailStyle.brand }, name);
  if (!logo) {
    return text;
  }
  const { width, height } = logo;
  const picture = h("img", {
    src: `cid:${logoId}`,
    width,
    height,
    alt: "",
    style: emailStyle.logo,
    // Keeps React from adding a preload to the head.
    fetchPriority: "low",
  });
  return h(
    "table",
    { role: "presentation", cellPadding: 0, cellSpacing: 0 },
    h(
      "tbody",
      null,
      h(
        "tr",
        null,
        h("td", { className: "head-logo", style: emailStyle.logoCell }, picture),
        h("td", null, h(Text, { className: "head-name", style: emailStyle.brandBeside }, name)),
      ),
    ),
  );
}

function footer({ name, address, url }: EmailBrand): ReactNode {
  const host = new URL(url).host;
  return h(
    Section,
    { className: "surface", style: emailStyle.foot },
    h(
      Text,
      { className: "muted", style: emailStyle.small },
      name,
      ...address.flatMap((line) => [h("br", { key: `${line}-br` }), line]),
      h("br"),
      h(Link, { href: url, className: "link", style: emailStyle.link }, host),
    ),
  );
}

function html(
  { subject, paragraphs: texts, facts, action, notes }: FilledContent,
  options: EmailOptions,
) {
  const { brand, locale } = options;
  const content = [
    h(Heading, { key: "heading", as: "h1", className: "text", style: emailStyle.heading }, subject),
    ...paragraphs(texts, "text"),
    facts.length > 0 && h("div", { key: "facts" }, factTable(facts)),
    action && h("div", { key: "action" }, callToAction(action, locale)),
    ...paragraphs(notes, "small"),
  ];
  const document = h(
    Html,
    { lang: locale },
    h(
      Head,
      null,
      h("title", null, subject),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("style", null, darkEmailStyle),
    ),
    h(
      Body,
      { className: "paper", style: emailStyle.body },
      h(Preview, null, texts[1] ?? subject),
      h(
        Container,
        { style: emailStyle.container },
        h(Section, { style: emailStyle.head }, masthead(brand)),
        h(Section, { className: "surface content", style: emailStyle.content }, ...content),
        footer(brand),
      ),
    ),
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

function plainText(
  { paragraphs: texts, facts, action, notes }: FilledContent,
  options: EmailOptions,
): string {
  const { brand } = options;
  const parts = [
    ...texts,
    facts.map(({ name, value }) => `${name}: ${value}`).join("\n"),
    action ? `${action.label}:\n${action.url}` : "",
    ...notes,
    ["--", brand.name, ...brand.address, brand.url].join("\n"),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
  /**
   * Images of the HTML, attached to the message. Opening the message therefore loads nothing from the network (decision
   * 0095).
   */
  attachments?: {
    filename: string;
    cid: string;
    content: Buffer;
    contentType: string;
    contentDisposition: "inline";
  }[];
}

/** Renders an e-mail in the common layout, as text and as HTML. */
export function renderEmail(options: EmailOptions): RenderedEmail {
  const filledContent = fillInBrand(options);
  const { logo } = options.brand;
  return {
    subject: filledContent.subject,
    text: plainText(filledContent, options),
    html: html(filledContent, options),
    ...(logo
      ? {
          attachments: [
            {
              filename: "logo.png",
              cid: logoId,
              content: logo.content,
              contentType: "image/png",
              contentDisposition: "inline",
            },
          ],
        }
      : {}),
  };
}
