import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { FormError, Notice } from "./notice.tsx";

const meta = preview.meta({
  component: Notice,
  subcomponents: { FormError },
  parameters: {
    guidance: {
      use: "What happened or has to be known, in the flow of the page, for as long as it is true. FormError stands above a form that was not taken.",
      avoid:
        "For what is over as soon as it is read: that is a Toast. For one field: the field's own error says it.",
    },
    layout: "padded",
  },
});

export const Danger = meta.story(() => (
  <FormError title="Erro ao enviar mensagem">Tente novamente mais tarde.</FormError>
));
export const Success = meta.story({ args: { tone: "success", title: "Plano criado" } });
export const Info = meta.story({ args: { children: "Os dados são atualizados a cada minuto." } });

export const LongText = meta.story({
  globals: { viewport: { value: "phone" } },
  args: {
    tone: "success",
    title: "O pedido de exclusão dos seus dados pessoais foi recebido",
    children:
      "Respondemos em até quinze dias, no endereço contato-de-privacidade@araucaria-com-um-nome-comprido.example.",
  },
  play: expectToFitWindow,
});
