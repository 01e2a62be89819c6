import { freezeCatalogue } from "pricing-engine";
import { startTransition, useLayoutEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { loadMessagesAndStyles } from "#app/prepare-render.ts";
import { readIslandData } from "../island-data.tsx";
import type { CalculatorData } from "./calculator-data.ts";
import { applyFormToQuery } from "./configuration-query.ts";
import { InteractiveCalculator } from "./interactive-calculator.tsx";

/** Finds the field of the interactive calculator that corresponds to a field of the plain form. */
function fieldLike(root: HTMLElement, { name, value }: HTMLInputElement): HTMLElement | null {
  // Also compares the value, because all contract terms are fields with the same name.
  return name
    ? root.querySelector(`[data-input="${name}"], [name="${name}"][value="${CSS.escape(value)}"]`)
    : null;
}

interface ReplacingCalculatorProps {
  data: CalculatorData;
  /** Returns the query of the URL, updated with the changes made in the plain form. */
  readQuery: () => string;
  takePlace: () => void;
  restoreFocus: () => void;
}

/**
 * Renders the calculator outside the document, in time slices. Once complete, replaces the plain
 * form and copies its current values.
 */
function ReplacingCalculator({
  data,
  readQuery,
  takePlace,
  restoreFocus,
}: ReplacingCalculatorProps) {
  const [initialQuery, setInitialQuery] = useState(readQuery);
  useLayoutEffect(() => {
    takePlace();
    setInitialQuery(readQuery());
  }, [takePlace, readQuery]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each new query
  useLayoutEffect(restoreFocus, [initialQuery, restoreFocus]);
  return <InteractiveCalculator key={initialQuery} data={data} initialQuery={initialQuery} />;
}

/** Replaces a server-rendered calculator by the interactive calculator, with the same values and focus. */
async function mount(island: HTMLElement): Promise<void> {
  const plain = island.querySelector<HTMLElement>("[data-island-root]");
  const data = readIslandData<CalculatorData>(island);
  if (!plain || !data) {
    return;
  }
  // Freezes the catalogue, so that the engine validates the catalogue only once.
  freezeCatalogue(data.catalogue);
  const messages = await loadMessagesAndStyles(data.locale, "site");
  const form = plain.querySelector("form");
  // Reads the URL instead of the form: while the CMS is down, the page is rendered without its
  // query.
  const { search } = window.location;
  const container = document.createElement("div");
  container.dataset.islandRoot = "";
  let focused: Element | null = null;
  const root = createRoot(container);
  // Renders in a transition, which React splits into time slices, so that the page stays responsive.
  startTransition(() =>
    root.render(
      <IntlProvider locale={data.locale} messages={messages}>
        <ReplacingCalculator
          data={data}
          readQuery={() => (form ? applyFormToQuery(search, form) : search)}
          takePlace={() => {
            focused = plain.contains(document.activeElement) ? document.activeElement : null;
            plain.replaceWith(container);
          }}
          restoreFocus={() => {
            if (focused instanceof HTMLInputElement) {
              fieldLike(container, focused)?.focus();
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
