import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { CategorizedList } from "./categorized-list.tsx";

const meta = preview.meta({ component: CategorizedList });

export const Versions = meta.story(() => <SeedBlock page="cloud-server" type="categorizedList" />);
export const Names = meta.story(() => (
  <SeedBlock page="cloud-server" type="categorizedList" index={1} />
));
export const Phrases = meta.story(() => <SeedBlock page="nuvem-privada" type="categorizedList" />);
