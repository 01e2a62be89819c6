import { createContext } from "react";

/**
 * Contents of the icons by name, on pages without React. A context set by the server keeps the sprite out of the
 * browser's scripts (inline-icons.ts).
 */
export const InlineIconsContext = createContext<ReadonlyMap<string, string> | undefined>(undefined);
