import { reactCame } from "./react-came.ts";

/**
 * Fetches React for a page that it takes over (server/late-scripts.ts) and that works without it: once
 * somebody uses it, or, where it has something to say or to lead to, once it is loaded.
 */
const late = document.querySelector<HTMLScriptElement>("script[type='late-module']");

const signsOfUse = ["focusin", "keydown", "pointerdown", "pointermove"] as const;

function start(): void {
  for (const sign of signsOfUse) {
    removeEventListener(sign, startWhenUsed);
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel='late-module']")) {
    link.rel = "modulepreload";
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

/** A draft follows who writes it; what was refused or done, and a dialog, are to be led to at once. */
const isAwaited =
  document.documentElement.dataset.draft !== undefined ||
  document.querySelector(
    "[role=alert], [role=status], [aria-invalid=true], dialog, [role=dialog]",
  ) !== null;

if (late) {
  addEventListener("click", notePress);
  addEventListener(
    reactCame,
    () => {
      removeEventListener("click", notePress);
      pressed?.click();
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
