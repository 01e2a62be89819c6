import type { FeatureGridBlock } from "cms/payload-types";
import preview from "stories/preview";
import { SeedBlock, SeedSite } from "../seed-block.tsx";
import { FeatureGrid } from "./feature-grid.tsx";

const meta = preview.meta({ component: FeatureGrid });

export const Tiles = meta.story(() => <SeedBlock page="home" type="featureGrid" />);
export const TilesWithIntroduction = meta.story(() => (
  <SeedBlock page="precos" type="featureGrid" />
));
export const Mosaic = meta.story(() => <SeedBlock page="nuvem-privada" type="featureGrid" />);
export const List = meta.story(() => (
  <SeedBlock page="cloud-server" type="featureGrid" index={1} />
));

const features: FeatureGridBlock["items"] = [
  { icon: "gauge", title: "SLA de 99,9 %", text: "Em um mês de 30 dias, 43,2 minutos." },
  { icon: "archive-restore", title: "Backup diário", text: "Guardado por 7 dias." },
  { icon: "zap", title: "Disco NVMe", text: "O que espera pelo disco espera menos." },
  { icon: "key-round", title: "Acesso de administrador", text: "Root no Linux." },
  { icon: "shield-check", title: "Proteção contra DDoS", text: "Filtrada na rede." },
];

function mosaicOf(count: number) {
  return (
    <SeedSite>
      <FeatureGrid
        block={{
          blockType: "featureGrid",
          ground: "paper",
          layout: "grid",
          heading: "O que muda no dia a dia do servidor",
          items: features.slice(0, count),
        }}
      />
    </SeedSite>
  );
}

export const MosaicOfThree = meta.story(() => mosaicOf(3));
export const MosaicOfFour = meta.story(() => mosaicOf(4));
export const MosaicOfFive = meta.story(() => mosaicOf(5));
