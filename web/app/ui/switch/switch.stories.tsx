import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
import { expect, userEvent } from "storybook/test";
import { Switch } from "./switch.tsx";

const meta = preview.meta({
  component: Switch,
  parameters: {
    guidance: {
      use: "For what is on or off, and takes effect at once or with its form. Say in the hint what it does.",
      avoid: "To agree to something, which is a box to tick, or for one choice among several.",
    },
    layout: "padded",
  },
});

const args = { label: "Backup diário", hint: "Cópia de todo o armazenamento, guardada sete dias" };

export const Off = meta.story({ args });
export const On = meta.story({ args: { ...args, defaultChecked: true } });
export const WithoutHint = meta.story({ args: { label: "Backup diário", defaultChecked: true } });
export const Disabled = meta.story({ args: { ...args, defaultChecked: true, disabled: true } });

export const EveryState = meta.story({
  parameters: { pseudo: forcedStateParameters },
  render: () => (
    <>
      <StateGallery>{(state) => <Switch {...args} name={state} />}</StateGallery>
      <StateGallery>
        {(state) => <Switch {...args} name={`${state}-on`} defaultChecked />}
      </StateGallery>
    </>
  ),
});

/** A plain form also submits a value for a switch that is off. */
export const SendsBoth = meta.story({
  tags: ["!picture"],
  render: () => (
    <form>
      <Switch {...args} name="backup" value="1" offValue="0" />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector("form") ?? undefined;
    await expect(new FormData(form).getAll("backup")).toEqual(["0"]);
    await userEvent.click(canvas.getByText(args.label));
    await expect(new FormData(form).getAll("backup")).toEqual(["0", "1"]);
  },
});

export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  args: {
    label: "Proteção contra ataques distribuídos de negação de serviço em todas as camadas",
    hint: "Interoperabilidade-desinstitucionalização sem custo adicional, em todos os contratos",
  },
  play: expectToFitWindow,
});
