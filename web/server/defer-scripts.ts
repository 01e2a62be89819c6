const preload = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g;
const moduleScript = 'type="module" async="">';

/**
 * Delays the scripts of a hydrated page, which is painted sooner and works without them: moves
 * their URLs to data attributes, from which the page's script loads them (app/start-react.ts).
 * Browsers treat a script of another type as data, and the HTML is valid.
 */
export function deferScripts(html: string): string {
  if (!html.includes(moduleScript)) {
    return html;
  }
  const preloads = [...html.matchAll(preload)].map(([, href = ""]) => href);
  return html
    .replaceAll(preload, "")
    .replace(
      moduleScript,
      () => `type="text/plain" data-late-module="" data-preload="${preloads.join(" ")}">`,
    );
}
