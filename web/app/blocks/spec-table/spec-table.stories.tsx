import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { SpecTable } from "./spec-table.tsx";

const meta = preview.meta({ component: SpecTable });

export const WithShortLists = meta.story(() => <SeedBlock page="home" type="specTable" />);
export const WithLongLists = meta.story(() => <SeedBlock page="cloud-center" type="specTable" />);
export const WithDrawing = meta.story(() => <SeedBlock page="cloud-server" type="specTable" />);
