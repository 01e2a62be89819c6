import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock, SeedSite } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { Timeline } from "./timeline.tsx";

const meta = preview.meta({
  component: Timeline,
  parameters: {
    guidance: {
      use: "Years and what changed in each, the newest point shining.",
      avoid: "For steps of a process.",
    },
  },
});

export const About = meta.story(() => <SeedBlock page="sobre" type="timeline" />);

export const TooLongForARow = meta.story(() => (
  <SeedSite>
    <Timeline
      block={{
        blockType: "timeline",
        ground: "tinted",
        heading: "Um ano de cada vez",
        events: Array.from({ length: 8 }, (_, index) => ({
          id: String(index),
          year: 2015 + index,
          title: "Mais um marco",
          text: "O que mudou para quem usa os serviços.",
        })),
      }}
    />
  </SeedSite>
));

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="sobre" type="timeline" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="sobre" type="timeline" stress="single" />
));
export const ManyItems = meta.story(() => <SeedBlock page="sobre" type="timeline" stress="many" />);
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="sobre" type="timeline" stress="long" />,
  play: expectToFitWindow,
});
