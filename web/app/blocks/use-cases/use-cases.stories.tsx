import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { UseCases } from "./use-cases.tsx";

const meta = preview.meta({ component: UseCases });

export const WithFurtherReading = meta.story(() => (
  <SeedBlock page="cloud-server" type="useCases" />
));
export const WithConversations = meta.story(() => (
  <SeedBlock page="cloud-center" type="useCases" />
));
