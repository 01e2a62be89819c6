import { splitLocalePath } from "contracts";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hydratedEvent } from "./hydrated-event.ts";
import { registerMessages } from "./i18n/messages.ts";
import { loadMessagesAndStyles } from "./prepare-render.ts";

// Loads the messages of one language, because a link to another language loads a new document.
const { locale } = splitLocalePath(window.location.pathname);
registerMessages(locale, await loadMessagesAndStyles(locale, "areas"));

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
