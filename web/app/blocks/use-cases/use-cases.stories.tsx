import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
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

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="cloud-server" type="useCases" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="cloud-server" type="useCases" stress="single" />
));
export const ManyItems = meta.story(() => (
  <SeedBlock page="cloud-server" type="useCases" stress="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="cloud-server" type="useCases" stress="long" />,
  play: expectToFitWindow,
});
