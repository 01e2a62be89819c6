import type { Page } from "@playwright/test";

/** Content and metadata of a page, as visitors, browsers and search engines read them. */
export interface PageFacts {
  status: number;
  lang: string;
  headings: string[];
  title: string;
  description: string;
  canonical: string | null;
  /** Alternate addresses by language, including "x-default". */
  alternates: Record<string, string>;
  /** Text of the main content, with single spaces. */
  text: string;
  /** All text in the page's language: content, labels, title, description. */
  words: string;
  /** Number of item headings in each section. */
  titledItems: number[];
  scripts: { type: string; src: string | null }[];
  /** Addresses of images that did not load. */
  brokenImages: string[];
  structuredData: Record<string, unknown>[];
  meta: Record<string, string>;
}

/** Opens the page and reads its facts. */
export async function readPage(page: Page, path: string): Promise<PageFacts> {
  const response = await page.goto(path);
  const facts = await page.evaluate(async () => {
    const all = <E extends Element>(selector: string) => [
      ...document.querySelectorAll<E>(selector),
    ];
    const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();
    const foreign = (node: Node) => {
      const marked = node.parentElement?.closest("[lang]");
      return marked !== document.documentElement && marked !== null && marked !== undefined;
    };
    const textOf = (root: Element, skips: (node: Node) => boolean) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const parts: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.closest("script, style") && !skips(node)) {
          parts.push(node.textContent ?? "");
        }
      }
      return squeeze(parts.join(" "));
    };
    const meta = Object.fromEntries(
      all<HTMLMetaElement>("meta[name], meta[property]").map((element) => [
        element.getAttribute("name") ?? element.getAttribute("property") ?? "",
        element.content,
      ]),
    );
    const labels = all("[aria-label], [alt], [title], [placeholder]")
      .filter((element) => !element.closest("[lang]:not(html)"))
      .flatMap((element) =>
        ["aria-label", "alt", "title", "placeholder"].map(
          (name) => element.getAttribute(name) ?? "",
        ),
      );
    const images = all<HTMLImageElement>("img");
    const loaded = await Promise.all(
      images.map(async (image) => {
        image.loading = "eager";
        return image.decode().then(
          () => image.naturalWidth > 0,
          () => false,
        );
      }),
    );
    const main = document.querySelector("main") ?? document.body;
    return {
      lang: document.documentElement.lang,
      headings: all("h1").map((heading) => squeeze(heading.textContent ?? "")),
      title: document.title,
      description: meta.description ?? "",
      canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? null,
      alternates: Object.fromEntries(
        all<HTMLLinkElement>("link[rel=alternate][hreflang]").map((link) => [
          link.hreflang,
          link.href,
        ]),
      ),
      text: textOf(main, () => false),
      words: squeeze(
        [textOf(document.body, foreign), document.title, meta.description, ...labels].join(" "),
      ),
      titledItems: all("main section").map((section) => section.querySelectorAll("h3").length),
      scripts: all<HTMLScriptElement>("script").map((script) => ({
        type: script.type,
        src: script.getAttribute("src"),
      })),
      brokenImages: images.filter((_, index) => !loaded[index]).map((image) => image.src),
      structuredData: all("script[type='application/ld+json']").map((script) =>
        JSON.parse(script.textContent ?? ""),
      ),
      meta,
    };
  });
  return { status: response?.status() ?? 0, ...facts };
}

/** Returns the fact, or the part of it, that the text lacks, or undefined. */
export function missingFact(text: string, fact: string | readonly string[]): string | undefined {
  const haystack = text.toLowerCase();
  let position = 0;
  for (const part of typeof fact === "string" ? [fact] : fact) {
    const found = haystack.indexOf(part.toLowerCase(), position);
    if (found === -1) {
      return typeof fact === "string" ? part : `${part} (after ${fact.join(", ")})`;
    }
    position = found + part.length;
  }
  return undefined;
}
