/**
 * Lets the browser lay out what is far below the screen last (../below-later.ts, decision 0080); at once for
 * a visitor who follows a link to a place on a page, which is known only then.
 */
export function postponeLayout(root: DOMStringMap): void {
  root.below = "later";
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) {
      delete root.below;
    }
  });
}
