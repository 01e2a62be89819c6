import { expectToFitWindow } from "stories/fits-window";
import { SeedSite } from "stories/fixtures/seed-block.tsx";
import { troubledStatus, unrecordedStatus } from "stories/fixtures/status.ts";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { IncidentPage, StatusPage } from "./status-page.tsx";

const meta = preview.meta({
  title: "Features/Status",
  component: StatusPage,
  parameters: {
    guidance: {
      use: "To say how the services do, by what staff recorded and nothing else.",
      avoid: "For numbers that nobody recorded.",
    },
  },
  render: (args) => (
    <SeedSite>
      <StatusPage {...args} />
    </SeedSite>
  ),
  args: { status: troubledStatus },
});

export const Troubled = meta.story({
  // The play function expects Portuguese.
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
export const NothingRecorded = meta.story({ args: { status: unrecordedStatus } });
export const NoComponents = meta.story({
  args: { status: { ...unrecordedStatus, components: [] } },
});
export const OnAPhone = meta.story({
  tags: ["!picture"],
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});
export const OneIncident = meta.story({
  render: () => (
    <SeedSite>
      {troubledStatus.incidents.slice(0, 1).map((incident) => (
        <IncidentPage key={incident.id} incident={incident} />
      ))}
    </SeedSite>
  ),
});
