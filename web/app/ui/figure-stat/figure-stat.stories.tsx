import preview from "stories/preview";
import { Grid } from "#app/ui/grid/index.ts";
import { Section } from "#app/ui/section/index.ts";
import { FigureStat } from "./figure-stat.tsx";

const meta = preview.meta({ component: FigureStat });

const figures = (
  <Grid columns={4}>
    <FigureStat value="99,9 %" label="de disponibilidade em contrato" />
    <FigureStat value="24/7" label="suporte em português" />
    <FigureStat value="2015" label="ano de fundação" />
    <FigureStat value="500+" label="empresas atendidas no Brasil inteiro" />
  </Grid>
);

export const OnPaper = meta.story(() => <Section>{figures}</Section>);
export const OnInk = meta.story(() => <Section ground="ink">{figures}</Section>);
