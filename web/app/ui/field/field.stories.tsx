import preview from "stories/preview";
import { FieldFrame, FieldGroup, Fields } from "./field.tsx";

const meta = preview.meta({
  component: FieldFrame,
  subcomponents: { FieldGroup, Fields },
  parameters: {
    guidance: {
      use: "To build a new kind of field: it ties label, hint and error to a native control.",
      avoid: "In a form: take TextField, SelectField or PasswordField.",
    },
    layout: "padded",
  },
});

export const WithHintAndError = meta.story(() => (
  <FieldFrame label="Vencimento" hint="Dia, mês e ano" error="Data inválida">
    {(control) => <input {...control} type="date" name="due" />}
  </FieldFrame>
));
export const DescribedByBoth = WithHintAndError.extend({
  tags: ["!picture"],
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText("Vencimento");
    const notes = (control.getAttribute("aria-describedby") ?? "").split(" ");
    const texts = notes.map((id) => document.getElementById(id)?.textContent);
    if (texts.join() !== "Data inválida,Dia, mês e ano") {
      throw new Error(texts.join());
    }
  },
});

export const Pair = meta.story(() => (
  <Fields isPair>
    <FieldFrame label="Nome">{(control) => <input {...control} name="first" />}</FieldFrame>
    <FieldFrame label="Sobrenome">{(control) => <input {...control} name="last" />}</FieldFrame>
  </Fields>
));

export const Group = meta.story(() => (
  <FieldGroup legend="Endereço">
    <FieldFrame label="Rua">{(control) => <input {...control} name="street" />}</FieldFrame>
    <FieldFrame label="Cidade">{(control) => <input {...control} name="city" />}</FieldFrame>
  </FieldGroup>
));
