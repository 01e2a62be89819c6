import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { CallToAction } from "./call-to-action.tsx";

const meta = preview.meta({
  component: CallToAction,
  parameters: {
    guidance: {
      use: "Last on a page: the one thing to do next.",
      avoid: "In the middle of a page, or twice.",
    },
  },
});

export const About = meta.story(() => <SeedBlock page="sobre" type="callToAction" />);

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="sobre" type="callToAction" stress="bare" />
));
export const ManyItems = meta.story(() => (
  <SeedBlock page="sobre" type="callToAction" stress="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="sobre" type="callToAction" stress="long" />,
  play: expectToFitWindow,
});
