import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { CallToAction } from "./call-to-action.tsx";

const meta = preview.meta({ component: CallToAction });

export const About = meta.story(() => <SeedBlock page="sobre" type="callToAction" />);
