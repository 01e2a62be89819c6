/**
 * Tooltips (specification, section 9): after a rest of 700 ms, and at once within 300 ms of another;
 * by keyboard as soon as the focus comes, by touch once a finger has rested there. A finger that was put
 * down before this script came is an ordinary press: nobody knows how long it has rested. What has one is
 * marked by `data-tip`: a term names its own (Term), an icon is named by its label.
 */
const opensAfterMs = 700;
const skipsWithinMs = 300;

let shown: { trigger: HTMLElement; tip: HTMLElement } | undefined;
let timer: number | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;

/** A finger stayed until the tooltip came: to lift it then is not to press. */
let isAsked = false;

/** Of all icons; made when the first is asked for. */
let labelTip: HTMLElement | undefined;

function tipOf(trigger: HTMLElement): HTMLElement {
  const own = document.getElementById(trigger.getAttribute("aria-describedby") ?? "");
  if (own && trigger.dataset.tip === "term") {
    return own;
  }
  if (!labelTip) {
    labelTip = document.createElement("div");
    // Screen readers have said the label by then.
    labelTip.ariaHidden = "true";
    labelTip.popover = "manual";
    labelTip.dataset.tooltip = "";
    document.body.append(labelTip);
  }
  labelTip.textContent = trigger.ariaLabel;
  return labelTip;
}

function hide(): void {
  clearTimeout(timer);
  timer = undefined;
  if (shown) {
    shown.tip.hidePopover();
    shown = undefined;
    hiddenAt = performance.now();
  }
}

function show(trigger: HTMLElement): void {
  hide();
  const tip = tipOf(trigger);
  // The anchor that the styles place it by.
  tip.showPopover({ source: trigger });
  shown = { trigger, tip };
}

function showSoon(trigger: HTMLElement, afterMs: number, isTouched = false): void {
  hide();
  timer = window.setTimeout(() => {
    show(trigger);
    isAsked = isTouched;
  }, afterMs);
}

function triggerOf(target: EventTarget | null): HTMLElement | undefined {
  const trigger = target instanceof Element && target.closest<HTMLElement>("[data-tip]");
  // Where there is room for its label, an icon has it beside it.
  return trigger && trigger.innerText !== trigger.ariaLabel ? trigger : undefined;
}

document.addEventListener("pointerover", ({ target, pointerType }) => {
  const trigger = triggerOf(target);
  const isOnTip = target instanceof Node && shown?.tip.contains(target);
  if (pointerType === "touch" || isOnTip || (trigger && trigger === shown?.trigger)) {
    return;
  }
  const isSkipping = shown || performance.now() - hiddenAt < skipsWithinMs;
  hide();
  if (trigger) {
    showSoon(trigger, isSkipping ? 0 : opensAfterMs);
  }
});

document.addEventListener("pointerdown", ({ target, pointerType }) => {
  const trigger = triggerOf(target);
  isAsked = false;
  // A term's own button opens and closes it.
  if (trigger?.dataset.tip !== "term") {
    hide();
    if (trigger && pointerType === "touch") {
      showSoon(trigger, opensAfterMs, true);
    }
  }
});
document.addEventListener(
  "click",
  (event) => {
    if (isAsked && event instanceof PointerEvent && event.pointerType === "touch") {
      isAsked = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  },
  { capture: true },
);
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => clearTimeout(timer));
}

document.addEventListener("focusin", ({ target }) => {
  const trigger = triggerOf(target);
  if (trigger?.matches(":focus-visible")) {
    // Not at once: the focus may have come by a popover that is just opening.
    showSoon(trigger, 0);
  }
});
document.addEventListener("focusout", hide);
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") {
    hide();
  }
});
