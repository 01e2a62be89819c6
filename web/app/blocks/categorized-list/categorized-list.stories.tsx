import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { CategorizedList } from "./categorized-list.tsx";

const meta = preview.meta({
  component: CategorizedList,
  parameters: {
    guidance: {
      use: "Many names in groups: operating systems, applications, what a datacenter has.",
      avoid: "For fewer than three groups, or for items that need an explanation.",
    },
  },
});

export const Versions = meta.story(() => <SeedBlock page="cloud-server" type="categorizedList" />);
export const Names = meta.story(() => (
  <SeedBlock page="cloud-server" type="categorizedList" index={1} />
));
export const Phrases = meta.story(() => <SeedBlock page="nuvem-privada" type="categorizedList" />);
export const BesideDiagram = meta.story({
  globals: { locale: "pt-BR" },
  render: () => <SeedBlock page="datacenter-virtual" type="categorizedList" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Exemplo do painel/)).toBeVisible();
  },
});

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="cloud-server" type="categorizedList" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="cloud-server" type="categorizedList" stress="single" />
));
export const ManyItems = meta.story(() => (
  <SeedBlock page="cloud-server" type="categorizedList" stress="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="cloud-server" type="categorizedList" stress="long" />,
  play: expectToFitWindow,
});
