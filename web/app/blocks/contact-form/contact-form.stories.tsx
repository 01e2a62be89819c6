import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { ContactForm } from "./contact-form.tsx";

const meta = preview.meta({
  component: ContactForm,
  parameters: {
    guidance: {
      use: "Where a visitor who is not ready for the chat can write.",
      avoid: "Twice on a page.",
    },
  },
});

export const OnHome = meta.story(() => <SeedBlock page="home" type="contactForm" />);

export const NothingElse = meta.story(() => (
  <SeedBlock page="home" type="contactForm" strain="bare" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="home" type="contactForm" strain="long" />,
  play: expectToFitWindow,
});
