import { splitLocalePath } from "contracts";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readyToDraw } from "./draw-in-browser.ts";
import { provideMessages } from "./i18n/messages.ts";
import { reactCame } from "./react-came.ts";

// One language is enough: another one is a link to another document.
const { locale } = splitLocalePath(window.location.pathname);
provideMessages(locale, await readyToDraw(locale, "areas"));

function Page() {
  useEffect(() => {
    dispatchEvent(new Event(reactCame));
  }, []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
});
