import preview from "stories/preview";
import { SeedBlock, SeedSite } from "../seed-block.tsx";
import { Timeline } from "./timeline.tsx";

const meta = preview.meta({ component: Timeline });

export const About = meta.story(() => <SeedBlock page="sobre" type="timeline" />);

export const TooLongForARow = meta.story(() => (
  <SeedSite>
    <Timeline
      block={{
        blockType: "timeline",
        ground: "tinted",
        heading: "Um ano de cada vez",
        events: Array.from({ length: 8 }, (_, index) => ({
          year: 2015 + index,
          title: "Mais um marco",
          text: "O que mudou para quem usa os serviços.",
        })),
      }}
    />
  </SeedSite>
));
