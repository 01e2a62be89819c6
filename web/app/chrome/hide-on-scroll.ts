/**
 * Takes header and dock out of the way while a reader scrolls down by hand, and brings them back on
 * the way up (header.css.ts, floating.css.ts; on upright screens only). They stay for whoever moves by
 * keys, by a link, or has a menu open.
 */
const { dataset } = document.documentElement;

/** Distance in px that counts as a change of direction; less is a finger that rests. */
const leastPx = 8;

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
  if (Math.abs(moved) < leastPx) {
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
