import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { Partners } from "./partners.tsx";

const meta = preview.meta({
  component: Partners,
  parameters: {
    guidance: {
      use: "Logos of vendors, with the disclaimer that names belong to their owners.",
      avoid: "For customers, whose words are Testimonials.",
    },
  },
});

export const Home = meta.story(() => <SeedBlock page="home" type="partners" />);

export const NothingElse = meta.story(() => (
  <SeedBlock page="home" type="partners" strain="bare" />
));
export const OnlyOneOfEach = meta.story(() => (
  <SeedBlock page="home" type="partners" strain="single" />
));
export const TooMuch = meta.story(() => <SeedBlock page="home" type="partners" strain="many" />);
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="home" type="partners" strain="long" />,
  play: expectToFitWindow,
});
