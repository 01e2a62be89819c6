import preview from "stories/preview";
import { ActionLink } from "#app/ui/action-link/action-link.tsx";
import { Section } from "./section.tsx";
import { SectionHeading } from "./section-heading.tsx";

const meta = preview.meta({
  component: SectionHeading,
  parameters: {
    guidance: {
      use: "At the start of a section. Split where the lede is long and the matter below is wide.",
      avoid: "For the name of a single item inside a section: that is an h3 of its own.",
    },
  },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
});

export const Start = meta.story({
  args: {
    eyebrow: "Infraestrutura",
    heading: "Servidores no Brasil, perto de quem usa",
    lede: "Processadores Intel Xeon e AMD EPYC, discos NVMe e rede redundante, com preço em reais e suporte em português.",
  },
});

export const Split = meta.story({
  args: {
    eyebrow: "Infrastructure",
    heading: "Two of everything that can fail, and people who answer",
    lede: "Power, cooling, network and disks are doubled. When something breaks, a person picks up, day or night.",
    align: "split",
  },
});

export const PageHeading = meta.story({
  args: {
    level: 1,
    heading: "La nube que su equipo entiende y su empresa puede pagar",
    lede: "Servidores, redes y copias de seguridad en Brasil, con un contrato claro y soporte 24/7.",
    children: (
      <ActionLink href="#contacto" icon="message-circle">
        Hablar con un especialista
      </ActionLink>
    ),
  },
});

export const HeadingOnly = meta.story({
  args: { heading: "Perguntas frequentes", align: "split" },
});

export const LongText = meta.story({
  args: {
    eyebrow: "Responsabilidade compartilhada na administração de infraestrutura",
    heading:
      "Contrarrevolucionariamente simples: interoperabilidade, desempenho e confidencialidade institucional",
    lede: "Uma linha de apoio bem mais longa do que o editor deveria escrever, que ainda assim precisa quebrar em linhas de leitura confortável, sem empurrar nada para fora da tela nem perder o alinhamento com o título acima dela.",
    align: "split",
  },
});
