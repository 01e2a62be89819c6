import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { Faq } from "./faq.tsx";

const meta = preview.meta({ component: Faq });

export const CloudServer = meta.story(() => <SeedBlock page="cloud-server" type="faq" />);
