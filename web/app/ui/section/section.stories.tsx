import preview from "stories/preview";
import { Section } from "./section.tsx";
import { SectionHeading } from "./section-heading.tsx";

const meta = preview.meta({
  component: Section,
  parameters: {
    guidance: {
      use: "Around each part of a page: ground, width and rhythm in one.",
      avoid: "Inside another section.",
    },
  },
});

const heading = (
  <SectionHeading
    id="heading"
    eyebrow="Infraestrutura"
    heading="Servidores no Brasil, perto de quem usa"
    lede="Processadores Intel Xeon e AMD EPYC, discos NVMe e rede redundante, com preço em reais e suporte em português."
  />
);

export const Paper = meta.story({
  args: { ground: "paper", labelledBy: "heading", children: heading },
});
export const Tinted = meta.story({
  args: { ground: "tinted", labelledBy: "heading", children: heading },
});
export const Ink = meta.story({
  args: { ground: "ink", labelledBy: "heading", children: heading },
});
