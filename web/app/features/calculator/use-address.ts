import type { Catalogue, Configuration } from "pricing-engine";
import { useEffect } from "react";
import {
  configurationQuery,
  type ReadConfiguration,
  readConfiguration,
  searchWith,
} from "./configuration-query.ts";

/** Delay, in ms, after the last change before the URL is updated. */
const restsMs = 150;

interface AddressOptions {
  configuration: Configuration;
  catalogue: Catalogue;
  /** Called when the URL changes by browser history. */
  onReturn: (read: ReadConfiguration) => void;
}

/**
 * Writes the configuration to the URL after a pause in input, because browsers limit how often
 * a page may do so. Other parameters, such as a campaign, are preserved.
 */
export function useAddress({ configuration, catalogue, onReturn }: AddressOptions): void {
  useEffect(() => {
    const addressed = readConfiguration(window.location.search, catalogue).configuration;
    let isWritten = configurationQuery(addressed) === configurationQuery(configuration);
    function write(): void {
      if (isWritten) {
        return;
      }
      isWritten = true;
      const { pathname, search, hash } = window.location;
      const address = `${pathname}${searchWith(search, configuration)}${hash}`;
      window.history.replaceState(window.history.state, "", address);
    }
    function follow(): void {
      // Changes that are not in the URL yet are newer than it.
      if (isWritten) {
        onReturn(readConfiguration(window.location.search, catalogue));
      } else {
        write();
      }
    }
    const timer = setTimeout(write, restsMs);
    window.addEventListener("pagehide", write);
    window.addEventListener("popstate", follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", write);
      window.removeEventListener("popstate", follow);
    };
  }, [configuration, catalogue, onReturn]);
}
