import { defaultCatalogue, readingA } from "pricing-engine";
import preview from "stories/preview";
import { expect, userEvent } from "storybook/test";
import { Section } from "#app/ui/section/index.ts";
import type { CalculatorData } from "./calculator.tsx";
import { startingConfiguration } from "./inputs.ts";
import { InteractiveCalculator } from "./interactive-calculator.tsx";
import { SavedQuote } from "./saved-quote.tsx";

const data: CalculatorData = {
  catalogue: defaultCatalogue,
  version: "2026-11-20T12:00:00.000Z",
  labels: { inputs: {}, lines: {} },
  locale: "pt-BR",
  origin: "https://example.com",
  path: "/precos",
  chatNumber: "5511900000000",
  brandName: "Exemplo",
};

const meta = preview.meta({
  component: InteractiveCalculator,
  decorators: [
    (Story) => (
      <Section>
        <h2 hidden>Calculadora</h2>
        <Story />
      </Section>
    ),
  ],
  args: { data, asked: "", search: "" },
});

export const Start = meta.story({});

export const LongestTerm = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /^48 / }));
    await expect(canvas.getAllByText("R$ 256,00").length).toBeGreaterThan(1);
  },
});

export const Everything = meta.story({
  args: {
    search:
      "vcpus=80&ram=320&storage=2000&bandwidth=10000&linux=10&windows=10&ipv4=20&backup=1&ddos=1&term=48",
  },
});

export const Adjusted = meta.story({ args: { asked: "vcpus=500&ram=abc" } });

/** The discount and the total on compute only; extras apart. */
export const ReadingA = meta.story({
  args: { data: { ...data, catalogue: { ...defaultCatalogue, policy: readingA } } },
});

export const EditingPrices = meta.story({ args: { data: { ...data, editsPrices: true } } });

const kept = {
  code: "0123456789abcdef",
  createdAt: "2026-11-01T12:00:00.000Z",
  expiresAt: "2026-11-16T12:00:00.000Z",
  configuration: startingConfiguration(defaultCatalogue.policy),
  catalogue: defaultCatalogue,
  catalogueVersion: "2026-11-01T11:00:00.000Z",
  currentCatalogue: defaultCatalogue,
};
const keptProps = {
  headingId: "kept",
  heading: "Orçamento guardado",
  quote: kept,
  readAt: "2026-11-02T12:00:00.000Z",
  url: "https://example.com/orcamento/0123456789abcdef",
  calculatorPath: "/precos",
  chatNumber: "5511900000000",
  brandName: "Exemplo",
};

export const Kept = meta.story(() => <SavedQuote {...keptProps} />);

export const KeptAndDearerToday = meta.story(() => (
  <SavedQuote
    {...keptProps}
    readAt="2026-12-01T12:00:00.000Z"
    quote={{
      ...kept,
      currentCatalogue: {
        ...defaultCatalogue,
        prices: { ...defaultCatalogue.prices, cpuPrice: 30 },
      },
    }}
  />
));
