import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { SideBySide } from "stories/side-by-side";
import { Section } from "#app/ui/section/section.tsx";
import { FigureStat } from "./figure-stat.tsx";

const meta = preview.meta({
  component: FigureStat,
  parameters: {
    guidance: {
      use: "A number that carries an argument by itself: 99,9 %, 24/7, 500+.",
      avoid: "For prices, which belong to what is bought, or for more than four in a row.",
    },
  },
});

const figures = (
  <SideBySide>
    <FigureStat value="99,9 %" label="de disponibilidade em contrato" />
    <FigureStat value="24/7" label="suporte em português" />
    <FigureStat value="2015" label="ano de fundação" />
    <FigureStat value="500+" label="empresas atendidas no Brasil inteiro" />
  </SideBySide>
);

export const OnPaper = meta.story(() => <Section>{figures}</Section>);
export const OnInk = meta.story(() => <Section ground="ink">{figures}</Section>);

export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => (
    <Section>
      <FigureStat
        value="R$ 1.234.567.890,00"
        label="economizados por empresas de telecomunicações, radiodifusão e desinstitucionalização"
      />
      <FigureStat value="99,9999 %" label="de disponibilidade" />
    </Section>
  ),
  play: expectToFitWindow,
});
