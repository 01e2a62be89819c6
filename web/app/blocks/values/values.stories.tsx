import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { Values } from "./values.tsx";

const meta = preview.meta({ component: Values });

export const About = meta.story(() => <SeedBlock page="sobre" type="values" />);
