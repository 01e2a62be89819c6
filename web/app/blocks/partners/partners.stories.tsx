import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
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

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="home" type="partners" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="home" type="partners" stress="single" />
));
export const ManyItems = meta.story(() => <SeedBlock page="home" type="partners" stress="many" />);
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="home" type="partners" stress="long" />,
  play: expectToFitWindow,
});
