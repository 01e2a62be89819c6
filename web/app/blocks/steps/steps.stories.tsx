import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { Steps } from "./steps.tsx";

const meta = preview.meta({ component: Steps });

export const PrivateCloud = meta.story(() => <SeedBlock page="nuvem-privada" type="steps" />);
export const OnInk = meta.story(() => <SeedBlock page="telefonia-ip" type="steps" />);
