import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { ChoiceCard, ChoiceCards } from "./choice-card.tsx";

const meta = preview.meta({
  component: ChoiceCard,
  subcomponents: { ChoiceCards },
  parameters: {
    guidance: {
      use: "Two to six choices that are compared by a figure, such as contract periods. In a FieldGroup.",
      avoid: "For choices that say enough by their name: that is a SelectField.",
    },
    layout: "padded",
  },
});

const choices = [
  { value: "1", label: "1 mês", figure: "R$ 320,00", total: "Total: R$ 320,00", saving: undefined },
  {
    value: "12",
    label: "12 meses",
    figure: "R$ 304,00",
    total: "Total: R$ 3.648,00",
    saving: "Economia de R$ 192,00 (5%)",
  },
  {
    value: "48",
    label: "48 meses",
    figure: "R$ 256,00",
    total: "Total: R$ 12.288,00",
    saving: "Economia de R$ 3.072,00 (20%)",
  },
];

export const Compared = meta.story(() => (
  <ChoiceCards>
    {choices.map(({ value, label, figure, total, saving }) => (
      <ChoiceCard
        key={value}
        name="term"
        value={value}
        defaultChecked={value === "12"}
        label={label}
        figure={figure}
        unit="por mês"
        details={[
          { id: "total", text: total },
          { id: "saving", text: saving ?? "Sem desconto", isGain: saving !== undefined },
        ]}
      />
    ))}
  </ChoiceCards>
));

/** Uses the width next to a summary on a laptop. Expects cards whose amounts do not wrap. */
export const BesideASummary = meta.story({
  tags: ["!picture"],
  render: () => (
    <div style={{ inlineSize: "26rem" }}>
      <ChoiceCards>
        <ChoiceCard
          name="term"
          label="48 meses"
          figure="R$ 256,00"
          unit="por mês"
          details={[
            { id: "total", text: "Total: R$ 12.288,00" },
            { id: "saving", text: "Economia de R$ 3.072,00 (20%)", isGain: true },
          ]}
        />
      </ChoiceCards>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const text of ["Total: R$ 12.288,00", "Economia de R$ 3.072,00 (20%)"]) {
      const textElement = canvas.getByText(text);
      const lines =
        textElement.getBoundingClientRect().height /
        parseFloat(getComputedStyle(textElement).lineHeight);
      await expect(Math.round(lines)).toBe(1);
    }
  },
});

export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => (
    <ChoiceCards>
      <ChoiceCard
        name="term"
        label="Contrato de quarenta e oito meses com renovação automática"
        figure="R$ 1.234.567,00"
        unit="por mês, mais interoperabilidade"
        details={[
          { id: "total", text: "Total de R$ 59.259.216,00 ao fim de quarenta e oito meses" },
          { id: "saving", text: "Economia de R$ 14.814.804,00", isGain: true },
        ]}
      />
    </ChoiceCards>
  ),
  play: expectToFitWindow,
});
