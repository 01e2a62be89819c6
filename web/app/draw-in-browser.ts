import type { Locale } from "contracts";
import { loadMessages } from "./i18n/load-messages.ts";
import type { Catalogue } from "./i18n/messages.ts";

/** A page arrives with the styles of what it shows; the rest is in a sheet that is not loaded yet. */
async function wholeStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) {
    return;
  }
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve, { once: true });
    link.addEventListener("error", reject, { once: true });
  });
  link.disabled = false;
  try {
    await loaded;
  } catch (error) {
    // For whoever asks later.
    link.disabled = true;
    throw error;
  }
}

/**
 * Whoever draws in the browser awaits it first: the texts of a language, and all styles. Not islands, whose
 * styles their page has.
 */
export async function readyToDraw(locale: Locale, part: "site" | "areas"): Promise<Catalogue> {
  const [messages] = await Promise.all([loadMessages(locale, part), wholeStyles()]);
  return messages;
}
