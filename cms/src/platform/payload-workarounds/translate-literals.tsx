"use client";
import { useTranslation } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";
import { reformatLockTime, showInBrasiliaTime } from "../admin/brasilia-time.ts";
import type { Label } from "../i18n/label.ts";
import { textLanguage } from "../i18n/text-language.ts";
import { translateAccessibleName, translateLiteral } from "./literals.ts";

/*
 * Workaround, tried with Payload 3.90.2.
 * Missing: Payload, its rich text editor and the libraries below them have about 60 English texts in their components
 * that no translation and no option replaces (literals.ts). Without this, forms in Portuguese and Spanish have
 * English menus.
 * Upstream: https://github.com/payloadcms/payload/issues/13470
 * Remove when: at most twelve of the texts are left.
 * Test: tests/e2e/editing/screen-languages.spec.ts
 */

/** Selects text that users wrote, which is never translated. */
const userTextSelector = "[contenteditable], textarea, td, .row-label";
/** Attributes with text for screen readers and tooltips. */
const attributes = ["aria-label", "placeholder", "title"];
const namedSelector = [".popup-button", ...attributes.map((name) => `[${name}]`)].join(", ");

function* textsIn(node: Node): Generator<Text> {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  if (node instanceof Text) {
    yield node;
  }
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) {
      yield walker.currentNode;
    }
  }
}

/**
 * Reformats a time above a form, which Payload shows in the browser's time zone. The server renders all other times,
 * already in Brasília's time.
 */
function timeOf(element: Element | null, text: string, language: keyof Label): string | undefined {
  const time = showInBrasiliaTime(language, text);
  return time && element?.closest(".doc-controls") ? time : undefined;
}

function translateText(text: Text, language: keyof Label): void {
  const words =
    translateLiteral(text.data, language) ??
    reformatLockTime(language, text.data) ??
    timeOf(text.parentElement, text.data, language);
  if (
    words !== undefined &&
    words !== text.data &&
    !text.parentElement?.closest(userTextSelector)
  ) {
    text.data = words;
  }
}

function translateAttributes(element: Element, language: keyof Label): void {
  for (const name of attributes) {
    const text = element.getAttribute(name);
    const words =
      text === null
        ? undefined
        : (translateAccessibleName(text, language) ?? timeOf(element, text, language));
    if (words !== undefined && words !== text) {
      element.setAttribute(name, words);
    }
  }
}

/** Names buttons that open a menu, such as ⋮, because Payload renders them without text. */
function nameMenuButton(element: Element): void {
  const hasWords =
    element.textContent.trim() !== "" || element.querySelector("[aria-label], [alt]");
  if (element.matches(".popup-button:not([aria-label])") && !hasWords) {
    element.setAttribute("aria-label", "More options");
  }
}

/** Translates English text that is hard-coded in Payload's screens, as soon as the text appears. */
export function TranslateLiterals({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  useEffect(() => {
    function translate(node: Node): void {
      for (const text of textsIn(node)) {
        translateText(text, language);
      }
      if (node instanceof Element) {
        for (const element of [node, ...node.querySelectorAll(namedSelector)]) {
          nameMenuButton(element);
          translateAttributes(element, language);
        }
      }
    }
    translate(document.body);
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === "attributes" && target instanceof Element) {
          translateAttributes(target, language);
        }
        for (const node of type === "characterData" ? [target] : addedNodes) {
          translate(node);
        }
      }
    });
    observer.observe(document.body, {
      attributeFilter: attributes,
      characterData: true,
      childList: true,
      subtree: true,
    });
    return () => observer.disconnect();
  }, [language]);
  return children;
}
