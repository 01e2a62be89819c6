"use client";
import { useTranslation } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";
import type { Label } from "../i18n/label.ts";
import { literalIn, nameIn } from "../i18n/payload-literals.ts";
import { textLanguage } from "../i18n/text-language.ts";
import { documentTime, lockTime } from "./brasilia-time.ts";

/** Text by users is never translated. */
const written = "[contenteditable], textarea, td, .row-label";
/** Attributes with text for screen readers and tooltips. */
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

/**
 * Reformats a time above a form, which Payload shows in the browser's time zone. Times elsewhere are rendered by the
 * server, already in Brasília's time.
 */
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

/** Buttons that open a menu, such as ⋮ or the arrow next to a button, are rendered without text. */
function nameMenuButton(element: Element): void {
  const hasWords =
    element.textContent.trim() !== "" || element.querySelector("[aria-label], [alt]");
  if (element.matches(".popup-button:not([aria-label])") && !hasWords) {
    element.setAttribute("aria-label", "More options");
  }
}

/** Translates English text that is hard-coded in Payload's screens when it appears, because no option reaches it. */
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
