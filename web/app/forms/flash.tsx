import { createContext, useContext } from "react";
import type { FlashKey } from "./flash-messages.ts";

/** What a page says of the form before it: another object each time, also of the same words. */
export interface Flash {
  key: FlashKey | undefined;
}

const FlashContext = createContext<Flash>({ key: undefined });

export const FlashProvider = FlashContext;

export function useFlash(): Flash {
  return useContext(FlashContext);
}
