import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
import { Button } from "#app/ui/button/button.tsx";
import { AreaBody, AreaHeader } from "./area-header.tsx";

const meta = preview.meta({
  component: AreaHeader,
  subcomponents: { AreaBody },
  parameters: {
    guidance: {
      use: "At the head of an area with several screens of its own, such as the panel.",
      avoid: "On a content page: its head is a Hero.",
    },
  },
});

export const Panel = meta.story(() => (
  <>
    <AreaHeader
      heading="Painel Administrativo"
      lede="ana@example.com"
      action={<Button tone="secondary">Sair</Button>}
      tabsLabel="Telas do painel"
      tabs={[
        { href: "#painel", label: "Usuários e planos", isCurrent: true },
        { href: "#equipe", label: "Equipe", isCurrent: false },
      ]}
    />
    <AreaBody>
      <p>Usuários</p>
    </AreaBody>
  </>
));

export const OnlyTabs = meta.story({
  args: { heading: "Painel", tabsLabel: "Telas do painel", tabs: [] },
});
export const LongTextAndManyTabsOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  args: {
    heading: "Desinstitucionalização-interoperabilidade de telecomunicações",
    lede: "contato-de-privacidade@araucaria-com-um-nome-comprido.example",
    action: <Button tone="secondary">Sair de todos os aparelhos</Button>,
    tabsLabel: "Telas do painel",
    tabs: Array.from({ length: 12 }, (_, index) => ({
      href: `#${index}`,
      label: `Usuários, planos e equipe ${index + 1}`,
      isCurrent: index === 4,
    })),
  },
  play: expectToFitWindow,
});

export const EveryStateOfATab = meta.story({
  parameters: {
    pseudo: forcedStateParameters,
    // Allows the same landmark several times, because the story shows it once per state.
    a11y: {
      options: {
        rules: {
          "landmark-unique": { enabled: false },
          "page-has-heading-one": { enabled: false },
        },
      },
    },
  },
  render: () => (
    <StateGallery>
      {(state) => (
        <AreaHeader
          heading={state}
          tabsLabel="Telas"
          tabs={[
            { href: "#painel", label: "Painel", isCurrent: true },
            { href: "#equipe", label: "Equipe", isCurrent: false },
          ]}
        />
      )}
    </StateGallery>
  ),
});
