"use client";
import { toast, useTranslation } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { label } from "../i18n/label.ts";
import { textLanguage } from "../i18n/text-language.ts";
import { collectTyped } from "./leaving.ts";
import { type DraftSave, useDraftSave } from "./use-draft-save.ts";

/*
 * Workaround. Payload asks for confirmation before a form is left (`LeaveWithoutSaving`) only for documents without
 * autosave, and never on a change of language or the Back button. There is no option for the other cases.
 */

/** Maximum wait for the save before a form is left, in ms. */
const saveTimeoutMs = 20_000;
/** Interval at which a draft whose autosave failed is saved again, in ms. */
const retryMs = 5_000;
/** Wait after which the screen says that it is saving, in ms. */
const savingNoticeMs = 1_000;

const notSaved = {
  language: label(
    "O que você escreveu ainda não foi salvo. Salve, ou escolha o idioma de novo para descartar.",
    "What you wrote is not saved yet. Save it, or choose the language again to discard it.",
    "Lo que escribió todavía no se guardó. Guárdelo, o elija el idioma otra vez para descartarlo.",
  ),
  back: label(
    "O que você escreveu ainda não foi salvo. Salve, ou volte de novo para descartar.",
    "What you wrote is not saved yet. Save it, or go back again to discard it.",
    "Lo que escribió todavía no se guardó. Guárdelo, o vuelva atrás otra vez para descartarlo.",
  ),
  link: label(
    "O que você escreveu ainda não foi salvo. Clique de novo para tentar outra vez e sair, mesmo sem salvar.",
    "What you wrote is not saved yet. Click again to retry and leave, saved or not.",
    "Lo que escribió todavía no se guardó. Haga clic de nuevo para reintentar y salir, aunque no se guarde.",
  ),
};
const saving = label(
  "Salvando antes de sair…",
  "Saving before leaving…",
  "Guardando antes de salir…",
);
const savingToast = "saving-before-leaving";

/** A click or Back navigation that waits for the save. */
interface Step {
  way: keyof typeof notSaved;
  leave: () => void;
}

/** Returns the button of a language in Payload's menu; null for the button that opens the menu. */
function languageButton(target: Element): HTMLElement | null {
  const button = target.closest<HTMLElement>(".popup-button-list__button");
  return button?.querySelector("[data-locale]") ? button : null;
}

/** Returns the clicked link if it leaves the form in this tab; null for a click that opens a new tab or a download. */
function leavingLink(target: Element, event: MouseEvent): HTMLAnchorElement | null {
  const link = target.closest<HTMLAnchorElement>("a[href]:not([contenteditable] *)");
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!link || !isPlain || link.target === "_blank" || link.hasAttribute("download")) {
    return null;
  }
  const { pathname, search } = window.location;
  return link.pathname === pathname && link.search === search ? null : link;
}

/** Clicks an element again. If React has replaced a link since, navigates to the link's URL instead. */
function press(element: HTMLElement): void {
  if (!element.isConnected && element instanceof HTMLAnchorElement) {
    window.location.assign(element.href);
  } else {
    element.click();
  }
}

/** Returns the message of a rejected save, if it has one. */
async function reasonOf(result: false | Response): Promise<string | undefined> {
  const body: unknown = result ? await result.json().catch(() => undefined) : undefined;
  const { errors } = (body ?? {}) as { errors?: { message?: string }[] };
  return errors?.[0]?.message;
}

/**
 * Saves text whose autosave failed again, until it succeeds or the server rejects it. Without this, Payload would save
 * it only after the next keystroke.
 */
