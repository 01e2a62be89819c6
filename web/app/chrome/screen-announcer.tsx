import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { isDialogPath } from "#app/session/account-path.ts";
import { VisuallyHidden } from "#app/ui/index.ts";

/** Focuses the heading of the screen without scrolling. */
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
 * Announces client-side navigation like a page load: focuses the heading of the new screen. Does not act on dialogs,
 * which announce themselves and restore the focus. Also focuses the heading if the focused element was removed, such as
 * a deleted row.
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
    const previous = last.current;
    last.current = { pathname, title };
    if (!previous || isDialogPath(pathname)) {
      return;
    }
    if (previous.title !== title && !isDialogPath(previous.pathname)) {
      setAnnounced(title);
      focusHeading();
    } else if (previous.pathname !== pathname && !hasFocus()) {
      focusHeading();
    }
  }, [pathname, key, state]);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{announced}</span>
    </VisuallyHidden>
  );
}
