import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { Team } from "./team.tsx";

const meta = preview.meta({
  component: Team,
  parameters: {
    guidance: {
      use: "The people a customer will talk to.",
      avoid: "For a whole company: three to six people.",
    },
  },
});

export const About = meta.story(() => <SeedBlock page="sobre" type="team" />);

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="sobre" type="team" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="sobre" type="team" stress="single" />
));
export const ManyItems = meta.story(() => <SeedBlock page="sobre" type="team" stress="many" />);
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="sobre" type="team" stress="long" />,
  play: expectToFitWindow,
});
