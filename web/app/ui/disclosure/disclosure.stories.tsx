import preview from "stories/preview";
import { expect } from "storybook/test";
import { Section } from "#app/ui/section/index.ts";
import { Disclosure } from "./disclosure.tsx";

const meta = preview.meta({ component: Disclosure });

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
  /** One answer at a time is open. */
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole("group");
    await userEvent.click(canvas.getByText("Em quanto tempo meu servidor fica pronto?"));
    await expect(first).toHaveAttribute("open");
    await userEvent.click(canvas.getByText("Posso mudar de tamanho depois?"));
    await expect(second).toHaveAttribute("open");
    await expect(first).not.toHaveAttribute("open");
  },
});
