import type { Locale } from "contracts";
import { loadMessages } from "./i18n/load-messages.ts";
import type { MessageCatalogue } from "./i18n/messages.ts";

/** Enables the full style sheet: the page itself contains only the styles that it uses. */
async function enableAllStyles(): Promise<void> {
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
    // Disables the style sheet again, so that a later call can retry.
    link.disabled = true;
    throw error;
  }
}

/** Prepares rendering in the browser: loads all styles and the messages of a language. */
export async function loadMessagesAndStyles(
  locale: Locale,
  part: "site" | "areas",
): Promise<MessageCatalogue> {
  const [messages] = await Promise.all([loadMessages(locale, part), enableAllStyles()]);
  return messages;
}
