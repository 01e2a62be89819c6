import { freezeCatalogue } from "pricing-engine";
import { startTransition, useLayoutEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { readIslandData } from "../island-data.tsx";
import type { CalculatorData } from "./calculator-data.ts";
import { takenOver } from "./configuration-query.ts";
import { InteractiveCalculator } from "./interactive-calculator.tsx";

/** Finds a field of the plain form in the calculator that took its place. */
function fieldLike(root: HTMLElement, { name, value }: HTMLInputElement): HTMLElement | null {
  // By its value too: each contract period is a field of the same name.
  return name
    ? root.querySelector(`[data-input="${name}"], [name="${name}"][value="${CSS.escape(value)}"]`)
    : null;
}

interface TakenOverProps {
  data: CalculatorData;
  /** The query of the address with what was changed in the plain form by now. */
  readAsked: () => string;
  takePlace: () => void;
  restoreFocus: () => void;
}

/** Drawn apart, in slices; once whole it takes the plain form's place, as it was left by then. */
function TakenOver({ data, readAsked, takePlace, restoreFocus }: TakenOverProps) {
  const [asked, setAsked] = useState(readAsked);
  useLayoutEffect(() => {
    takePlace();
    setAsked(readAsked());
  }, [takePlace, readAsked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked otherwise is drawn anew.
  useLayoutEffect(restoreFocus, [asked, restoreFocus]);
  return <InteractiveCalculator key={asked} data={data} asked={asked} />;
}

/** Takes a calculator over from the server: with what was changed in its form, and the focus. */
async function mount(island: HTMLElement): Promise<void> {
  const plain = island.querySelector<HTMLElement>("[data-island-root]");
  const data = readIslandData<CalculatorData>(island);
  if (!plain || !data) {
    return;
  }
  // The engine checks a catalogue that cannot change once, not at every price.
  freezeCatalogue(data.catalogue);
  const messages = await loadMessages(data.locale, "site");
  const form = plain.querySelector("form");
  // The address, not the form: while the CMS is away the page is drawn without its query.
  const { search } = window.location;
  const drawn = document.createElement("div");
  drawn.dataset.islandRoot = "";
  let focused: Element | null = null;
  const root = createRoot(drawn);
  // A transition is what React draws in slices, between which the page answers.
  startTransition(() =>
    root.render(
      <IntlProvider locale={data.locale} messages={messages}>
        <TakenOver
          data={data}
          readAsked={() => (form ? takenOver(search, form) : search)}
          takePlace={() => {
            focused = plain.contains(document.activeElement) ? document.activeElement : null;
            plain.replaceWith(drawn);
          }}
          restoreFocus={() => {
            if (focused instanceof HTMLInputElement) {
              fieldLike(drawn, focused)?.focus();
            }
          }}
        />
      </IntlProvider>,
    ),
  );
}

for (const island of document.querySelectorAll<HTMLElement>("[data-island-root]")) {
  if (island.parentElement) {
    void mount(island.parentElement);
  }
}
