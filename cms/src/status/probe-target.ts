/** Maximum number of addresses of one component that are probed, and maximum number of all probed addresses. */
export const maxTargetsPerComponent = 5;
export const maxTargets = 50;
const maxLength = 300;

/** Parses the address of a probe: the URL of a web page, or `tcp://host:port`. */
export function parseProbeTarget(text: string): URL | undefined {
  const url = URL.canParse(text) && text.length <= maxLength ? new URL(text) : undefined;
  if (!url?.hostname || url.username || url.password) {
    return undefined;
  }
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  const isPort =
    url.protocol === "tcp:" && url.port && !url.search && !url.hash && /^\/?$/.test(url.pathname);
  return isWeb || isPort ? url : undefined;
}
