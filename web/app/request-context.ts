import { defaultLocale, type Locale } from "contracts";
import { createContext } from "react-router";

/** Language of the requested page; root.tsx derives it from the URL, for all routes. */
export const localeContext = createContext<Locale>(defaultLocale);

/**
 * Runs a call that waits in the CMS's password queue. Releases the request's render slot during the wait. Resolves with
 * undefined if the password queue is full.
 */
export type WaitForPassword = <Value>(call: () => Promise<Value>) => Promise<Value | undefined>;

/** Set by web/server, like `nonceContext`. */
export const waitForPasswordContext = createContext<WaitForPassword>((call) => call());

/**
 * CSP nonce of the response's scripts. Exported through entry.server.tsx, because the server build
 * has its own copy of this module.
 */
export const nonceContext = createContext<string | undefined>(undefined);

/** Adds the styles that a page uses to its HTML. Set by web/server, like `nonceContext`. */
export const inlineStylesContext = createContext<(html: string) => string>((html) => html);

/** Called by loaders of pages that depend on the query. Set by web/server, like `nonceContext`. */
export const markQueryReadContext = createContext<() => void>(() => undefined);

/** A response of the content API. Never modify the object, because all pages rendered from the response share it. */
export interface ContentResponse {
  dependsOn: string[];
}

/** Reads content for one page, through the cache of web/server (cache/content-cache.ts). */
export interface ContentReader {
  /**
   * Returns the response of a content API path; `load` requests it from the CMS and also returns
   * the length of its text.
   */
  read<Answer extends ContentResponse>(
    path: string,
    load: () => Promise<{ response: Answer; length: number }>,
  ): Promise<Answer>;
  /** Returns the last known layout data of a content API path, regardless of its age. */
  last(path: string): unknown;
}

const uncached: ContentReader = {
  read: async (_, load) => (await load()).response,
  last: () => undefined,
};

/** Set by web/server, like `nonceContext`. */
export const contentReaderContext = createContext<ContentReader>(uncached);
