import { expectToFitWindow } from "stories/fits-window";
import { SeedSite } from "stories/fixtures/seed-block.tsx";
import {
  statusWithIncidents,
  statusWithMeasurements,
  statusWithoutRecords,
} from "stories/fixtures/status.ts";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { IncidentPage, StatusPage } from "./status-page.tsx";

const meta = preview.meta({
  title: "Features/Status",
  component: StatusPage,
  parameters: {
    guidance: {
      use: "To say how the services do, by what staff recorded and automatic checks measured.",
      avoid: "For numbers that nobody recorded.",
    },
  },
  render: (args) => (
    <SeedSite>
      <StatusPage {...args} />
    </SeedSite>
  ),
  args: { status: statusWithIncidents },
});

export const WithIncidents = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.getByText("Há serviços parcialmente fora do ar")).toBeVisible();
    // The bars have a text alternative.
    await expect(
      canvas.getByRole("img", { name: /^Cloud Server, últimos 90 dias: .*Fora do ar: 1 dia/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/99,871% no ar \(89 dias registrados\)/)).toBeVisible();
  },
});
/** Texts that exist only in Portuguese have their own `lang`. */
export const InAnotherLanguage = meta.story({
  tags: ["!picture"],
  globals: { locale: "en-US" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Troca de um comutador de rede")).toHaveAttribute(
      "lang",
      "pt-BR",
    );
  },
});
export const NothingRecorded = meta.story({ args: { status: statusWithoutRecords } });
/**
 * Shows marks for measured days, and texts that say which days are measured, since when, and which service does not
 * respond.
 */
export const Measured = meta.story({
  tags: ["!picture"],
  globals: { locale: "pt-BR" },
  args: { status: statusWithMeasurements },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText("Há serviços sem resposta à verificação automática"),
    ).toBeVisible();
    await expect(canvas.getByText(/^Sem resposta desde/)).toHaveTextContent(
      "Sem resposta desde 22/11/2026, 12:10 (verificação automática)",
    );
    await expect(
      canvas.getByRole("img", {
        name: /^Cloud Server.*Sem registro: 86 dias.*Verificação automática: 2 dias, Verificação automática em parte do dia: 1 dia e Equipe e verificação automática: 1 dia$/,
      }),
    ).toBeVisible();
    // Expects the text once per service, and once in the empty incident history.
    await expect(canvas.getAllByText("Registros desde 19/11/2026")).toHaveLength(3);
    const [details] = canvas.getAllByText("3 dias com ocorrências ou registro parcial");
    await userEvent.click(details as HTMLElement);
    await expect(
      canvas.getAllByText(/Sem incidente · Verificação automática em parte do dia/)[0],
    ).toBeVisible();
    await expect(canvas.getAllByText("Verificação automática em parte do dia")).toHaveLength(1);
  },
});
export const MeasuredOnAPhone = meta.story({
  tags: ["!picture"],
  globals: { viewport: { value: "phone" } },
  args: { status: statusWithMeasurements },
  play: expectToFitWindow,
});
export const NoComponents = meta.story({
  args: { status: { ...statusWithoutRecords, components: [] } },
});
export const OnAPhone = meta.story({
  tags: ["!picture"],
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});
export const OneIncident = meta.story({
  render: () => (
    <SeedSite>
      {statusWithIncidents.incidents.slice(0, 1).map((incident) => (
        <IncidentPage key={incident.id} incident={incident} />
      ))}
    </SeedSite>
  ),
});
