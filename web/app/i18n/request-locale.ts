import { defaultLocale, type Locale } from "contracts";
import { createContext } from "react-router";

/** The language of the page that is asked for; root.tsx reads it off the address, for all routes. */
export const localeContext = createContext<Locale>(defaultLocale);
