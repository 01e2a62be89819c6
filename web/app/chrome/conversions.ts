import { type ConversionEvent, conversionsApi, staffMarkerCookieName } from "contracts";

/**
 * Reports conversions to the site, once per page view: the calculator was used, or the chat opened.
 * Sends the page and the campaign, and nothing about the visitor. Disabled for Do Not Track, drafts
 * and staff.
 */
const reported = new Set<ConversionEvent>();
const isOptedOut =
  navigator.doNotTrack === "1" ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
const isEnabled =
  !isOptedOut &&
  document.documentElement.dataset.draft === undefined &&
  !document.cookie.includes(`${staffMarkerCookieName()}=`);

function report(event: ConversionEvent): void {
  if (isEnabled && !reported.has(event)) {
    reported.add(event);
    const campaign = new URLSearchParams(location.search).get("utm_campaign") ?? undefined;
    const body = JSON.stringify({ event, path: location.pathname, campaign });
    navigator.sendBeacon(conversionsApi, new Blob([body], { type: "application/json" }));
  }
}

function handleEvent({ target }: Event): void {
  if (target instanceof Element) {
    if (target.closest('a[href^="https://wa.me/"]')) {
      report("chat-opened");
    } else if (
      target
        .closest('[data-island="calculator"]:not([data-simulates])')
        ?.contains(target.closest("button, input, select"))
    ) {
      report("calculator-begun");
    }
  }
}

addEventListener("click", handleEvent, { capture: true });
addEventListener("input", handleEvent, { capture: true });
