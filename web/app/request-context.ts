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

/** For loaders whose page would be another with a query. Set by web/server, as the nonce is. */
export const readsQueryContext = createContext<() => void>(() => undefined);

/** An answer of the content API. It is shared by all pages that are drawn from it: never change it. */
export interface ContentAnswer {
  dependsOn: string[];
}

/** What a page reads content with: web/server keeps what was read (kept-content.ts). */
export interface ContentReader {
  /** The answer at a path of the content API; `load` asks the CMS, and says how long its text was. */
  read<Answer extends ContentAnswer>(
    path: string,
    load: () => Promise<{ answer: Answer; length: number }>,
  ): Promise<Answer>;
  /** Settings and navigation as they were last read at such a path, however long ago. */
  last(path: string): unknown;
}

const keepsNothing: ContentReader = {
  read: async (_, load) => (await load()).answer,
  last: () => undefined,
};

/** Set by web/server, as the nonce is. */
export const contentContext = createContext<ContentReader>(keepsNothing);
