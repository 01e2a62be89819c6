import { type DayState, type ShownComponent, type ShownStatus, statusDays } from "contracts";

/** For stories only: components with every kind of day. */

function idOf(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
}

const pt = (text: string) => ({ text, locale: "pt-BR" as const });

interface SampleComponent {
  name: string;
  group: string;
  description?: string;
  state?: ShownComponent["state"];
  /** States of the newest days; `before` is the state of earlier ones. */
  days?: DayState[];
  before?: DayState;
  recorded?: ShownComponent["recorded"];
}

function component(
  { name, group, description, state = "operational", days = [], before, recorded }: SampleComponent,
  index: number,
): ShownComponent {
  return {
    id: idOf(index),
    name: pt(name),
    description: description ? pt(description) : null,
    group: pt(group),
    state,
    days: [...Array<DayState>(statusDays - days.length).fill(before ?? "operational"), ...days],
    recorded: recorded ?? { days: statusDays - 1, uptime: 1 },
  };
}

export const troubledStatus: ShownStatus = {
  state: "partial",
  today: "2026-11-22",
  updatedAt: "2026-11-22T15:10:00.000Z",
  components: [
    {
      name: "Cloud Server",
      group: "Nuvem",
      description: "Servidores virtuais Linux e Windows e os discos deles.",
      state: "partial" as const,
      days: ["major", "degraded", "operational", "operational", "maintenance", "partial"] as const,
      recorded: { days: 89, uptime: 0.99871 },
    },
    { name: "Cloud Center", group: "Nuvem", state: "maintenance" as const },
    {
      name: "Telefonia IP",
      group: "Backup e telefonia",
      before: "unknown" as const,
      days: ["operational", "operational", "unknown"] as const,
      recorded: { days: 2, uptime: 1 },
    },
  ].map((sample, index) => component({ ...sample, days: [...(sample.days ?? [])] }, index)),
  incidents: [
    {
      id: idOf(10),
      kind: "incident",
      title: pt("Discos lentos em parte dos servidores"),
      state: "identified",
      startsAt: "2026-11-22T14:02:00.000Z",
      endsAt: null,
      isOpen: true,
      worst: "partial",
      components: [pt("Cloud Server")],
      updates: [
        {
          id: idOf(20),
          state: "identified",
          text: pt("Um nó de armazenamento responde devagar. Estamos movendo os volumes dele."),
          at: "2026-11-22T15:10:00.000Z",
          impact: "partial",
        },
        {
          id: idOf(21),
          state: "investigating",
          text: pt("Recebemos relatos de lentidão e estamos investigando."),
          at: "2026-11-22T14:02:00.000Z",
          impact: "degraded",
        },
      ],
    },
    {
      id: idOf(11),
      kind: "maintenance",
      title: pt("Troca de um comutador de rede"),
      state: "planned",
      startsAt: "2026-11-29T04:00:00.000Z",
      endsAt: "2026-11-29T06:00:00.000Z",
      isOpen: true,
      worst: "maintenance",
      components: [pt("Cloud Center")],
      updates: [
        {
          id: idOf(22),
          state: "planned",
          text: pt("Duas interrupções de até um minuto cada."),
          at: "2026-11-20T12:00:00.000Z",
          impact: "maintenance",
        },
      ],
    },
    {
      id: idOf(12),
      kind: "incident",
      title: pt("Perda de pacotes na saída para a internet"),
      state: "resolved",
      startsAt: "2026-11-17T02:10:00.000Z",
      endsAt: "2026-11-17T04:55:00.000Z",
      isOpen: false,
      worst: "major",
      components: [pt("Cloud Server")],
      updates: [
        {
          id: idOf(23),
          state: "resolved",
          text: pt(
            "A operadora trocou o trecho com defeito.\nO tráfego voltou ao caminho de sempre.",
          ),
          at: "2026-11-17T04:55:00.000Z",
          impact: null,
        },
        {
          id: idOf(24),
          state: "investigating",
          text: pt("Há perda de pacotes em uma das operadoras."),
          at: "2026-11-17T02:10:00.000Z",
          impact: "major",
        },
      ],
    },
  ],
};

/** A new site, with nothing recorded and therefore nothing known. */
export const unrecordedStatus: ShownStatus = {
  state: "operational",
  today: "2026-11-22",
  updatedAt: null,
  components: ["Cloud Server", "Cloud Center"].map((name, index) =>
    component(
      { name, group: "Nuvem", before: "unknown", recorded: { days: 0, uptime: null } },
      index,
    ),
  ),
  incidents: [],
};
