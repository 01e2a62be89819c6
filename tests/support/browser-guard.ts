import type { BrowserContext } from "@playwright/test";

/**
 * Notes whatever a page does that none of ours may: errors in its console, exceptions, violations
 * of its security policy (the browser logs them as errors), requests to another origin.
 */
export function guard(
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
    // The browser logs the status of a page that was asked for to be missing; that is no error.
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
    // A transition between pages that the browser leaves out, which it does without scripts too.
    if (!message.startsWith("Transition was ")) {
      offences.push(`exception: ${message}`);
    }
  });
  return { offences };
}
