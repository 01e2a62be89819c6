import { type Document, type Element, type Node, Window } from "happy-dom";
import type { Instance } from "./instance.ts";
import { sendRawRequest } from "./raw-request.ts";

/** Content and metadata of a page, as visitors, browsers and search engines read them. */
export interface PageContent {
  status: number;
  lang: string;
  headings: string[];
  title: string;
  description: string;
  canonical: string | undefined;
  /** Alternate URLs by language, including "x-default". */
  alternates: Record<string, string>;
  /** Text of the main content, with repeated spaces collapsed. */
  text: string;
  /** All text in the page's language: content, labels, title, description. */
  allText: string;
  /** Number of item headings in each section. */
  titledItems: number[];
  /** Summaries of the questions that can be expanded. */
  questions: string[];
  hasTable: boolean;
  /** `datetime` attribute of each time in the main content. */
  times: string[];
  /** `href` attribute of each link in the main content. */
  links: string[];
  hasCalculator: boolean;
  scripts: { type: string; src: string | null }[];
  /** Paths of images for which the server does not respond with an image. */
  brokenImages: string[];
  structuredData: Record<string, unknown>[];
  meta: Record<string, string>;
  /** URL of the feed that the head links to. */
  feed: string | undefined;
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Parses a page without running its scripts or loading its resources. */
function parse(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, "text/html");
}

function textNodes(node: Node): Node[] {
  return [...node.childNodes].flatMap((child) =>
    child.nodeType === child.TEXT_NODE ? [child] : textNodes(child),
  );
}

function textOf(root: Element, includes: (element: Element) => boolean = () => true): string {
  const parts = textNodes(root).flatMap(({ parentElement, textContent }) =>
    parentElement && !parentElement.closest("script, style") && includes(parentElement)
      ? [textContent ?? ""]
      : [],
  );
  return collapseSpaces(parts.join(" "));
}

/** Returns true if the text of an element is in the language of the document. */
function isInPageLanguage(element: Element): boolean {
  return !element.closest("[lang]:not(html)");
}

const spokenAttributes = ["aria-label", "alt", "title", "placeholder"];

async function isPicture(instance: Instance, path: string): Promise<boolean> {
  const { status, headers, bytes } = await sendRawRequest(instance, path);
  return status === 200 && bytes.length > 0 && /^image\//.test(headers["content-type"] ?? "");
}

/** Requests a page over HTTP, without a browser, and parses it. */
export async function readPage(instance: Instance, path: string): Promise<PageContent> {
  const { status, text: html } = await sendRawRequest(instance, path);
  const document = parse(html);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined;
  const main = document.querySelector("main") ?? document.body;
  const meta = Object.fromEntries(
    all("meta[name], meta[property]").map((element) => [
      element.getAttribute("name") ?? element.getAttribute("property") ?? "",
      element.getAttribute("content") ?? "",
    ]),
  );
  const labels = all(spokenAttributes.map((name) => `[${name}]`).join())
    .filter(isInPageLanguage)
    .flatMap((element) => spokenAttributes.map((name) => element.getAttribute(name) ?? ""));
  const pictures = [...new Set(all("img").map((image) => image.getAttribute("src") ?? ""))];
  const loads = await Promise.all(
    pictures.map((source) => source.startsWith("data:") || isPicture(instance, source)),
  );
  return {
    status,
    lang: document.documentElement.lang,
    headings: all("h1").map(({ textContent }) => collapseSpaces(textContent)),
    title: document.title,
    description: meta.description ?? "",
    canonical: attribute("link[rel=canonical]", "href"),
    alternates: Object.fromEntries(
      all("link[rel=alternate][hreflang]").map((link) => [
        link.getAttribute("hreflang") ?? "",
        link.getAttribute("href") ?? "",
      ]),
    ),
    text: textOf(main),
    allText: collapseSpaces(
      [
        textOf(document.body, isInPageLanguage),
        document.title,
        meta.description ?? "",
        ...labels,
      ].join(" "),
    ),
    titledItems: all("main section").map((section) => section.querySelectorAll("h3").length),
    questions: all("main details > summary").map(({ textContent }) => collapseSpaces(textContent)),
    hasTable: main.querySelector("table") !== null,
    times: all("main time").map((time) => time.getAttribute("datetime") ?? ""),
    links: all("main a").map((link) => link.getAttribute("href") ?? ""),
    hasCalculator: document.querySelector("[data-calculator-island]") !== null,
    scripts: all("script").map((script) => ({
      type: script.getAttribute("type") ?? "",
      src: script.getAttribute("src"),
    })),
    brokenImages: pictures.filter((_, index) => !loads[index]),
    structuredData: all("script[type='application/ld+json']").map(({ textContent }) =>
      JSON.parse(textContent),
    ),
    meta,
    feed: attribute("link[type='application/rss+xml']", "href"),
  };
}

/**
 * Returns the first required text that does not occur after the previous one; undefined if the text contains all of
 * them in this order.
 */
export function findMissingText(
  text: string,
  required: string | readonly string[],
): string | undefined {
  const haystack = text.toLowerCase();
  let position = 0;
  for (const part of typeof required === "string" ? [required] : required) {
    const found = haystack.indexOf(part.toLowerCase(), position);
    if (found === -1) {
      return typeof required === "string" ? part : `${part} (after ${required.join(", ")})`;
    }
    position = found + part.length;
  }
  return undefined;
}
