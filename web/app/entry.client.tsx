import { splitLocalePath } from "contracts";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hydratedEvent } from "./hydrated-event.ts";
import { provideMessages } from "./i18n/messages.ts";
import { loadMessagesAndStyles } from "./prepare-render.ts";

// Loads one language only: links to another language load a new document.
const { locale } = splitLocalePath(window.location.pathname);
provideMessages(locale, await loadMessagesAndStyles(locale, "areas"));

function Page() {
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
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
