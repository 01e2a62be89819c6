import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { Comparison } from "./comparison.tsx";

const meta = preview.meta({
  component: Comparison,
  parameters: {
    guidance: {
      use: "A few services or plans that a visitor has to choose between, by the same questions.",
      avoid: "For what one service is made of: that is a SpecTable.",
    },
  },
});

export const Services = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  render: () => <SeedBlock page="comparar-servicos" type="comparison" />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /Cloud Server/ });
    await expect(row).toHaveTextContent(/R\$\s\d+,\d{2}/);
    await expect(canvas.getAllByRole("columnheader").length).toBe(6);
  },
});
export const WithoutPrices = meta.story(() => (
  <SeedBlock page="comparar-servicos" type="comparison" hasPrices={false} />
));
export const OnlyOneOfEach = meta.story(() => (
  <SeedBlock page="comparar-servicos" type="comparison" stress="single" />
));
export const TooMuch = meta.story(() => (
  <SeedBlock page="comparar-servicos" type="comparison" stress="many" />
));
/** Expects no horizontal scrolling at any width that shows columns. Uses Spanish, which has the longest words. */
export const OnTablets = meta.story({
  globals: { locale: "es-ES" },
  render: () => <SeedBlock page="comparar-servicos" type="comparison" />,
  play: async ({ canvas, canvasElement }) => {
    const { parentElement: frame } = canvas.getByRole("table");
    for (let width = 680; width <= 1000; width += 10) {
      canvasElement.style.inlineSize = `${width}px`;
      await expect(frame?.scrollWidth, `${width} px`).toBe(frame?.clientWidth);
    }
    canvasElement.style.inlineSize = "800px";
  },
});
export const OnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="comparar-servicos" type="comparison" />,
  play: expectToFitWindow,
});
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="comparar-servicos" type="comparison" stress="long" />,
  play: expectToFitWindow,
});
