import type { BrowserContext } from "@playwright/test";

/**
 * Records events that must not occur on our pages: console errors, exceptions, CSP violations
 * (which the browser logs as errors), and requests to another origin.
 */
export function recordBrowserErrors(
  context: BrowserContext,
  { origin, provoked }: { origin: string; provoked?: RegExp | undefined },
): { offences: string[] } {
  const offences: string[] = [];
  const documents = new Set<string>();
  context.on("request", (request) => {
    if (request.isNavigationRequest()) {
      documents.add(request.url());
    }
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== new URL(origin).host) {
      offences.push(`request to ${request.url()}`);
    }
  });
  context.on("console", (message) => {
    const { url } = message.location();
    // Ignores the browser's message about the 404 status if the test requested a missing page.
    const isExpectedStatus =
      message.text().startsWith("Failed to load resource: the server responded") &&
      documents.has(url);
    const isProvoked =
      message.text().startsWith("Failed to load resource") && provoked?.test(url) === true;
    if (message.type() === "error" && !isExpectedStatus && !isProvoked) {
      offences.push(`console: ${message.text()} (${url})`);
    }
  });
  context.on("weberror", (error) => {
    const { message } = error.error();
    // Ignores skipped view transitions, because browsers may skip them, even without scripts.
    if (!message.startsWith("Transition was ")) {
      offences.push(`exception: ${message}`);
    }
  });
  return { offences };
}
