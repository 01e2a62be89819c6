import { createContext, useContext } from "react";

/** Set while the server renders only the scripts of a page. */
export const ScriptsOnlyRenderContext = createContext(false);

/** HTML of the scripts of a page. Set by the server (entry.server.tsx). */
export const LateScriptsContext = createContext("");

/**
 * Scripts that start React, in a template, where browsers do not run scripts. The page's script later inserts them into
 * the document (start-react.ts).
 */
export function LateScripts() {
  return (
    <template
      data-late-scripts=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React Router's <Scripts>
      dangerouslySetInnerHTML={{ __html: useContext(LateScriptsContext) }}
    />
  );
}
