import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { Steps } from "./steps.tsx";

const meta = preview.meta({
  component: Steps,
  parameters: {
    guidance: {
      use: "What happens, in order: three to five steps.",
      avoid: "For a list without an order, or for history, which is a Timeline.",
    },
  },
});

export const PrivateCloud = meta.story(() => <SeedBlock page="nuvem-privada" type="steps" />);
export const OnInk = meta.story(() => <SeedBlock page="telefonia-ip" type="steps" />);

export const NothingElse = meta.story(() => (
  <SeedBlock page="nuvem-privada" type="steps" stress="bare" />
));
export const OnlyOneOfEach = meta.story(() => (
  <SeedBlock page="nuvem-privada" type="steps" stress="single" />
));
export const TooMuch = meta.story(() => (
  <SeedBlock page="nuvem-privada" type="steps" stress="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="nuvem-privada" type="steps" stress="long" />,
  play: expectToFitWindow,
});
