import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
import { StatusChip, StatusToggle } from "./status-chip.tsx";

const meta = preview.meta({
  component: StatusChip,
  subcomponents: { StatusToggle },
  parameters: {
    guidance: {
      use: "The state of a row in one word. StatusToggle where pressing it changes that state.",
      avoid: "For a category or a count, or as decoration.",
    },
    layout: "padded",
  },
});

export const Every = meta.story(() => (
  <p>
    <StatusChip tone="positive">ativo</StatusChip> <StatusChip tone="neutral">inativo</StatusChip>{" "}
    <StatusChip tone="warning">exclusão pedida</StatusChip>
  </p>
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  args: {
    tone: "warning",
    children: "exclusão pedida e ainda não confirmada pelo encarregado de dados",
  },
  play: expectToFitWindow,
});
export const Toggle = meta.story(() => (
  <form>
    <StatusToggle tone="positive" title="Desativar">
      ativo
    </StatusToggle>
    <StatusToggle tone="neutral" title="Ativar" disabled>
      inativo
    </StatusToggle>
  </form>
));

export const ToggleInEveryState = meta.story({
  parameters: { pseudo: forcedStateParameters },
  render: () => (
    <form>
      <StateGallery>{() => <StatusToggle tone="positive">ativo</StatusToggle>}</StateGallery>
      <StateGallery>{() => <StatusToggle tone="neutral">inativo</StatusToggle>}</StateGallery>
    </form>
  ),
});
