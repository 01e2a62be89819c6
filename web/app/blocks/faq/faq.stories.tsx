import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { Faq } from "./faq.tsx";

const meta = preview.meta({
  component: Faq,
  parameters: {
    guidance: {
      use: "Questions that sales really hears, four to ten.",
      avoid: "For instructions or terms, which are documents.",
    },
  },
});

export const CloudServer = meta.story(() => <SeedBlock page="cloud-server" type="faq" />);

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="cloud-server" type="faq" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="cloud-server" type="faq" stress="single" />
));
export const ManyItems = meta.story(() => (
  <SeedBlock page="cloud-server" type="faq" stress="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="cloud-server" type="faq" stress="long" />,
  play: expectToFitWindow,
});
