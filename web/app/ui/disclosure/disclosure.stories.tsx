import { pressKeys } from "stories/keys";
import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
import { expect } from "storybook/test";
import { Section } from "#app/ui/section/section.tsx";
import { Disclosure } from "./disclosure.tsx";

const meta = preview.meta({
  component: Disclosure,
  parameters: {
    guidance: {
      use: "Answers and details that most readers do not need, such as questions and answers.",
      avoid: "For what everybody has to read, or to save space on a page that is merely too long.",
    },
  },
});

export const Questions = meta.story({
  render: () => (
    <Section>
      <Disclosure summary="Em quanto tempo meu servidor fica pronto?" name="questions">
        <p>
          Servidores com Linux ficam prontos em minutos. Ambientes com licenças ou rede dedicada
          recebem um prazo por escrito na proposta.
        </p>
      </Disclosure>
      <Disclosure summary="Posso mudar de tamanho depois?" name="questions">
        <p>Sim. vCPUs, memória e disco mudam com um pedido, com janela combinada.</p>
      </Disclosure>
      <Disclosure
        summary="¿Qué ocurre con mis datos si decido cancelar el contrato antes de la fecha de vencimiento acordada?"
        name="questions"
      >
        <p>Usted recibe una copia completa antes de que se borre nada.</p>
      </Disclosure>
    </Section>
  ),
  /** At most one disclosure of a group is open. */
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole("group");
    await userEvent.click(canvas.getByText("Em quanto tempo meu servidor fica pronto?"));
    await expect(first).toHaveAttribute("open");
    await userEvent.click(canvas.getByText("Posso mudar de tamanho depois?"));
    await expect(second).toHaveAttribute("open");
    await expect(first).not.toHaveAttribute("open");
  },
});

export const EveryState = meta.story({
  parameters: { pseudo: forcedStateParameters },
  render: () => (
    <Section>
      <StateGallery>
        {() => (
          <Disclosure summary="Posso mudar de tamanho depois?">
            <p>Sim.</p>
          </Disclosure>
        )}
      </StateGallery>
    </Section>
  ),
});
/** Tab focuses the summary; Enter and Space open and close the disclosure. */
export const ByKeyboard = meta.story({
  tags: ["!picture", "!dev", "!autodocs"],
  args: { summary: "Posso mudar de tamanho depois?", children: <p>Sim.</p> },
  play: async ({ canvas }) => {
    const answer = canvas.getByRole("group");
    await pressKeys("{Tab}");
    await expect(canvas.getByText("Posso mudar de tamanho depois?")).toHaveFocus();
    await pressKeys("{Enter}");
    await expect(answer).toHaveAttribute("open");
    await pressKeys(" ");
    await expect(answer).not.toHaveAttribute("open");
  },
});
