import { createContext } from "react";

/**
 * Contents of the icons by name, on pages without React. The server sets it, so that browsers do
 * not load the sprite as a script (inline-icons.ts).
 */
export const InlineIconsContext = createContext<ReadonlyMap<string, string> | undefined>(undefined);
