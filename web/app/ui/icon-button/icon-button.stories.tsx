import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
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
  parameters: { pseudo: forcedStateParameters },
  render: () => (
    <>
      <StateGallery>{() => <IconButton icon="x" label="Dispensar" />}</StateGallery>
      <StateGallery>{() => <IconLink icon="x" label="Fechar" href="#" />}</StateGallery>
    </>
  ),
});
