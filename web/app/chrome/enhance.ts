import { leadsApi } from "contracts";

/**
 * Improves chrome that already works without scripts: remembers choices, closes what has been
 * chosen from.
 */
const root = document.documentElement;

/** Storage may be refused; then a choice holds for this page only. */
function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

function systemTheme(): "dark" | "light" {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function currentTheme(): "dark" | "light" {
  return (root.dataset.theme as "dark" | "light" | undefined) ?? systemTheme();
}

/** Switched back to what the system has, the page follows the system again. */
function switchTheme(button: HTMLElement): void {
  const theme = currentTheme() === "dark" ? "light" : "dark";
  if (theme === systemTheme()) {
    delete root.dataset.theme;
    forget("theme");
  } else {
    root.dataset.theme = theme;
    remember("theme", theme);
  }
  button.setAttribute("aria-pressed", String(theme === "dark"));
}

function currentConsent(): string {
  try {
    return localStorage.getItem("cookie-consent") ?? "unset";
  } catch {
    return "unset";
  }
}

/** Says on the page about cookies what was chosen, where that is kept. */
function showConsent(): void {
  const current = currentConsent();
  for (const state of document.querySelectorAll<HTMLElement>("[data-consent-state]")) {
    state.hidden = state.dataset.consentState !== current;
  }
}

/** Which text was answered how, and nothing about who did; a choice holds without it, too. */
function recordConsent(choice: string, textVersion: string | undefined): void {
  void fetch(leadsApi.consents, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ choice, textVersion, locale: root.lang }),
    keepalive: true,
  }).catch(() => undefined);
}

function answerConsent({ consentAnswer: answer, consentVersion }: DOMStringMap): void {
  if (!answer) {
    return;
  }
  remember("cookie-consent", answer);
  delete root.dataset.consent;
  showConsent();
  recordConsent(answer, consentVersion);
}

/** So many are remembered: of those before, none is on the site any more. */
const mostDismissed = 20;

/** It goes for good, and the reader goes on with the page. */
function dismissAnnouncement(said: string): void {
  let before: string[] = [];
  try {
    before = localStorage.getItem("dismissed-announcements")?.split(" ") ?? [];
  } catch {}
  remember("dismissed-announcements", [...before, said].slice(-mostDismissed).join(" "));
  root.dataset.dismissed = "";
  document.getElementById("page_content")?.focus({ preventScroll: true });
}

/** A page is kept without the campaign in its visitor's address, which goes before the page's own. */
function keepOwnCampaign(link: HTMLAnchorElement): void {
  const own = new URLSearchParams(location.search).get("utm_campaign");
  if (own) {
    const query = new URLSearchParams(link.search);
    query.set("utm_campaign", own);
    link.search = String(query);
  }
}

/** Refused, the button stays as it is: what it copies stands on the page. */
async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = "", done = "" } = button.dataset;
  await navigator.clipboard.writeText(text);
  button.textContent = done;
}

function closeDisclosures(except?: Element | null): void {
  for (const disclosure of document.querySelectorAll<HTMLDetailsElement>("[data-submenu][open]")) {
    if (disclosure !== except) {
      disclosure.open = false;
    }
  }
}

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) {
    return;
  }
  const themeButton = target.closest<HTMLElement>("[data-theme-switch]");
  if (themeButton) {
    switchTheme(themeButton);
  }
  const consent = target.closest<HTMLElement>("[data-consent-answer]");
  if (consent) {
    answerConsent(consent.dataset);
  }
  const dismissed = target.closest<HTMLElement>("[data-dismiss-announcement]");
  if (dismissed) {
    dismissAnnouncement(dismissed.dataset.dismissAnnouncement ?? "");
  }
  const ofCampaign = target.closest<HTMLAnchorElement>('a[href*="utm_campaign="]');
  if (ofCampaign) {
    keepOwnCampaign(ofCampaign);
  }
  const sameElsewhere = target.closest<HTMLAnchorElement>("a[data-keeps-query]");
  if (sameElsewhere) {
    sameElsewhere.search = location.search;
  }
  const copyButton = target.closest<HTMLElement>("[data-copy]");
  if (copyButton) {
    void copy(copyButton).catch(() => undefined);
  }
  if (target.closest("[data-print]")) {
    window.print();
  }
  const menu = target.closest("a")?.closest<HTMLElement>("[popover]");
  menu?.hidePopover();
  closeDisclosures(target.closest("a") ? null : target.closest("[data-submenu]"));
});

document.addEventListener("keydown", (event) => {
  const open = document.querySelector<HTMLDetailsElement>("[data-submenu][open]");
  if (event.key === "Escape" && open) {
    closeDisclosures();
    open.querySelector("summary")?.focus();
  }
});

showConsent();
for (const button of document.querySelectorAll("[data-theme-switch]")) {
  button.setAttribute("aria-pressed", String(currentTheme() === "dark"));
}
