"use client";
import { useTranslation } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";
import { literalIn } from "../i18n/payload-literals.ts";
import { textLanguage } from "./money.ts";

/** What people write is theirs, whatever it says. */
const written = "[contenteditable], textarea, td, .row-label";

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
 * Puts English words that are written into Payload's screens into the language of whoever is looking, as they
 * appear: nothing else reaches them.
 */
export function PayloadLiterals({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  useEffect(() => {
    function translate(node: Node): void {
      for (const text of textsIn(node)) {
        const words = literalIn(text.data.trim(), language);
        if (words !== undefined && words !== text.data && !text.parentElement?.closest(written)) {
          text.data = words;
        }
      }
    }
    translate(document.body);
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        for (const node of type === "characterData" ? [target] : addedNodes) {
          translate(node);
        }
      }
    });
    observer.observe(document.body, { characterData: true, childList: true, subtree: true });
    return () => observer.disconnect();
  }, [language]);
  return children;
}
