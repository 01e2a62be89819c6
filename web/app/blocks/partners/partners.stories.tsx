import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { Partners } from "./partners.tsx";

const meta = preview.meta({ component: Partners });

export const Home = meta.story(() => <SeedBlock page="home" type="partners" />);
