import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { CategorizedList } from "./categorized-list.tsx";

const meta = preview.meta({
  component: CategorizedList,
  parameters: {
    guidance: {
      use: "Many names in groups: operating systems, applications, what a datacenter has.",
      avoid: "For fewer than three groups, or for items that need an explanation.",
    },
  },
});

export const Versions = meta.story(() => <SeedBlock page="cloud-server" type="categorizedList" />);
export const Names = meta.story(() => (
  <SeedBlock page="cloud-server" type="categorizedList" index={1} />
));
export const Phrases = meta.story(() => <SeedBlock page="nuvem-privada" type="categorizedList" />);

export const NothingElse = meta.story(() => (
  <SeedBlock page="cloud-server" type="categorizedList" strain="bare" />
));
export const OnlyOneOfEach = meta.story(() => (
  <SeedBlock page="cloud-server" type="categorizedList" strain="single" />
));
export const TooMuch = meta.story(() => (
  <SeedBlock page="cloud-server" type="categorizedList" strain="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="cloud-server" type="categorizedList" strain="long" />,
  play: expectToFitWindow,
});
