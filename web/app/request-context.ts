import { defaultLocale, type Locale } from "contracts";
import { createContext } from "react-router";

/** The language of the page that is asked for; root.tsx reads it off the address, for all routes. */
export const localeContext = createContext<Locale>(defaultLocale);

/**
 * Of the answer's scripts. entry.server.tsx hands this to web/server, which sets it: the build has
 * its own copy of this module.
 */
export const nonceContext = createContext<string | undefined>(undefined);
