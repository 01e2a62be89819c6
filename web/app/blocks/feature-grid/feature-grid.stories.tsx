import type { FeatureGridBlock } from "cms/payload-types";
import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock, SeedSite } from "stories/fixtures/seed-block.tsx";
import { uploadedPicture } from "stories/fixtures/uploaded-picture.ts";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { FeatureGrid } from "./feature-grid.tsx";

const meta = preview.meta({
  component: FeatureGrid,
  parameters: {
    guidance: {
      use: "Features of one service: tiles for four short ones, a mosaic for three to six, a list where each has a paragraph.",
      avoid: "For services, which are ServiceCards, or for steps.",
    },
  },
});

export const Tiles = meta.story(() => <SeedBlock page="home" type="featureGrid" />);
export const TilesWithIntroduction = meta.story(() => (
  <SeedBlock page="precos" type="featureGrid" />
));
export const Mosaic = meta.story(() => <SeedBlock page="nuvem-privada" type="featureGrid" />);
export const List = meta.story(() => (
  <SeedBlock page="cloud-server" type="featureGrid" index={1} />
));

const features: FeatureGridBlock["items"] = [
  { icon: "gauge", title: "SLA de 99,9%", text: "Em um mês de 30 dias, 43,2 minutos." },
  { icon: "archive-restore", title: "Backup diário", text: "Guardado por 7 dias." },
  { icon: "zap", title: "Disco NVMe", text: "O que espera pelo disco espera menos." },
  { icon: "key-round", title: "Acesso de administrador", text: "Root no Linux." },
  { icon: "shield-check", title: "Proteção contra DDoS", text: "Filtrada na rede." },
];

/** An editor's photograph replaces the illustration. */
export const ListWithPicture = meta.story({
  render: () => (
    <SeedSite>
      <FeatureGrid
        block={{
          blockType: "featureGrid",
          ground: "paper",
          layout: "list",
          heading: "O que muda no dia a dia do servidor",
          picture: uploadedPicture("Técnica troca um disco sem desligar o servidor"),
          items: features.map((feature) => ({ id: feature.icon, ...feature })),
        }}
      />
    </SeedSite>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("img", { name: "Técnica troca um disco sem desligar o servidor" }),
    ).toBeVisible();
  },
});

function renderMosaic(count: number) {
  return (
    <SeedSite>
      <FeatureGrid
        block={{
          blockType: "featureGrid",
          ground: "paper",
          layout: "grid",
          heading: "O que muda no dia a dia do servidor",
          items: features.slice(0, count).map((feature) => ({ id: feature.icon, ...feature })),
        }}
      />
    </SeedSite>
  );
}

export const MosaicOfThree = meta.story(() => renderMosaic(3));
export const MosaicOfFour = meta.story(() => renderMosaic(4));
export const MosaicOfFive = meta.story(() => renderMosaic(5));

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="home" type="featureGrid" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="home" type="featureGrid" stress="single" />
));
export const ManyItems = meta.story(() => (
  <SeedBlock page="home" type="featureGrid" stress="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="home" type="featureGrid" stress="long" />,
  play: expectToFitWindow,
});
