import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { Certifications } from "./certifications.tsx";

const meta = preview.meta({
  component: Certifications,
  parameters: {
    guidance: {
      use: "Certificates with what each of them means to a customer.",
      avoid: "For partners, or for a certificate without a sentence that explains it.",
    },
  },
});

export const VirtualDatacenter = meta.story(() => (
  <SeedBlock page="datacenter-virtual" type="certifications" />
));

export const NothingElse = meta.story(() => (
  <SeedBlock page="datacenter-virtual" type="certifications" strain="bare" />
));
export const OnlyOneOfEach = meta.story(() => (
  <SeedBlock page="datacenter-virtual" type="certifications" strain="single" />
));
export const TooMuch = meta.story(() => (
  <SeedBlock page="datacenter-virtual" type="certifications" strain="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="datacenter-virtual" type="certifications" strain="long" />,
  play: expectToFitWindow,
});
