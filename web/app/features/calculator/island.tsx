import { freezeCatalogue } from "pricing-engine";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { readyToDraw } from "#app/draw-in-browser.ts";
import { readIslandData } from "../island-data.tsx";
import type { CalculatorData } from "./calculator.tsx";
import { takenOver } from "./configuration-query.ts";
import { InteractiveCalculator } from "./interactive-calculator.tsx";

/** Finds a field of the plain form in the calculator that took its place. */
function fieldLike(root: HTMLElement, { name, value }: HTMLInputElement): HTMLElement | null {
  // By its value too: each contract period is a field of the same name.
  return name
    ? root.querySelector(`[data-input="${name}"], [name="${name}"][value="${CSS.escape(value)}"]`)
    : null;
}

/** Takes a calculator over from the server: with what was changed in its form, and the focus. */
async function mount(island: HTMLElement): Promise<void> {
  const root = island.querySelector<HTMLElement>("[data-island-root]");
  const data = readIslandData<CalculatorData>(island);
  if (!root || !data) {
    return;
  }
  // The engine checks a catalogue that cannot change once, not at every price.
  freezeCatalogue(data.catalogue);
  const messages = await readyToDraw(data.locale, "site");
  const form = root.querySelector("form");
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  // The address, not the form: while the CMS is away the page is drawn without its query.
  const { search } = window.location;
  const asked = form ? takenOver(search, form) : search;
  flushSync(() =>
    createRoot(root).render(
      <IntlProvider locale={data.locale} messages={messages}>
        <InteractiveCalculator data={data} asked={asked} />
      </IntlProvider>,
    ),
  );
  if (focused) {
    fieldLike(root, focused as HTMLInputElement)?.focus();
  }
}

for (const island of document.querySelectorAll<HTMLElement>("[data-island-root]")) {
  if (island.parentElement) {
    void mount(island.parentElement);
  }
}