function useSaveRetry(draft: DraftSave): void {
  /** Unsaved values at the last attempt; newer values are left to the autosave. */
  const unsaved = useRef<string>(undefined);
  const rejected = useRef<string>(undefined);
  const retry = useEffectEvent(async () => {
    const isPending = draft.canSave && draft.isUnsaved() && !draft.isSaving();
    const values = isPending ? draft.values() : undefined;
    const isFailed = values !== undefined && values === unsaved.current;
    unsaved.current = values;
    if (isFailed && values !== rejected.current) {
      const result = await draft.save();
      if (result instanceof Response && result.status < 500) {
        rejected.current = values;
      }
    }
  });
  useEffect(() => {
    const timer = setInterval(() => void retry(), retryMs);
    return () => clearInterval(timer);
  }, []);
}

/**
 * Saves typed text before the form is left by a link, another language or the Back button. If that fails, shows a
 * warning; a second press retries and then leaves anyway. Before the page unloads, the browser shows its own dialog
 * while the draft is sent.
 */
export function KeepTyped() {
  const draft = useDraftSave();
  useSaveRetry(draft);
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const held = useRef<Step>(undefined);
  /** Values for which a warning was shown; the next press leaves the form. */
  const warned = useRef<string>(undefined);

  function warn({ way }: Step, description?: string): void {
    warned.current = draft.values();
    toast.warning(notSaved[way][language], description ? { description } : {});
  }

  const saveThenLeave = useEffectEvent(async (step: Step) => {
    const isWarned = warned.current === draft.values();
    held.current = step;
    const notice = setTimeout(
      () => toast.loading(saving[language], { id: savingToast }),
      savingNoticeMs,
    );
    const timeout = Promise.withResolvers<false>();
    const timer = setTimeout(() => timeout.resolve(false), saveTimeoutMs);
    const result = await Promise.race([draft.save(), timeout.promise]);
    clearTimeout(notice);
    clearTimeout(timer);
    toast.dismiss(savingToast);
    // Stops if another click replaced this step, or the form was unmounted.
    if (held.current !== step) {
      return;
    }
    held.current = undefined;
    if (result === true) {
      step.leave();
    } else if (isWarned) {
      draft.discard();
      step.leave();
    } else {
      warn(step, await reasonOf(result));
    }
  });

  /** Holds a step back until the form is saved; returns false if the step may proceed at once. */
  function hold(step: Step): boolean {
    collectTyped();
    if (!(draft.isUnsaved() || draft.isSaving())) {
      return false;
    }
    if (draft.canSave) {
      void saveThenLeave(step);
      return true;
    }
    if (warned.current === draft.values()) {
      draft.discard();
      return false;
    }
    warn(step);
    return true;
  }

  const holdPress = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element)) {
      return;
    }
    const button = languageButton(event.target);
    // Links of forms without autosave are left to Payload, which asks for confirmation itself.
    const pressed = button ?? (draft.isAutosaved ? leavingLink(event.target, event) : null);
    const way = button ? "language" : "link";
    if (pressed && hold({ way, leave: () => press(pressed) })) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  });
  const current = useRef({ state: undefined as unknown, url: "" });
  useLayoutEffect(() => {
    current.current = { state: window.history.state, url: window.location.href };
  });
  const holdBack = useEffectEvent((event: PopStateEvent) => {
    const { state, url } = current.current;
    if (window.location.href !== url && hold({ way: "back", leave: () => window.history.back() })) {
      event.stopImmediatePropagation();
      window.history.pushState(state, "", url);
    }
  });
  const askBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    collectTyped();
    if (draft.isAutosaved && draft.isUnsaved()) {
      event.preventDefault();
      draft.sendNow();
    }
  });
  // Covers browsers without such a dialog, and buttons that unmount the form.
  const sendLast = useEffectEvent(() => {
    held.current = undefined;
    if (draft.isAutosaved && draft.isUnsaved()) {
      draft.sendNow();
    }
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Must run before React, which listens on the document, and before the router.
    const early = { capture: true, signal };
    window.addEventListener("click", holdPress, early);
    window.addEventListener("popstate", holdBack, early);
    window.addEventListener("beforeunload", askBeforeUnload, { signal });
    window.addEventListener("pagehide", sendLast, { signal });
    return () => {
      listening.abort();
      sendLast();
    };
  }, []);
  return null;
}
