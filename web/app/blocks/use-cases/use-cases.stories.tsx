import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { UseCases } from "./use-cases.tsx";

const meta = preview.meta({
  component: UseCases,
  parameters: {
    guidance: {
      use: "Who a service is for, each with where to read on or to talk.",
      avoid: "For features.",
    },
  },
});

export const WithFurtherReading = meta.story(() => (
  <SeedBlock page="cloud-server" type="useCases" />
));
export const WithConversations = meta.story(() => (
  <SeedBlock page="cloud-center" type="useCases" />
));

export const NothingElse = meta.story(() => (
  <SeedBlock page="cloud-server" type="useCases" strain="bare" />
));
export const OnlyOneOfEach = meta.story(() => (
  <SeedBlock page="cloud-server" type="useCases" strain="single" />
));
export const TooMuch = meta.story(() => (
  <SeedBlock page="cloud-server" type="useCases" strain="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="cloud-server" type="useCases" strain="long" />,
  play: expectToFitWindow,
});
