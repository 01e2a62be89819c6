/**
 * Hides header and dock while the reader scrolls down by touch or wheel, and shows them when
 * scrolling up (header.css.ts, floating.css.ts; on upright screens only). They stay visible for
 * keyboard navigation, links to anchors, and while a menu is open.
 */
const { dataset } = document.documentElement;

/** Minimum distance, in px, of a change of direction; a resting finger moves less. */
const minPx = 8;

let last = scrollY;
let isByHand = false;

function bringBack(): void {
  delete dataset.chrome;
}

function noteHand(): void {
  isByHand = true;
}

function follow(): void {
  const moved = scrollY - last;
  if (Math.abs(moved) < minPx) {
    return;
  }
  last = scrollY;
  if (!isByHand || moved < 0) {
    bringBack();
  } else if (!document.querySelector(":popover-open")) {
    dataset.chrome = "hidden";
  }
}

for (const move of ["touchmove", "wheel"]) {
  addEventListener(move, noteHand, { passive: true });
}
for (const end of ["scrollend", "keydown", "click"]) {
  addEventListener(end, () => {
    isByHand = false;
  });
}
addEventListener("scroll", follow, { passive: true });
addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.matches(":focus-visible")) {
    bringBack();
  }
});
