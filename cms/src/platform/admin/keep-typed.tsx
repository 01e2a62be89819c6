"use client";
import { toast, useDocumentInfo, useFormModified, useTranslation } from "@payloadcms/ui";
import { hasAutosaveEnabled } from "payload/shared";
import { useEffect, useRef } from "react";
import { label } from "../i18n/label.ts";
import { textLanguage } from "../i18n/text-language.ts";

/** Maximum wait for autosave, which takes about a second, in ms. */
const autosaveTimeoutMs = 5_000;

const notSaved = label(
  "O que você escreveu ainda não foi salvo. Salve, ou escolha o idioma de novo para descartar.",
  "What you wrote is not saved yet. Save it, or choose the language again to discard it.",
  "Lo que escribió todavía no se guardó. Guárdelo, o elija el idioma otra vez para descartarlo.",
);

const notSavedOnBack = label(
  "O que você escreveu ainda não foi salvo. Salve, ou volte de novo para descartar.",
  "What you wrote is not saved yet. Save it, or go back again to discard it.",
  "Lo que escribió todavía no se guardó. Guárdelo, o vuelva atrás otra vez para descartarlo.",
);

/** Returns the button of a language in Payload's menu; the button that opens the menu is not one. */
function languageButton({ target }: MouseEvent): HTMLElement | null {
  const button =
    target instanceof Element ? target.closest<HTMLElement>(".popup-button-list__button") : null;
  return button?.querySelector("[data-locale]") ? button : null;
}

/**
 * Protects unsaved input when an editor changes the language or goes back, both of which reload the form without the
 * browser's own warning. Waits for autosave; if it fails, shows a warning, and a second press proceeds.
 */
export function KeepTyped() {
  const isModified = useFormModified();
  const { docConfig } = useDocumentInfo();
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const savesItself = docConfig !== undefined && hasAutosaveEnabled(docConfig);
  const chosen = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (!isModified) {
      chosen.current?.click();
      chosen.current = undefined;
      return;
    }
    let isWarned = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    function warn(): void {
      chosen.current = undefined;
      isWarned = true;
      toast.warning(notSaved[language]);
    }
    function hold(event: MouseEvent): void {
      const button = languageButton(event);
      if (!button || isWarned) {
        return;
      }
      event.stopPropagation();
      clearTimeout(waiting);
      if (savesItself) {
        chosen.current = button;
        waiting = setTimeout(warn, autosaveTimeoutMs);
      } else {
        warn();
      }
    }
    const here = { state: window.history.state as unknown, url: window.location.href };
    let isWarnedOnBack = false;
    function stay(event: PopStateEvent): void {
      if (savesItself || isWarnedOnBack || window.location.href === here.url) {
        return;
      }
      event.stopImmediatePropagation();
      isWarnedOnBack = true;
      window.history.pushState(here.state, "", here.url);
      toast.warning(notSavedOnBack[language]);
    }
    // Must run before React, which listens on the document, and before the router.
    window.addEventListener("click", hold, true);
    window.addEventListener("popstate", stay, true);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("click", hold, true);
      window.removeEventListener("popstate", stay, true);
    };
  }, [isModified, language, savesItself]);
  return null;
}
