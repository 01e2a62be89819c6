"use client";
import { toast, useTranslation } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { flushEditors } from "../admin/leaving.ts";
import { label } from "../i18n/label.ts";
import { textLanguage } from "../i18n/text-language.ts";
import { type DraftSave, useDraftSave } from "./use-draft-save.ts";

/*
 * Workaround, tried with Payload 3.90.2.
 * Missing: Payload asks for confirmation before a form is left (`LeaveWithoutSaving`) only for documents without
 * autosave, and never on a change of language or the Back button. No option adds the other cases.
 * Upstream: https://github.com/payloadcms/payload/issues/14957
 * Remove when: `LeaveWithoutSaving` covers autosaved documents, the Back button and the change of language.
 * Test: tests/e2e/editing/leaving.spec.ts
 */

/** Maximum wait for the save before a form is left, in ms. */
const saveTimeoutMs = 20_000;
/** Interval at which a draft whose autosave failed is saved again, in ms. */
const retryMs = 5_000;
/** Time in ms after which the screen shows that a save is running. */
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
/** Duration of the warning, in ms. Payload's default of 4 seconds is too short for sentences of this length. */
const warningMs = 20_000;
/** Selects fields whose value can change by keyboard without an input event. */
const keyboardEditors = "[role=combobox], [contenteditable=true]";
const savingToast = "saving-before-leaving";
/** Selects elements in which a click edits nothing: messages, and the button that opens the menu of languages. */
const outsideForm = ".payload-toast-container, .localizer";

/** A click or Back navigation that waits for the save. */
interface LeavingStep {
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
  const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!link || !isPlainClick || link.target === "_blank" || link.hasAttribute("download")) {
    return null;
  }
  const { pathname, search } = window.location;
  return link.pathname === pathname && link.search === search ? null : link;
}

/** Clicks an element again. If React has replaced a link since, navigates to the link's URL instead. */
function clickAgain(element: HTMLElement): void {
  if (!element.isConnected && element instanceof HTMLAnchorElement) {
    window.location.assign(element.href);
  } else {
    element.click();
  }
}

/** Returns the message of a rejected save, if it has one. */
async function rejectionMessage(result: false | Response): Promise<string | undefined> {
  const body: unknown = result ? await result.json().catch(() => undefined) : undefined;
  const { errors } = (body ?? {}) as { errors?: { message?: string }[] };
  return errors?.[0]?.message;
}

/**
 * Saves a draft again after its autosave failed, until the save succeeds or the server rejects it. Without this hook,
 * Payload would save the draft only after the next keystroke.
 */
function useSaveRetry(draft: DraftSave): void {
  /** Unsaved values at the last attempt. If the values have changed since then, the autosave saves them. */
  const lastTriedValues = useRef<string>(undefined);
  const rejectedValues = useRef<string>(undefined);
  const retry = useEffectEvent(async () => {
    const isPending = draft.canSave && draft.isUnsaved() && !draft.isSaving();
    const values = isPending ? draft.values() : undefined;
    const isFailed = values !== undefined && values === lastTriedValues.current;
    lastTriedValues.current = values;
    if (isFailed && values !== rejectedValues.current) {
      const result = await draft.save();
      if (result instanceof Response && result.status < 500) {
        rejectedValues.current = values;
      }
    }
  });
  useEffect(() => {
    const timer = setInterval(() => void retry(), retryMs);
    return () => clearInterval(timer);
  }, []);
}

/**
 * Saves typed text before the user leaves the form by a link, another language or the Back button. Shows a warning if
 * the save fails; a second press then retries the save and leaves in any case. Before the page unloads, the browser
 * shows its own dialog while the draft is sent.
 */
