import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { isDialogPath } from "#app/session/personal-path.ts";
import { VisuallyHidden } from "#app/ui/index.ts";

/** Leads to what the screen is, without moving the page. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("#page_content h1");
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

function hasFocus(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body;
}

/**
 * What a browser does by itself where a page is loaded: says which screen one came to, and begins at
 * its heading. A dialog says its own name and gives the focus back; where what had it is gone, such
 * as a removed row, the heading takes it.
 */
export function ScreenAnnouncer() {
  const { pathname, key } = useLocation();
  const { state } = useNavigation();
  const [announced, setAnnounced] = useState("");
  const last = useRef<{ pathname: string; title: string }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival, also at the same address
  useEffect(() => {
    if (state !== "idle") {
      return;
    }
    const { title } = document;
    const before = last.current;
    last.current = { pathname, title };
    if (!before || isDialogPath(pathname)) {
      return;
    }
    if (before.title !== title && !isDialogPath(before.pathname)) {
      setAnnounced(title);
      focusHeading();
    } else if (before.pathname !== pathname && !hasFocus()) {
      focusHeading();
    }
  }, [pathname, key, state]);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{announced}</span>
    </VisuallyHidden>
  );
}
