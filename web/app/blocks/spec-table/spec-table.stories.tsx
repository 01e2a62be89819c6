import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { SpecTable } from "./spec-table.tsx";

const meta = preview.meta({
  component: SpecTable,
  parameters: {
    guidance: {
      use: "What a service is technically made of: names with values, and lists of what is supported.",
      avoid: "For prices, or for benefits.",
    },
  },
});

export const WithShortLists = meta.story(() => <SeedBlock page="home" type="specTable" />);
export const WithLongLists = meta.story(() => <SeedBlock page="cloud-center" type="specTable" />);
export const WithDrawing = meta.story(() => <SeedBlock page="cloud-server" type="specTable" />);

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="home" type="specTable" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="home" type="specTable" stress="single" />
));
export const ManyItems = meta.story(() => <SeedBlock page="home" type="specTable" stress="many" />);
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="home" type="specTable" stress="long" />,
  play: expectToFitWindow,
});
