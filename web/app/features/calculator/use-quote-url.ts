import type { Catalogue, Configuration } from "pricing-engine";
import { useEffect } from "react";
import {
  createConfigurationQuery,
  type ParsedConfiguration,
  parseConfiguration,
  setConfigurationInQuery,
} from "./configuration-query.ts";

/** Delay, in ms, after the last change before the URL is updated. */
const updateDelayMs = 150;

interface QuoteUrlOptions {
  configuration: Configuration;
  catalogue: Catalogue;
  /** Called when the visitor goes back or forward to another URL. */
  onReturn: (read: ParsedConfiguration) => void;
}

/**
 * Writes the configuration to the URL after a pause in input, because browsers limit how often a page may change its
 * URL. Preserves other parameters, such as a campaign.
 */
export function useQuoteUrl({ configuration, catalogue, onReturn }: QuoteUrlOptions): void {
  useEffect(() => {
    const urlConfiguration = parseConfiguration(window.location.search, catalogue).configuration;
    let isWritten =
      createConfigurationQuery(urlConfiguration) === createConfigurationQuery(configuration);
    function updateUrl(): void {
      if (isWritten) {
        return;
      }
      isWritten = true;
      const { pathname, search, hash } = window.location;
      const url = `${pathname}${setConfigurationInQuery(search, configuration)}${hash}`;
      window.history.replaceState(window.history.state, "", url);
    }
    function handleHistoryChange(): void {
      // Keeps a change that is not in the URL yet, because the change is newer than the configuration in the URL.
      if (isWritten) {
        onReturn(parseConfiguration(window.location.search, catalogue));
      } else {
        updateUrl();
      }
    }
    const timer = setTimeout(updateUrl, updateDelayMs);
    window.addEventListener("pagehide", updateUrl);
    window.addEventListener("popstate", handleHistoryChange);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", updateUrl);
      window.removeEventListener("popstate", handleHistoryChange);
    };
  }, [configuration, catalogue, onReturn]);
}
