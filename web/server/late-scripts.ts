const preload = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g;
const moduleScript = 'type="module" async="">';

/**
 * A page that React takes over works before that, and is painted sooner without its scripts: they are
 * named in data attributes, and the page's own script fetches them (app/start-react.ts). A script of
 * another type is data to browsers, and valid HTML.
 */
export function lateScripts(html: string): string {
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
