import { reactCame } from "./react-came.ts";

/**
 * Fetches React for a page that it takes over (server/late-scripts.ts): once the page is loaded, or,
 * where it is a form that works by itself, once somebody uses it.
 */
const late = document.querySelector<HTMLScriptElement>("script[type='late-module']");

const signsOfUse = ["focusin", "keydown", "pointerdown", "pointerover"] as const;

function start(): void {
  for (const sign of signsOfUse) {
    removeEventListener(sign, start);
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

let pressed: HTMLElement | undefined;

/** What is pressed meanwhile, such as "show password", is pressed once React is there. */
function notePress({ target }: MouseEvent): void {
  if (target instanceof Element) {
    pressed = target.closest<HTMLElement>("[data-works-alone] button[type=button]") ?? pressed;
  }
}

/** What was refused or done is to be led to, or said, at once. */
function waitsForUse(): boolean {
  return (
    document.querySelector("[data-works-alone]") !== null &&
    document.querySelector("[role=alert], [role=status], [aria-invalid=true]") === null
  );
}

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
if (late && waitsForUse()) {
  for (const sign of signsOfUse) {
    addEventListener(sign, start);
  }
} else if (late && document.readyState === "complete") {
  start();
} else if (late) {
  addEventListener("load", start, { once: true });
}
