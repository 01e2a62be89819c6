import preview from "stories/preview";
import { forcedStates, States } from "stories/states";
import { Section } from "#app/ui/section/section.tsx";
import { IconButton, IconLink } from "./icon-button.tsx";

const meta = preview.meta({
  component: IconButton,
  subcomponents: { IconLink },
  parameters: {
    guidance: {
      use: "Where everybody knows the sign and there is no room for the word: close, search, show.",
      avoid: "For what a section is there for: that is a Button, which says what it does.",
    },
    layout: "padded",
  },
});

export const OnPaper = meta.story({ args: { icon: "x", label: "Fechar" } });
export const OnInk = meta.story(() => (
  <Section ground="ink">
    <IconButton icon="search" label="Buscar" /> <IconLink icon="x" label="Fechar" href="#" />
  </Section>
));
export const Disabled = meta.story({ args: { icon: "search", label: "Buscar", disabled: true } });
export const EveryState = meta.story({
  parameters: { pseudo: forcedStates },
  render: () => (
    <>
      <States>{() => <IconButton icon="x" label="Dispensar" />}</States>
      <States>{() => <IconLink icon="x" label="Fechar" href="#" />}</States>
    </>
  ),
});
