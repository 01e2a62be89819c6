import { I18nProvider } from "react-aria-components/I18nProvider";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { readIslandData } from "../island-data.tsx";
import type { CalculatorData } from "./calculator.tsx";
import { formQuery } from "./configuration-query.ts";
import { InteractiveCalculator } from "./interactive-calculator.tsx";

/** Takes a calculator over from the server: with what its form holds by now, and the focus. */
async function mount(island: HTMLElement): Promise<void> {
  const root = island.querySelector<HTMLElement>("[data-island-root]");
  const data = readIslandData<CalculatorData>(island);
  if (!root || !data) {
    return;
  }
  const messages = await loadMessages(data.locale);
  const form = root.querySelector("form");
  const focused = root.contains(document.activeElement)
    ? document.activeElement?.getAttribute("name")
    : null;
  const search = form ? formQuery(form) : "";
  // The form shows what it was drawn with; only the address still says what was asked for.
  const asked = window.location.search;
  flushSync(() =>
    createRoot(root).render(
      <IntlProvider locale={data.locale} messages={messages}>
        <I18nProvider locale={data.locale}>
          <InteractiveCalculator data={data} asked={asked} search={search} />
        </I18nProvider>
      </IntlProvider>,
    ),
  );
  if (focused) {
    root.querySelector<HTMLElement>(`[data-input="${focused}"], [name="${focused}"]`)?.focus();
  }
}

/** React Aria adds a style element unless one of this id is there; fields.css.ts has its rule. */
const pressableStyle = document.createElement("meta");
pressableStyle.id = "react-aria-pressable-style";
document.head.append(pressableStyle);

for (const island of document.querySelectorAll<HTMLElement>("[data-island-root]")) {
  if (island.parentElement) void mount(island.parentElement);
}
