import { leadsApi } from "contracts";

/** Enhances chrome that works without scripts: stores choices, closes menus after a choice. */
const root = document.documentElement;

/** Stores a value in the browser. If the browser denies storage, the choice applies to the current page only. */
function storeValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

function deleteValue(key: string): void {
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

/**
 * Switches the colour scheme and stores the choice. If the choice equals the system's scheme,
 * deletes the stored choice instead, so that the page follows the system again.
 */
function switchTheme(button: HTMLElement): void {
  const theme = currentTheme() === "dark" ? "light" : "dark";
  if (theme === systemTheme()) {
    delete root.dataset.theme;
    deleteValue("theme");
  } else {
    root.dataset.theme = theme;
    storeValue("theme", theme);
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

/** Shows the stored choice on the cookie policy page. */
function showConsent(): void {
  const current = currentConsent();
  for (const state of document.querySelectorAll<HTMLElement>("[data-consent-state]")) {
    state.hidden = state.dataset.consentState !== current;
  }
}

/**
 * Reports the choice about cookies and the version of the consent text, without data about the visitor. Ignores
 * failures.
 */
function recordConsent(choice: string, textVersion: string | undefined): void {
  void fetch(leadsApi.consents, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ choice, textVersion, locale: root.lang }),
    keepalive: true,
  }).catch(() => undefined);
}

function setConsent({ consentAnswer: answer, consentVersion }: DOMStringMap): void {
  if (!answer) {
    return;
  }
  storeValue("cookie-consent", answer);
  delete root.dataset.consent;
  showConsent();
  recordConsent(answer, consentVersion);
}

/** Maximum number of dismissed announcements whose keys are stored. Older announcements are no longer on the site. */
const maxDismissed = 20;

/** Hides the announcement permanently, and moves the focus to the page. */
function dismissAnnouncement(announcementKey: string): void {
  let dismissedKeys: string[] = [];
  try {
    dismissedKeys = localStorage.getItem("dismissed-announcements")?.split(" ") ?? [];
  } catch {}
  storeValue(
    "dismissed-announcements",
    [...dismissedKeys, announcementKey].slice(-maxDismissed).join(" "),
  );
  root.dataset.dismissed = "";
  document.getElementById("page_content")?.focus({ preventScroll: true });
}

/**
 * Adds the campaign from the visitor's URL to a link. Replaces the page's own campaign, which the link of a cached page
 * contains.
 */
function addCampaign(link: HTMLAnchorElement): void {
  const campaign = new URLSearchParams(location.search).get("utm_campaign");
  if (campaign) {
    const query = new URLSearchParams(link.search);
    query.set("utm_campaign", campaign);
    link.search = String(query);
  }
}

/**
 * Copies the button's text. If the browser denies access to the clipboard, the button stays the same; visitors can
 * select the text on the page.
 */
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
  const consentButton = target.closest<HTMLElement>("[data-consent-answer]");
  if (consentButton) {
    setConsent(consentButton.dataset);
  }
  const dismissButton = target.closest<HTMLElement>("[data-dismiss-announcement]");
  if (dismissButton) {
    dismissAnnouncement(dismissButton.dataset.dismissAnnouncement ?? "");
  }
  const campaignLink = target.closest<HTMLAnchorElement>('a[href*="utm_campaign="]');
  if (campaignLink) {
    addCampaign(campaignLink);
  }
  const translationLink = target.closest<HTMLAnchorElement>("a[data-keeps-query]");
  if (translationLink) {
    translationLink.search = location.search;
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
  const openSubmenu = document.querySelector<HTMLDetailsElement>("[data-submenu][open]");
  if (event.key === "Escape" && openSubmenu) {
    closeDisclosures();
    openSubmenu.querySelector("summary")?.focus();
  }
});

showConsent();
for (const button of document.querySelectorAll("[data-theme-switch]")) {
  button.setAttribute("aria-pressed", String(currentTheme() === "dark"));
}
