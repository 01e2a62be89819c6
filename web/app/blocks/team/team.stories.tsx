import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { Team } from "./team.tsx";

const meta = preview.meta({ component: Team });

export const About = meta.story(() => <SeedBlock page="sobre" type="team" />);
