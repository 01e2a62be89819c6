import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock, SeedSite } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { NetworkOptions } from "./network-options.tsx";

const meta = preview.meta({
  component: NetworkOptions,
  parameters: {
    guidance: {
      use: "Speeds to choose from, drawn in proportion to each other.",
      avoid: "For anything that is not a speed in Gbps.",
    },
  },
});

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
          id: String(gbps),
          gbps,
          title: `Porta de ${gbps}`,
          text: "Cada barra em uma só peça.",
        })),
      }}
    />
  </SeedSite>
));

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="nuvem-privada" type="networkOptions" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="nuvem-privada" type="networkOptions" stress="single" />
));
export const ManyItems = meta.story(() => (
  <SeedBlock page="nuvem-privada" type="networkOptions" stress="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="nuvem-privada" type="networkOptions" stress="long" />,
  play: expectToFitWindow,
});
