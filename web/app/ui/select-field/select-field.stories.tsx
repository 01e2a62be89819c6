import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
import { SelectField } from "./select-field.tsx";

const meta = preview.meta({
  component: SelectField,
  parameters: {
    guidance: {
      use: "One of about four to fifteen named choices.",
      avoid: "For two or three choices, which can all be in sight, or for a number.",
    },
    layout: "padded",
  },
});

const args = {
  label: "Serviço",
  name: "service",
  options: [
    { value: "privateCloud", label: "Nuvem privada" },
    { value: "cloudServer", label: "Cloud Server" },
  ],
};

export const Selected = meta.story({ args: { ...args, defaultValue: "cloudServer" } });
export const NothingSelected = meta.story({ args: { ...args, placeholder: "Escolha um serviço" } });
export const Invalid = meta.story({
  args: { ...args, placeholder: "Escolha um serviço", error: "Selecione um serviço" },
});

export const EveryState = meta.story({
  parameters: { pseudo: forcedStateParameters },
  render: () => (
    <>
      <StateGallery>
        {(state) => <SelectField {...args} id={state} defaultValue="cloudServer" />}
      </StateGallery>
      <StateGallery>
        {(state) => <SelectField {...args} id={`${state}-invalid`} error="Selecione um serviço" />}
      </StateGallery>
    </>
  ),
});
export const Disabled = meta.story({ args: { ...args, disabled: true } });
export const LongOption = meta.story({
  globals: { viewport: { value: "phone" } },
  args: {
    ...args,
    options: [{ value: "long", label: "Datacenter virtual com replicação entre dois prédios" }],
  },
  play: expectToFitWindow,
});
