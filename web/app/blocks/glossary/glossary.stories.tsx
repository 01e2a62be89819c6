import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { Glossary } from "./glossary.tsx";

const meta = preview.meta({
  component: Glossary,
  parameters: {
    guidance: {
      use: "For the terms of the trade, once on the site: texts link to them.",
      avoid: "For questions with answers: that is the FAQ.",
    },
  },
});

export const Terms = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  render: () => <SeedBlock page="glossario" type="glossary" />,
  /** Terms are sorted by the language's rules, and each has an anchor. */
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("term").map(({ textContent }) => textContent ?? "");
    await expect(names).toHaveLength(40);
    await expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "pt-BR")));
    await expect(document.getElementById("sla")).toHaveTextContent(/^SLA/);
  },
});

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="glossario" type="glossary" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="glossario" type="glossary" stress="single" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="glossario" type="glossary" stress="long" />,
  play: expectToFitWindow,
});
