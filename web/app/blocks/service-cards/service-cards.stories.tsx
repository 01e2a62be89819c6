import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { ServiceCards } from "./service-cards.tsx";

const meta = preview.meta({ component: ServiceCards });

export const Home = meta.story(() => <SeedBlock page="home" type="serviceCards" />);
