const preload = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g;
const moduleScript = 'type="module" async="">';

/**
 * Delays the scripts of a hydrated page, which works without them and is painted sooner: moves
 * their names to data attributes, from which the page's own script loads them (app/start-react.ts).
 * Browsers treat a script of another type as data, and it is valid HTML.
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
