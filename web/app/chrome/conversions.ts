import { type ConversionEvent, conversionsApi, staffMarkerCookieName } from "contracts";

/**
 * Tells the site, once in each view of a page, that its calculator was begun or the chat opened: which
 * page, which campaign, nothing of who. Not where the browser asks not to be tracked, of drafts, or of staff.
 */
const told = new Set<ConversionEvent>();
const isAskedNotTo =
  navigator.doNotTrack === "1" ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
const counts =
  !isAskedNotTo &&
  document.documentElement.dataset.draft === undefined &&
  !document.cookie.includes(`${staffMarkerCookieName()}=`);

function tell(event: ConversionEvent): void {
  if (counts && !told.has(event)) {
    told.add(event);
    const campaign = new URLSearchParams(location.search).get("utm_campaign") ?? undefined;
    const body = JSON.stringify({ event, path: location.pathname, campaign });
    navigator.sendBeacon(conversionsApi, new Blob([body], { type: "application/json" }));
  }
}

function notice({ target }: Event): void {
  if (target instanceof Element) {
    if (target.closest('a[href^="https://wa.me/"]')) {
      tell("chat-opened");
    } else if (
      target
        .closest('[data-island="calculator"]:not([data-simulates])')
        ?.contains(target.closest("button, input, select"))
    ) {
      tell("calculator-begun");
    }
  }
}

addEventListener("click", notice, { capture: true });
addEventListener("input", notice, { capture: true });
