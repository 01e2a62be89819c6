import { useEffect } from "react";

/**
 * Rewrites links in a release's preview to the previews of its other pages, which the site does not have yet,
 * or has in an older version. `pages` maps future paths to preview addresses.
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
