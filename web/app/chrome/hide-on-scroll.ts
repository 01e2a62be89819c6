/**
 * Hides header and dock while the reader scrolls down by touch or wheel, and shows them when scrolling up
 * (header.css.ts, floating.css.ts; on upright screens only). Header and dock stay visible for keyboard navigation,
 * links to anchors, and while a menu is open.
 */
const { dataset } = document.documentElement;

/** Minimum scroll distance, in px, of a change of direction. A resting finger moves less. */
const minDistancePx = 8;

let lastScrollY = scrollY;
let isTouchOrWheel = false;

function showChrome(): void {
  delete dataset.chrome;
}

function recordTouchOrWheel(): void {
  isTouchOrWheel = true;
}

function handleScroll(): void {
  const distance = scrollY - lastScrollY;
  if (Math.abs(distance) < minDistancePx) {
    return;
  }
  lastScrollY = scrollY;
  if (!isTouchOrWheel || distance < 0) {
    showChrome();
  } else if (!document.querySelector(":popover-open")) {
    dataset.chrome = "hidden";
  }
}

for (const move of ["touchmove", "wheel"]) {
  addEventListener(move, recordTouchOrWheel, { passive: true });
}
for (const end of ["scrollend", "keydown", "click"]) {
  addEventListener(end, () => {
    isTouchOrWheel = false;
  });
}
addEventListener("scroll", handleScroll, { passive: true });
addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.matches(":focus-visible")) {
    showChrome();
  }
});
