import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { Newsletter } from "./newsletter.tsx";

const meta = preview.meta({
  component: Newsletter,
  parameters: {
    guidance: {
      use: "At the end of the home page and of the blog.",
      avoid: "Beside another form.",
    },
  },
});

export const OnHome = meta.story(() => <SeedBlock page="home" type="newsletter" />);

export const NothingElse = meta.story(() => (
  <SeedBlock page="home" type="newsletter" strain="bare" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="home" type="newsletter" strain="long" />,
  play: expectToFitWindow,
});
