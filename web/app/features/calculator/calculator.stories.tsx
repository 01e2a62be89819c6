import { defaultCatalogue, readingA, readingB } from "pricing-engine";
import { expectToFitWindow } from "stories/fits-window";
import { seedCatalogue } from "stories/fixtures/seed-content.ts";
import preview from "stories/preview";
import { expect, userEvent, waitFor } from "storybook/test";
import { Section } from "#app/ui/index.ts";
import type { CalculatorData } from "./calculator-data.ts";
import { initialConfiguration } from "./inputs.ts";
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
  headingLevel: 3,
};

const meta = preview.meta({
  component: InteractiveCalculator,
  parameters: {
    guidance: {
      use: "Through the PriceCalculator block, the /precoadmin route and the page of a saved quote.",
      avoid: "For a price that is not composed by the visitor: write it in the content.",
    },
  },
  decorators: [
    (Story) => (
      <Section>
        <h2 hidden>Calculadora</h2>
        <Story />
      </Section>
    ),
  ],
  args: { data, initialQuery: "" },
});

export const Start = meta.story({});

/** Asserts the large figure of the summary. */
async function expectMonthly(canvasElement: HTMLElement, amount: string): Promise<void> {
  await waitFor(() =>
    expect(canvasElement.querySelector('[data-figure="headline"]')).toHaveTextContent(amount),
  );
}

export const LongestTerm = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  play: async ({ canvas, canvasElement }) => {
    await expectMonthly(canvasElement, "R$ 304,00");
    await userEvent.click(canvas.getByRole("radio", { name: /^48 / }));
    await expectMonthly(canvasElement, "R$ 256,00");
  },
});

/** Eight vCPUs, one Windows licence and no backup, entered by pointer and keyboard. */
export const Composed = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  play: async ({ canvas, canvasElement }) => {
    const vcpus = canvas.getByRole("textbox", { name: "vCPUs" });
    await userEvent.clear(vcpus);
    await userEvent.type(vcpus, "8");
    await userEvent.tab();
    await expectMonthly(canvasElement, "R$ 399,00");
    await userEvent.click(canvas.getByRole("button", { name: "Aumentar: Servidores Windows" }));
    await expectMonthly(canvasElement, "R$ 560,50");
    await userEvent.click(canvas.getByRole("switch", { name: "Backup diário" }));
    await expectMonthly(canvasElement, "R$ 522,50");
  },
});

/**
 * Expects arrow keys to move a slider by one step, Page Up by ten, and End to the maximum. The price follows each
 * change. The browser itself handles the keys.
 */
export const ByKeyboard = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole("textbox", { name: "vCPUs" }).focus();
    await userEvent.keyboard("{ArrowUp}");
    await expectMonthly(canvasElement, "R$ 327,75");
    await userEvent.keyboard("{End}");
    await expectMonthly(canvasElement, "R$ 2.109,00");
    await userEvent.keyboard("{Home}");
    await expectMonthly(canvasElement, "R$ 232,75");
    const backup = canvas.getByRole("switch", { name: "Backup diário" });
    backup.focus();
    await userEvent.keyboard(" ");
    await expectMonthly(canvasElement, "R$ 194,75");
  },
});

export const Everything = meta.story({
  args: {
    initialQuery:
      "vcpus=80&ram=320&storage=2000&bandwidth=10000&linux=10&windows=10&ipv4=20&backup=1&ddos=1&term=48",
  },
});

/** Unavailable values are adjusted and reported. */
export const Adjusted = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: { initialQuery: "vcpus=500&ram=abc" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ajustamos ao que se pode contratar/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "vCPUs" })).toHaveValue("80");
  },
});

/** The plan is suspended while the configuration has fewer resources than the plan. */
export const WithPlan = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: {
    data: { ...data, catalogue: seedCatalogue() },
    initialQuery: "plan=cloud-pro&vcpus=4&ram=8&storage=100&bandwidth=3000&backup=1&term=12",
  },
  play: async ({ canvas, canvasElement }) => {
    await expectMonthly(canvasElement, "R$ 304,00");
    await expect(
      canvas.getByText("Plano Cloud Pro, com 3 TB de transferência por mês"),
    ).toBeVisible();
    const backup = canvas.getByRole("switch", { name: "Backup diário" });
    await userEvent.click(backup);
    await expectMonthly(canvasElement, "R$ 870,20");
    await expect(canvas.getByText(/^O plano Cloud Pro vale a partir de 4 vCPUs/)).toBeVisible();
    await userEvent.click(backup);
    await expectMonthly(canvasElement, "R$ 304,00");
    canvas.getByRole("textbox", { name: "vCPUs" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expectMonthly(canvasElement, "R$ 884,45");
    await userEvent.click(canvas.getByRole("button", { name: "Voltar ao plano" }));
    await expectMonthly(canvasElement, "R$ 304,00");
    await userEvent.click(canvas.getByRole("button", { name: "Aumentar: IPv4 dedicados" }));
    await expectMonthly(canvasElement, "R$ 327,75");
  },
});

/** Offers the plan whose resources the configuration already has. */
export const MeetsAPlan = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: {
    data: { ...data, catalogue: seedCatalogue() },
    initialQuery: "vcpus=4&ram=8&storage=100&bandwidth=3000&backup=1&term=12",
  },
  play: async ({ canvas, canvasElement }) => {
    await expectMonthly(canvasElement, "R$ 908,20");
    await userEvent.click(canvas.getByRole("button", { name: /^Com o Cloud Pro: R\$\s304,00$/ }));
    await expectMonthly(canvasElement, "R$ 304,00");
    await expect(canvas.queryByRole("button", { name: /^Com o/ })).toBeNull();
  },
});

