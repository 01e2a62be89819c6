import preview from "stories/preview";
import { SeedBlock, SeedSite } from "../seed-block.tsx";
import { NetworkOptions } from "./network-options.tsx";

const meta = preview.meta({ component: NetworkOptions });

export const PrivateCloud = meta.story(() => (
  <SeedBlock page="nuvem-privada" type="networkOptions" />
));

export const UnevenSpeeds = meta.story(() => (
  <SeedSite>
    <NetworkOptions
      block={{
        blockType: "networkOptions",
        ground: "ink",
        heading: "Velocidades sem medida comum",
        options: [1, 2.5, 100].map((gbps) => ({
          gbps,
          title: `Porta de ${gbps}`,
          text: "Cada barra em uma só peça.",
        })),
      }}
    />
  </SeedSite>
));