export function SaveBeforeLeaving() {
  const draft = useDraftSave();
  useSaveRetry(draft);
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const heldStep = useRef<LeavingStep>(undefined);
  /**
   * True after a warning until the next edit; the next press then leaves the form. Comparing values would not work,
   * because the server's response to an earlier edit may change values after the warning.
   */
  const isWarned = useRef(false);

  function warn({ way }: LeavingStep, description?: string): void {
    isWarned.current = true;
    toast.warning(notSaved[way][language], {
      duration: warningMs,
      ...(description ? { description } : {}),
    });
  }

  const saveThenLeave = useEffectEvent(async (step: LeavingStep) => {
    const wasWarned = isWarned.current;
    heldStep.current = step;
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
    if (heldStep.current !== step) {
      return;
    }
    heldStep.current = undefined;
    if (result === true) {
      step.leave();
    } else if (wasWarned) {
      draft.discard();
      step.leave();
    } else {
      warn(step, await rejectionMessage(result));
    }
  });

  /** Delays a step until the form is saved; returns false if the step may proceed at once. */
  function holdStep(step: LeavingStep): boolean {
    flushEditors();
    if (!(draft.isUnsaved() || draft.isSaving())) {
      return false;
    }
    if (draft.canSave) {
      void saveThenLeave(step);
      return true;
    }
    if (isWarned.current) {
      draft.discard();
      return false;
    }
    warn(step);
    return true;
  }

  const holdClick = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element)) {
      return;
    }
    const button = languageButton(event.target);
    // Ignores links of forms without autosave, for which Payload itself asks for confirmation.
    const clickedElement = button ?? (draft.isAutosaved ? leavingLink(event.target, event) : null);
    const way = button ? "language" : "link";
    if (clickedElement && holdStep({ way, leave: () => clickAgain(clickedElement) })) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (!(clickedElement || event.target.closest(outsideForm))) {
      // Resets the warning, because a click can edit the form, for example delete a block.
      isWarned.current = false;
    }
  });
  const resetWarning = useEffectEvent(() => {
    isWarned.current = false;
  });
  // Covers edits that fire no input event: values chosen with the keyboard, and many edits of rich text. Excludes Alt
  // with an arrow key, which is the browser's shortcut for Back.
  const resetWarningOnKey = useEffectEvent(({ target, altKey, key }: KeyboardEvent) => {
    const isNavigation = altKey || key === "Alt";
    if (target instanceof Element && target.closest(keyboardEditors) && !isNavigation) {
      isWarned.current = false;
    }
  });
  const current = useRef({ state: undefined as unknown, url: "" });
  useLayoutEffect(() => {
    current.current = { state: window.history.state, url: window.location.href };
  });
  const holdBack = useEffectEvent((event: PopStateEvent) => {
    const { state, url } = current.current;
    if (
      window.location.href !== url &&
      holdStep({ way: "back", leave: () => window.history.back() })
    ) {
      event.stopImmediatePropagation();
      window.history.pushState(state, "", url);
    }
  });
  const askBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    flushEditors();
    if (draft.isAutosaved && draft.isUnsaved()) {
      event.preventDefault();
      draft.sendNow();
    }
  });
  // Sends the draft in browsers that show no dialog before the page unloads, and when a button unmounts the form.
  const sendBeforeUnmount = useEffectEvent(() => {
    heldStep.current = undefined;
    if (draft.isAutosaved && draft.isUnsaved()) {
      draft.sendNow();
    }
  });
  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    // Listens on `window` in the capture phase, to run before the router and before React, which listens on the
    // document.
    const captureOptions = { capture: true, signal };
    window.addEventListener("click", holdClick, captureOptions);
    window.addEventListener("popstate", holdBack, captureOptions);
    for (const edit of ["input", "paste", "cut", "drop"]) {
      window.addEventListener(edit, resetWarning, captureOptions);
    }
    window.addEventListener("keydown", resetWarningOnKey, captureOptions);
    window.addEventListener("beforeunload", askBeforeUnload, { signal });
    window.addEventListener("pagehide", sendBeforeUnmount, { signal });
    return () => {
      abortController.abort();
      sendBeforeUnmount();
    };
  }, []);
  return null;
}
