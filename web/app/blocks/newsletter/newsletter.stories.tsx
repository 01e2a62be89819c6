import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
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

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="home" type="newsletter" stress="bare" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="home" type="newsletter" stress="long" />,
  play: expectToFitWindow,
});
