import { hydratedEvent } from "./hydrated-event.ts";

/**
 * Loads React late on pages that work without it (late-scripts.tsx): at the first interaction.
 * Loads it after the load event if the page is a draft, shows the message of a form, or has a
 * dialog.
 */
const late = document.querySelector<HTMLTemplateElement>("template[data-late-scripts]");

const signsOfUse = ["focusin", "keydown", "pointerdown", "pointermove"] as const;

function start(): void {
  for (const sign of signsOfUse) {
    removeEventListener(sign, startWhenUsed);
  }
  if (late) {
    document.head.append(late.content);
  }
}

/**
 * Starts React when the visitor first uses the page. Ignores the pointer event that browsers send without movement when
 * a page appears under the pointer.
 */
function startWhenUsed(event: Event): void {
  const { type, movementX, movementY } = event as Event & Partial<PointerEvent>;
  if (type !== "pointermove" || movementX || movementY) {
    start();
  }
}

/** Matches buttons that React handles, instead of the browser or the page's script. */
const reactsButtons =
  "main button[type=button]:not([popovertarget], [data-copy], [data-theme-switch])";

let pressed: HTMLElement | undefined;

/** Clicks on buttons such as "show password" are replayed once React is loaded. */
function recordPress({ target }: MouseEvent): void {
  if (target instanceof Element) {
    pressed = target.closest<HTMLElement>(reactsButtons) ?? pressed;
  }
}

/** Maximum time that a submitted form waits for React, in ms; then the browser submits it. */
const reactTimeoutMs = 3_000;

interface HeldForm {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

let held: HeldForm | undefined;
let isReleased = false;

/**
 * Shows a submit button as busy (ui/button) by attributes alone, which hydration does not change.
 */
function setBusy({ submitter }: HeldForm, isBusy: boolean): void {
  if (submitter instanceof HTMLButtonElement) {
    submitter.disabled = isBusy;
    submitter.toggleAttribute("data-busy", isBusy);
  }
}

/** Holds a form that is submitted before React is loaded, because React shows failures in place. */
function holdForm(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (isReleased || !(form instanceof HTMLFormElement) || form.method !== "post") {
    return;
  }
  event.preventDefault();
  if (!held) {
    held = { form, submitter };
    setBusy(held, true);
    setTimeout(submitNatively, reactTimeoutMs);
  }
}

/** Submits the form whose submission waited for React. Its button is enabled first, because disabled buttons are left out of form data. */
function releaseForm(): void {
  isReleased = true;
  if (held) {
    setBusy(held, false);
    held.form.requestSubmit(held.submitter);
  }
}

function submitNatively(): void {
  if (held && !isReleased) {
    releaseForm();
    setBusy(held, true);
  }
}

/** A page restored from the back/forward cache is no longer waiting. */
function showIdle({ persisted }: PageTransitionEvent): void {
  if (persisted && held) {
    setBusy(held, false);
  }
}

/**
 * Loads React after the load event: for a draft, which follows the editor's saves, for a message
 * about a form, and for a dialog; in development always, for hot reload.
 */
const isAwaited =
  import.meta.env.DEV ||
  document.documentElement.dataset.draft !== undefined ||
  document.querySelector(
    "[role=alert], [role=status], [aria-invalid=true], dialog, [role=dialog]",
  ) !== null;

if (late) {
  addEventListener("click", recordPress);
  addEventListener("submit", holdForm);
  addEventListener("pageshow", showIdle);
  addEventListener(
    hydratedEvent,
    () => {
      removeEventListener("click", recordPress);
      removeEventListener("submit", holdForm);
      pressed?.click();
      if (!isReleased) {
        releaseForm();
      }
    },
    { once: true },
  );
}
if (late && !isAwaited) {
  for (const sign of signsOfUse) {
    addEventListener(sign, startWhenUsed);
  }
} else if (late && document.readyState === "complete") {
  start();
} else if (late) {
  addEventListener("load", start, { once: true });
}
