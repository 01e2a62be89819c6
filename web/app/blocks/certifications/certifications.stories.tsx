import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { Certifications } from "./certifications.tsx";

const meta = preview.meta({
  component: Certifications,
  parameters: {
    guidance: {
      use: "Certificates with what each of them means to a customer.",
      avoid: "For partners, or for a certificate without a sentence that explains it.",
    },
  },
});

export const VirtualDatacenter = meta.story(() => (
  <SeedBlock page="datacenter-virtual" type="certifications" />
));

/** Without data about the facility in the settings, the block makes no claim about it. */
export const NothingFilledIn = meta.story({
  tags: ["!picture"],
  render: () => (
    <SeedBlock
      page="datacenter-virtual"
      type="certifications"
      settings={{ datacenterCity: null, certificates: [], maintenanceWindows: null }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("dl")).toBeNull();
  },
});

/** A law has no certificate, so no seal is drawn. */
export const LawWithoutSeal = VirtualDatacenter.extend({
  tags: ["!picture"],
  play: async ({ canvas }) => {
    const discOf = (name: string) => canvas.getByRole("img", { name }).querySelector("circle");
    await expect(discOf("TIER 3")).not.toBeNull();
    await expect(discOf("LGPD")).toBeNull();
  },
});

export const WithProof = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  render: () => (
    <SeedBlock
      page="datacenter-virtual"
      type="certifications"
      settings={{
        datacenterCity: "Tamboré, SP",
        certificates: [
          {
            name: "TIER 3",
            issuer: "Instituto Exemplo",
            scope: "instalação construída",
            validUntil: "2028-03-31T12:00:00.000Z",
          },
        ],
        maintenanceWindows: "domingos, das 2h às 4h (Brasília)",
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Tamboré, SP")).toBeVisible();
    await expect(canvas.getByText("Emitido por Instituto Exemplo")).toBeVisible();
    await expect(
      canvas.getByText("Escopo: instalação construída. Válido até 31/03/2028."),
    ).toBeVisible();
    await expect(canvas.getByText("domingos, das 2h às 4h (Brasília)")).toBeVisible();
  },
});

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="datacenter-virtual" type="certifications" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="datacenter-virtual" type="certifications" stress="single" />
));
export const ManyItems = meta.story(() => (
  <SeedBlock page="datacenter-virtual" type="certifications" stress="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="datacenter-virtual" type="certifications" stress="long" />,
  play: expectToFitWindow,
});
