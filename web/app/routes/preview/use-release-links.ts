import { useEffect } from "react";

/**
 * Within a release's preview, links to what is out with it lead to their previews: the site itself does
 * not have them yet, or has them as they were. `pages`: previews by the addresses that pages will have.
 */
export function useReleaseLinks(pages: Readonly<Record<string, string>> = {}): void {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      const { origin, pathname, hash } = new URL(link.href, window.location.href);
      const preview = origin === window.location.origin ? pages[pathname] : undefined;
      if (preview !== undefined) {
        link.setAttribute("href", preview + hash);
      }
    }
  }, [pages]);
}
