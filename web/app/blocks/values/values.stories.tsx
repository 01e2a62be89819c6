import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { Values } from "./values.tsx";

const meta = preview.meta({
  component: Values,
  parameters: {
    guidance: {
      use: "What the company stands for: mission, vision, values.",
      avoid: "On the page of a service.",
    },
  },
});

export const About = meta.story(() => <SeedBlock page="sobre" type="values" />);

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="sobre" type="values" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="sobre" type="values" stress="single" />
));
export const ManyItems = meta.story(() => <SeedBlock page="sobre" type="values" stress="many" />);
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="sobre" type="values" stress="long" />,
  play: expectToFitWindow,
});
