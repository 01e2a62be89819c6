import { reactCame } from "./react-came.ts";

/**
 * Fetches React for a page that it takes over (server/late-scripts.ts) and that works without it: once
 * somebody uses it, or, where it has something to say or to lead to, once it is loaded.
 */
const late = document.querySelector<HTMLScriptElement>("script[data-late-module]");

const signsOfUse = ["focusin", "keydown", "pointerdown", "pointermove"] as const;

function start(): void {
  for (const sign of signsOfUse) {
    removeEventListener(sign, startWhenUsed);
  }
  for (const href of late?.dataset.preload?.split(" ").filter(Boolean) ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.nonce = late?.nonce ?? "";
    link.href = href;
    document.head.append(link);
  }
  const script = document.createElement("script");
  script.type = "module";
  script.nonce = late?.nonce ?? "";
  script.textContent = late?.textContent ?? "";
  document.body.append(script);
  script.remove();
}

/** A pointer that lies where a page appears is said to move there, by no distance. */
function startWhenUsed(event: Event): void {
  const { type, movementX, movementY } = event as Event & Partial<PointerEvent>;
  if (type !== "pointermove" || movementX || movementY) {
    start();
  }
}

/** Not those that the browser or the page's own script answers. */
const reactsButtons =
  "main button[type=button]:not([popovertarget], [data-copy], [data-theme-switch])";

let pressed: HTMLElement | undefined;

/** What is pressed meanwhile, such as "show password", is pressed once React is there. */
function notePress({ target }: MouseEvent): void {
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

/** Shows a submit button as busy (ui/button), by attributes alone, which hydration leaves as they are. */
function setBusy({ submitter }: HeldForm, isBusy: boolean): void {
  if (submitter instanceof HTMLButtonElement) {
    submitter.disabled = isBusy;
    submitter.toggleAttribute("data-busy", isBusy);
  }
}

/** Keeps a form that is submitted before React is there for React, which shows failures in place. */
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

/** Submits the held form again; a disabled button would not be part of what is sent. */
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

/** A page that the browser brings back as it was left is no longer waiting. */
function showIdle({ persisted }: PageTransitionEvent): void {
  if (persisted && held) {
    setBusy(held, false);
  }
}

/** A draft follows who writes it; what was refused or done, and a dialog, are to be led to at once. */
const isAwaited =
  document.documentElement.dataset.draft !== undefined ||
  document.querySelector(
    "[role=alert], [role=status], [aria-invalid=true], dialog, [role=dialog]",
  ) !== null;

if (late) {
  addEventListener("click", notePress);
  addEventListener("submit", holdForm);
  addEventListener("pageshow", showIdle);
  addEventListener(
    reactCame,
    () => {
      removeEventListener("click", notePress);
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
