import { createContext, useContext } from "react";
import { type LinkDescriptor, Links } from "react-router";

/** URL of the site's style sheet, on pages with inline styles. Set by the server (entry.server.tsx). */
export const InlinedSheetContext = createContext<string | undefined>(undefined);

/**
 * Links the page to the site's style sheet. On a page with inline styles, the link is disabled until the browser
 * renders something (prepare-render.ts).
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
