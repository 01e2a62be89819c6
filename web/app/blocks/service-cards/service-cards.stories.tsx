import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { ServiceCards } from "./service-cards.tsx";

const meta = preview.meta({
  component: ServiceCards,
  parameters: {
    guidance: {
      use: "Services to choose among, each leading to its page.",
      avoid: "For features of one service: that is a FeatureGrid.",
    },
  },
});

export const Home = meta.story(() => <SeedBlock page="home" type="serviceCards" />);

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="home" type="serviceCards" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="home" type="serviceCards" stress="single" />
));
export const ManyItems = meta.story(() => (
  <SeedBlock page="home" type="serviceCards" stress="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="home" type="serviceCards" stress="long" />,
  play: expectToFitWindow,
});
