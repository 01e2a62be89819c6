import preview from "stories/preview";
import { Section } from "#app/ui/section/index.ts";
import { Grid, type GridProps } from "./grid.tsx";

const meta = preview.meta({ component: Grid });

function items(count: number) {
  const texts = [
    "Processadores de última geração, com núcleos reservados para quem precisa deles.",
    "Discos NVMe em espelho.",
    "Rede redundante de 40 Gbps entre os racks e saída por mais de uma operadora.",
    "Energia e refrigeração em dobro.",
  ];
  return texts.slice(0, count).map((text) => <li key={text}>{text}</li>);
}

function inSection(columns: GridProps["columns"]) {
  return () => (
    <Section>
      <Grid columns={columns} as="ul">
        {items(columns)}
      </Grid>
    </Section>
  );
}

export const Two = meta.story(inSection(2));
export const Three = meta.story(inSection(3));
export const Four = meta.story(inSection(4));
