import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
import { SearchField } from "./search-field.tsx";

const meta = preview.meta({
  component: SearchField,
  parameters: {
    guidance: {
      use: "Above a list that is searched, inside a form which sends the words by GET.",
      avoid: "To filter ten rows that are all in sight.",
    },
    layout: "padded",
  },
});

export const Empty = meta.story(() => (
  <search>
    <form>
      <SearchField name="search" label="Buscar por nome ou e-mail" />
    </form>
  </search>
));
export const Filled = meta.story(() => (
  <search>
    <form>
      <SearchField name="search" label="Buscar por nome ou e-mail" defaultValue="ana" />
    </form>
  </search>
));

export const Disabled = meta.story(() => (
  <search>
    <form>
      <SearchField name="search" label="Buscar por nome ou e-mail" disabled />
    </form>
  </search>
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => (
    <SearchField
      name="search"
      label="Buscar por nome, e-mail, telefone ou número do contrato de qualquer cliente"
      defaultValue="Maria Aparecida dos Santos Albuquerque e Silva de Vasconcelos"
    />
  ),
  play: expectToFitWindow,
});

export const EveryState = meta.story({
  parameters: {
    pseudo: forcedStateParameters,
    // Allows the same landmark several times, because the story shows it once per state.
    a11y: { options: { rules: { "landmark-unique": { enabled: false } } } },
  },
  render: () => (
    <StateGallery>
      {(state) => <SearchField name={state} label={`Buscar: ${state}`} />}
    </StateGallery>
  ),
});
