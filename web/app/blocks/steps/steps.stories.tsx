import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { Steps } from "./steps.tsx";

const meta = preview.meta({
  component: Steps,
  parameters: {
    guidance: {
      use: "What happens, in order: three to five steps.",
      avoid: "For a list without an order, or for history, which is a Timeline.",
    },
  },
});

export const PrivateCloud = meta.story(() => <SeedBlock page="nuvem-privada" type="steps" />);
export const OnInk = meta.story(() => <SeedBlock page="telefonia-ip" type="steps" />);
export const BesideDiagram = meta.story({
  globals: { locale: "pt-BR" },
  render: () => <SeedBlock page="backup-em-nuvem" type="steps" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sete cópias, uma por dia/)).toBeVisible();
    const [first, second] = canvas.getAllByRole("listitem");
    // Expects steps below one another at every width if a diagram is next to them.
    await expect(second?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
  },
});

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="nuvem-privada" type="steps" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="nuvem-privada" type="steps" stress="single" />
));
export const ManyItems = meta.story(() => (
  <SeedBlock page="nuvem-privada" type="steps" stress="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="nuvem-privada" type="steps" stress="long" />,
  play: expectToFitWindow,
});