/** Calculates discount and total for compute only. Lists extras separately. */
export const ComputeDiscountOnly = meta.story({
  args: { data: { ...data, catalogue: { ...defaultCatalogue, policy: readingA } } },
});

/** Omits the slider for bandwidth, which is fixed under this policy. */
export const FixedInput = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: { data: { ...data, catalogue: { ...defaultCatalogue, policy: readingB } } },
  play: async ({ canvas, canvasElement }) => {
    const bandwidth = canvas.getByRole("textbox", { name: "Transferência mensal" });
    await expect(bandwidth).toHaveDisplayValue(/^1000$/);
    await expect(canvas.queryByRole("slider", { name: "Transferência mensal" })).toBeNull();
    await userEvent.clear(bandwidth);
    await userEvent.type(bandwidth, "2000");
    await userEvent.tab();
    await expect(bandwidth).toHaveDisplayValue(/^1000$/);
    await expectMonthly(canvasElement, "R$ 320,00");
  },
});

export const EditingPrices = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: { data: { ...data, editsPrices: true } },
  play: async ({ canvas, canvasElement }) => {
    const vcpu = await canvas.findByRole("textbox", { name: "vCPU" });
    await userEvent.clear(vcpu);
    await userEvent.type(vcpu, "30,5");
    await expectMonthly(canvasElement, "R$ 324,90");
    await expect(canvas.getByRole("heading", { name: "Simulação" })).toBeVisible();
    await userEvent.clear(vcpu);
    await expect(vcpu).toHaveAccessibleDescription("Informe um número, como 12,50.");
    await expectMonthly(canvasElement, "R$ 324,90");
    await userEvent.click(canvas.getByRole("button", { name: "Voltar aos preços publicados" }));
    await expectMonthly(canvasElement, "R$ 304,00");
  },
});

export const InEnglish = meta.story({
  globals: { locale: "en-US" },
  args: { data: { ...data, locale: "en-US" } },
  play: async ({ canvasElement }) => expectMonthly(canvasElement, "R$304.00"),
});

/** Expects notes that explain the number of servers and the price of a licence. */
export const CountNotes = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  play: async ({ canvas }) => {
    const linux = canvas.getByRole("textbox", { name: "Servidores Linux" });
    await expect(linux).toHaveAccessibleDescription(/^Dois ou mais dividem tudo/);
    const windows = canvas.getByRole("textbox", { name: "Servidores Windows" });
    await expect(windows).toHaveAccessibleDescription(/170,00 por mês de licença$/);
  },
});

export const OnAPhone = Everything.extend({
  globals: { viewport: { value: "phone" }, locale: "es-ES" },
  args: { data: { ...data, locale: "es-ES" } },
  play: expectToFitWindow,
});

const savedQuote = {
  code: "0123456789abcdef",
  createdAt: "2026-11-01T12:00:00.000Z",
  expiresAt: "2026-11-16T12:00:00.000Z",
  configuration: initialConfiguration(defaultCatalogue.policy),
  catalogue: defaultCatalogue,
  catalogueVersion: "2026-11-01T11:00:00.000Z",
  currentCatalogue: defaultCatalogue,
};
const savedQuoteProps = {
  headingId: "kept",
  heading: "Orçamento salvo",
  quote: savedQuote,
  labels: { inputs: {}, lines: {} },
  readAt: "2026-11-02T12:00:00.000Z",
  url: "https://example.com/orcamento/0123456789abcdef",
  calculatorPath: "/precos",
  chatNumber: "5511900000000",
  issuer: {
    brandName: "Exemplo",
    legalName: "Exemplo Serviços Ltda.",
    taxId: "11.222.333/0001-81",
    address: "Rua Exemplo, 1\nSão Paulo - SP",
    telephone: "+55 11 90000-0000",
    email: "contato@example.com",
    offer: { taxes: "Os preços já incluem os impostos.", payment: "Pix ou boleto." },
  },
};

export const Saved = meta.story(() => <SavedQuote {...savedQuoteProps} />);

/** A quote after its last day, with the current price next to the saved price. */
export const ExpiredAndDearerToday = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  render: () => (
    <SavedQuote
      {...savedQuoteProps}
      readAt="2026-12-01T12:00:00.000Z"
      quote={{
        ...savedQuote,
        currentCatalogue: {
          ...defaultCatalogue,
          prices: { ...defaultCatalogue.prices, cpuPrice: 30 },
        },
      }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Este orçamento venceu/)).toBeVisible();
    for (const [figure, amount] of [
      ["then", "R$ 304,00"],
      ["today", "R$ 323,00"],
      ["difference", "+ R$ 19,00"],
    ]) {
      const figureElement = canvasElement.querySelector(`[data-figure="${figure}"]`);
      await expect(figureElement).toHaveTextContent(String(amount));
    }
  },
});

/** No catalogue is published, so there is no current price to compare. */
export const ExpiredWithoutPriceToday = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  render: () => (
    <SavedQuote
      {...savedQuoteProps}
      readAt="2026-12-01T12:00:00.000Z"
      quote={{ ...savedQuote, currentCatalogue: undefined }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-figure="then"]')).toHaveTextContent(
      "R$ 304,00",
    );
    await expect(canvas.queryByText("Diferença por mês")).not.toBeInTheDocument();
  },
});
