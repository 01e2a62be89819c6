import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { Section } from "#app/ui/section/section.tsx";
import { SpecList } from "./spec-list.tsx";

const meta = preview.meta({
  component: SpecList,
  parameters: {
    guidance: {
      use: "Names with their values: a machine, a contract, a person's data.",
      avoid: "For rows that are compared with each other: that is a DataTable.",
    },
  },
});

const rows = [
  {
    id: "cpu",
    icon: "cpu",
    label: "Processadores",
    value: "Intel Xeon e AMD EPYC",
    note: "Núcleos dedicados nos planos a partir de 4 vCPUs",
  },
  {
    id: "memory",
    icon: "memory-stick",
    label: "Memória",
    value: "DDR4 ECC",
    note: "Correção de erros em todos",
  },
  { id: "storage", icon: "hard-drive", label: "Armazenamento", value: "SSD NVMe", note: null },
  {
    id: "network",
    icon: "network",
    label: "Rede",
    value: "40 Gbps redundantes",
    note: "Dois caminhos por rack",
  },
] as const;

export const Server = meta.story(() => (
  <Section>
    <SpecList rows={rows} />
  </Section>
));

export const OnInk = meta.story(() => (
  <Section ground="ink">
    <SpecList rows={rows} />
  </Section>
));

export const Empty = meta.story({ tags: ["!picture"], args: { rows: [] } });
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => (
    <Section>
      <SpecList
        rows={[
          {
            id: "network",
            icon: "network",
            label: "Interoperabilidade-desinstitucionalização em telecomunicações",
            value: "R$ 1.234.567.890,00 por bits-por-segundo-de-pico-garantidos-em-contrato",
            note: "Medido em intervalos de cinco minutos, no percentil 95, fechamento do mês incluído",
          },
        ]}
      />
    </Section>
  ),
  play: expectToFitWindow,
});

export const Plain = meta.story({
  args: {
    rows: [
      { id: "setup", label: "Setup", value: "No fee" },
      {
        id: "billing",
        label: "Billing",
        value: "Monthly, in Brazilian reais",
        note: "12, 24, 36 or 48 months",
      },
    ],
  },
});
