"use client";
import { useTranslation } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";
import type { Label } from "../i18n/label.ts";
import { literalIn, nameIn } from "../i18n/payload-literals.ts";
import { textLanguage } from "../i18n/text-language.ts";
import { documentTime, lockTime } from "./brasilia-time.ts";

/** What people write is theirs, whatever it says. */
const written = "[contenteditable], textarea, td, .row-label";
/** Said by screen readers, and shown when pointed at. */
const attributes = ["aria-label", "placeholder", "title"];
const named = [".popup-button", ...attributes.map((name) => `[${name}]`)].join(", ");

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

/** Above a form its document's times go by the browser's clock; the server's go by Brasília's already. */
function timeOf(element: Element | null, text: string, language: keyof Label): string | undefined {
  const time = documentTime(language, text);
  return time && element?.closest(".doc-controls") ? time : undefined;
}

function translateText(text: Text, language: keyof Label): void {
  const words =
    literalIn(text.data, language) ??
    lockTime(language, text.data) ??
    timeOf(text.parentElement, text.data, language);
  if (words !== undefined && words !== text.data && !text.parentElement?.closest(written)) {
    text.data = words;
  }
}

function translateAttributes(element: Element, language: keyof Label): void {
  for (const name of attributes) {
    const text = element.getAttribute(name);
    const words =
      text === null ? undefined : (nameIn(text, language) ?? timeOf(element, text, language));
    if (words !== undefined && words !== text) {
      element.setAttribute(name, words);
    }
  }
}

/** Buttons that open a menu, as ⋮ or the arrow beside a button, are rendered without words. */
function nameMenuButton(element: Element): void {
  const hasWords =
    element.textContent.trim() !== "" || element.querySelector("[aria-label], [alt]");
  if (element.matches(".popup-button:not([aria-label])") && !hasWords) {
    element.setAttribute("aria-label", "More options");
  }
}

/**
 * Puts English words that are written into Payload's screens into the language of the user, as they
 * appear: nothing else reaches them.
 */
export function PayloadLiterals({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  useEffect(() => {
    function translate(node: Node): void {
      for (const text of textsIn(node)) {
        translateText(text, language);
      }
      if (node instanceof Element) {
        for (const element of [node, ...node.querySelectorAll(named)]) {
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
