/**
 * Tooltips (specification, section 9). A tooltip opens after 700 ms of hovering, on keyboard focus, and on a long
 * press; within 300 ms after another tooltip, hovering opens it at once. A touch that began before this script was
 * loaded counts as a tap, because its duration is unknown. Triggers have `data-tip`: a term has its own tooltip element
 * (Term), an icon uses its label.
 */
const opensAfterMs = 700;
const opensAtOnceWithinMs = 300;

let openTooltip: { trigger: HTMLElement; tip: HTMLElement } | undefined;
let timer: number | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;

/** True after a long press opened a tooltip; the following click is ignored. */
let isLongPress = false;

/** Shared tooltip of all icons, created on first use. */
let labelTip: HTMLElement | undefined;

function tipOf(trigger: HTMLElement): HTMLElement {
  const ownTip = document.getElementById(trigger.getAttribute("aria-describedby") ?? "");
  if (ownTip && trigger.dataset.tip === "term") {
    return ownTip;
  }
  if (!labelTip) {
    labelTip = document.createElement("div");
    // Hides the tooltip from screen readers, which read the icon's label.
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
  if (openTooltip) {
    openTooltip.tip.hidePopover();
    openTooltip = undefined;
    hiddenAt = performance.now();
  }
}

/**
 * Returns the popover menu of a trigger; null for links, for other buttons and for terms, whose popover is the tooltip.
 */
function menuOf(trigger: HTMLElement): Element | null {
  const isMenuButton = trigger instanceof HTMLButtonElement && trigger.dataset.tip !== "term";
  return isMenuButton ? trigger.popoverTargetElement : null;
}

/**
 * Shows the tooltip of a trigger. Does nothing while the trigger's menu is open: otherwise Tab would move from the
 * button into the tooltip, which the button opened last, instead of into the menu.
 */
function show(trigger: HTMLElement): void {
  hide();
  if (menuOf(trigger)?.matches(":popover-open")) {
    return;
  }
  const tip = tipOf(trigger);
  // `source` is the element next to which CSS anchor positioning places the tooltip.
  tip.showPopover({ source: trigger });
  openTooltip = { trigger, tip };
}

function scheduleShow(trigger: HTMLElement, afterMs: number, isTouch = false): void {
  hide();
  timer = window.setTimeout(() => {
    show(trigger);
    isLongPress = isTouch && openTooltip !== undefined;
  }, afterMs);
}

function triggerOf(target: EventTarget | null): HTMLElement | undefined {
  const trigger = target instanceof Element && target.closest<HTMLElement>("[data-tip]");
  // Ignores an icon whose label is visible next to it, because it needs no tooltip.
  return trigger && trigger.innerText !== trigger.ariaLabel ? trigger : undefined;
}

/** Returns true if the keyboard's focus is on a trigger, whose tooltip then stays open (WCAG 2.2, 1.4.13). */
function isFocusOnTrigger(): boolean {
  return triggerOf(document.activeElement)?.matches(":focus-visible") === true;
}

document.addEventListener("pointerover", ({ target, pointerType }) => {
  const trigger = triggerOf(target);
  const isOverTooltip = target instanceof Node && openTooltip?.tip.contains(target);
  if (pointerType === "touch" || isOverTooltip || (trigger && trigger === openTooltip?.trigger)) {
    return;
  }
  // Keeps the tooltip of the focused trigger: the pointer may not have moved, but the page may have scrolled below it.
  if (!trigger && isFocusOnTrigger()) {
    return;
  }
  const opensAtOnce = openTooltip || performance.now() - hiddenAt < opensAtOnceWithinMs;
  hide();
  if (trigger) {
    scheduleShow(trigger, opensAtOnce ? 0 : opensAfterMs);
  }
});

document.addEventListener("pointerdown", ({ target, pointerType }) => {
  const trigger = triggerOf(target);
  isLongPress = false;
  // Excludes terms, whose own button opens and closes the tooltip.
  if (trigger?.dataset.tip !== "term") {
    hide();
    if (trigger && pointerType === "touch") {
      scheduleShow(trigger, opensAfterMs, true);
    }
  }
});
document.addEventListener(
  "click",
  (event) => {
    if (isLongPress && event instanceof PointerEvent && event.pointerType === "touch") {
      isLongPress = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const trigger = triggerOf(event.target);
    if (trigger && menuOf(trigger)) {
      // Hides the tooltip before the menu opens, because hiding it later would remove the menu from the focus order.
      hide();
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
    // Shows the tooltip in a later task, because the focus may come from a popover that is just
    // opening.
    scheduleShow(trigger, 0);
  }
});
document.addEventListener("focusout", hide);
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") {
    hide();
  }
});
