import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { Certifications } from "./certifications.tsx";

const meta = preview.meta({ component: Certifications });

export const VirtualDatacenter = meta.story(() => (
  <SeedBlock page="datacenter-virtual" type="certifications" />
));
