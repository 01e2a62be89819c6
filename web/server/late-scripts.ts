/**
 * A page that React takes over works before that, and is painted sooner without its scripts: they are
 * named in the page, and the page's own script has them fetched (app/start-react.ts). React does not
 * compare these attributes when it takes over.
 */
export function lateScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-module"')
    .replace('type="module" async="">', 'type="late-module">');
}
