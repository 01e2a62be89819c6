import { defaultLocale, type Locale } from "contracts";
import { createContext } from "react-router";

/** The language of the page that is asked for; root.tsx reads it off the address, for all routes. */
export const localeContext = createContext<Locale>(defaultLocale);

/**
 * Makes a call that waits in the line for passwords of the CMS, while others are drawn; undefined where
 * even the place to wait is taken.
 */
export type WaitForPassword = <Value>(call: () => Promise<Value>) => Promise<Value | undefined>;

/** Set by web/server, as the nonce is. */
export const waitForPasswordContext = createContext<WaitForPassword>((call) => call());

/**
 * Of the answer's scripts. entry.server.tsx hands this to web/server, which sets it: the build has
 * its own copy of this module.
 */
export const nonceContext = createContext<string | undefined>(undefined);
