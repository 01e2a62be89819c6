import { hydratedEvent } from "./hydrated-event.ts";

/**
 * On pages that work without React, loads React at the first interaction (late-scripts.tsx). If the page is a draft,
 * shows the message of a form, or has a dialog, loads React after the load event.
 */
const scriptsTemplate = document.querySelector<HTMLTemplateElement>("template[data-late-scripts]");

const interactionEvents = ["focusin", "keydown", "pointerdown", "pointermove"] as const;

function start(): void {
  for (const sign of interactionEvents) {
    removeEventListener(sign, startOnInteraction);
  }
  if (scriptsTemplate) {
    document.head.append(scriptsTemplate.content);
  }
}

/**
 * Starts React when the visitor first uses the page. Ignores the pointer event that browsers send without movement when
 * a page appears under the pointer.
 */
function startOnInteraction(event: Event): void {
  const { type, movementX, movementY } = event as Event & Partial<PointerEvent>;
  if (type !== "pointermove" || movementX || movementY) {
    start();
  }
}

/** Matches buttons that React handles. The browser or the page's script handles all other buttons. */
const reactButtons =
  "main button[type=button]:not([popovertarget], [data-copy], [data-theme-switch])";

let pressedButton: HTMLElement | undefined;

/** Records clicks on buttons such as "show password". The clicks are replayed once React is loaded. */
function recordPress({ target }: MouseEvent): void {
  if (target instanceof Element) {
    pressedButton = target.closest<HTMLElement>(reactButtons) ?? pressedButton;
  }
}

/** Maximum time that a submitted form waits for React, in ms; then the browser submits it. */
const reactTimeoutMs = 3_000;

interface HeldForm {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

let heldForm: HeldForm | undefined;
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

/**
 * Delays the submission of a form until React is loaded, because React shows failures without a
 * page load.
 */
function holdForm(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (isReleased || !(form instanceof HTMLFormElement) || form.method !== "post") {
    return;
  }
  event.preventDefault();
  if (!heldForm) {
    heldForm = { form, submitter };
    setBusy(heldForm, true);
    setTimeout(submitNatively, reactTimeoutMs);
  }
}

/**
 * Submits the form whose submission waited for React. Enables the button first, because form data does not include
 * disabled buttons.
 */
function releaseForm(): void {
  isReleased = true;
  if (heldForm) {
    setBusy(heldForm, false);
    heldForm.form.requestSubmit(heldForm.submitter);
  }
}

function submitNatively(): void {
  if (heldForm && !isReleased) {
    releaseForm();
    setBusy(heldForm, true);
  }
}

/** Shows the submit button as idle again on a page that was restored from the back/forward cache. */
function showIdle({ persisted }: PageTransitionEvent): void {
  if (persisted && heldForm) {
    setBusy(heldForm, false);
  }
}

/**
 * True if React must load right after the load event, instead of at the first interaction: the page is a draft, which
 * is rendered again after each save, shows the result of a form, or has an open dialog. Always true in development, for
 * hot reload.
 */
const needsReactSoon =
  import.meta.env.DEV ||
  document.documentElement.dataset.draft !== undefined ||
  document.querySelector(
    "[role=alert], [role=status], [aria-invalid=true], dialog, [role=dialog]",
  ) !== null;

if (scriptsTemplate) {
  addEventListener("click", recordPress);
  addEventListener("submit", holdForm);
  addEventListener("pageshow", showIdle);
  addEventListener(
    hydratedEvent,
    () => {
      removeEventListener("click", recordPress);
      removeEventListener("submit", holdForm);
      pressedButton?.click();
      if (!isReleased) {
        releaseForm();
      }
    },
    { once: true },
  );
}
if (scriptsTemplate && !needsReactSoon) {
  for (const sign of interactionEvents) {
    addEventListener(sign, startOnInteraction);
  }
} else if (scriptsTemplate && document.readyState === "complete") {
  start();
} else if (scriptsTemplate) {
  addEventListener("load", start, { once: true });
}
