import { createContext } from "react-router";

/**
 * What the server says of a request besides what the visitor sent. entry.server.tsx hands it to
 * web/server: the build has its own copy of this module.
 */
export const nonceContext = createContext<string | undefined>(undefined);
