import { createContext } from "react";

/** CSP nonce of a hydrated page. Set by the server (entry.server.tsx); undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
