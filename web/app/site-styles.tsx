import { createContext, useContext } from "react";
import { type LinkDescriptor, Links } from "react-router";

/**
 * URL of the site's style sheet, on pages that contain the styles that they use. Set by the server
 * (entry.server.tsx).
 */
export const InlinedSheetContext = createContext<string | undefined>(undefined);

/**
 * Links the page to the site's style sheet. Where the page contains its styles, the link is
 * disabled until something is rendered in the browser (prepare-render.ts).
 */
export function SiteStyles() {
  const inlined = useContext(InlinedSheetContext);
  if (inlined === undefined) {
    return <Links />;
  }
  // Declares the attributes in a variable, because React's types lack `disabled`.
  const link = { rel: "stylesheet", href: inlined, disabled: true } satisfies LinkDescriptor;
  return <link {...link} />;
}
