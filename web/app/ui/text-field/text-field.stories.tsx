import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
import { DateInput, TextAreaField, TextField } from "./text-field.tsx";

const meta = preview.meta({
  component: TextField,
  subcomponents: { TextAreaField, DateInput },
  parameters: {
    guidance: {
      use: "For what is typed. Say in the hint what the format is before it goes wrong.",
      avoid:
        "For a choice among few: that is a SelectField. Never use the placeholder as the label.",
    },
    layout: "padded",
  },
});

export const Empty = meta.story({ args: { label: "E-mail", name: "email", type: "email" } });
export const WithHint = meta.story({
  args: { label: "Telefone", name: "phone", type: "tel", hint: "Com DDD" },
});
export const Invalid = meta.story({
  args: { label: "E-mail", name: "email", defaultValue: "ana@", error: "E-mail inválido" },
});
export const ReportsInvalidValue = Invalid.extend({
  tags: ["!picture"],
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "E-mail" });
    if (input.getAttribute("aria-invalid") !== "true") {
      throw new Error("not marked as invalid");
    }
  },
});
export const Disabled = meta.story({
  args: { label: "E-mail", name: "email", defaultValue: "ana@example.com", disabled: true },
});
export const SeveralLines = meta.story(() => <TextAreaField label="Mensagem" name="message" />);
export const SeveralLinesInvalid = meta.story(() => (
  <TextAreaField
    label="Mensagem"
    name="message"
    error="A mensagem deve ter no mínimo 10 caracteres"
  />
));

export const SeveralLinesDisabled = meta.story(() => (
  <TextAreaField label="Mensagem" name="message" defaultValue="Precisamos migrar." disabled />
));

export const DayInATable = meta.story(() => (
  <DateInput name="nextPayment" label="Próximo pagamento de Cloud Pro" defaultValue="2026-12-01" />
));

export const EveryState = meta.story({
  parameters: { pseudo: forcedStateParameters },
  render: () => (
    <>
      <StateGallery>{(state) => <TextField label="E-mail" name={state} />}</StateGallery>
      <StateGallery>
        {(state) => <TextField label="E-mail" name={state} error="Valor inválido" />}
      </StateGallery>
      <StateGallery>{(state) => <TextAreaField label="Mensagem" name={state} />}</StateGallery>
      <StateGallery>{(state) => <DateInput label="Próximo pagamento" name={state} />}</StateGallery>
    </>
  ),
});

export const LongTexts = meta.story({
  globals: { viewport: { value: "phone" } },
  args: {
    label: "Nome completo da pessoa responsável pelo contrato perante a empresa contratante",
    name: "long",
    hint: "Como está no documento de identidade, sem abreviações, inclusive nomes do meio e sobrenomes",
    error: "O nome informado não corresponde ao que consta no cadastro da empresa contratante",
    defaultValue: "Maria Aparecida dos Santos Albuquerque e Silva de Vasconcelos",
  },
  play: expectToFitWindow,
});
