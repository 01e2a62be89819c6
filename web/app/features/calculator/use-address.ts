import type { Configuration, Policy } from "pricing-engine";
import { useEffect } from "react";
import {
  configurationQuery,
  type ReadConfiguration,
  readConfiguration,
  searchWith,
} from "./configuration-query.ts";

/** How long choices must rest before the address names them, in milliseconds. */
const restsMs = 150;

interface AddressOptions {
  configuration: Configuration;
  policy: Policy;
  /** The address changed by itself: the visitor went back or on within the page. */
  onReturn: (read: ReadConfiguration) => void;
}

/**
 * Keeps the choices in the address, once they rest: browsers count how often a page writes it. What
 * else the query holds, such as a campaign, stays.
 */
export function useAddress({ configuration, policy, onReturn }: AddressOptions): void {
  useEffect(() => {
    const addressed = readConfiguration(window.location.search, policy).configuration;
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
      // A choice that no address names yet is newer than the address.
      if (isWritten) {
        onReturn(readConfiguration(window.location.search, policy));
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
  }, [configuration, policy, onReturn]);
}
