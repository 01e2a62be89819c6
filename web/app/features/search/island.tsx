import { defaultLocale, locales, searchApi, searchQueryKey, searchResponse } from "contracts";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { loadMessagesAndStyles } from "#app/prepare-render.ts";
import { SearchOverlay, type SearchOverlayProps } from "./search-overlay.tsx";

const locale = locales.find((each) => each === document.documentElement.lang) ?? defaultLocale;

const search: SearchOverlayProps["search"] = async (words, signal) => {
  try {
    const query = new URLSearchParams({ locale, [searchQueryKey]: words });
    const response = await fetch(`${searchApi}?${query}`, { signal });
    const parsed = searchResponse.safeParse(await response.json());
    return response.ok && parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

let isOpen = false;

/** Opens the search overlay. Closing the overlay returns the focus to the previously focused element. */
export async function openSearch(): Promise<void> {
  if (isOpen) {
    return;
  }
  isOpen = true;
  const messages = await loadMessagesAndStyles(locale, "site");
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  const close = () => {
    isOpen = false;
    root.unmount();
    container.remove();
  };
  root.render(
    <IntlProvider locale={locale} messages={messages}>
      <SearchOverlay locale={locale} search={search} onClose={close} />
    </IntlProvider>,
  );
}
