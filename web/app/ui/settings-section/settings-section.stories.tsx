import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { Button } from "#app/ui/button/button.tsx";
import { SettingsSection } from "./settings-section.tsx";

const meta = preview.meta({
  component: SettingsSection,
  parameters: {
    guidance: {
      use: "For each subject of a settings screen: what it is, then its forms or its table.",
      avoid: "For a section of a content page: that is a Section with a SectionHeading.",
    },
    layout: "padded",
  },
  args: {
    id: "settings_sample",
    heading: "Onde a conta está aberta",
    text: "Encerre os acessos que você não reconhece e troque a senha.",
    children: (
      <div>
        <Button tone="secondary">Encerrar os outros acessos</Button>
      </div>
    ),
  },
});

export const Wide = meta.story({});
export const Narrow = meta.story({ args: { width: "narrow" } });

export const LongText = meta.story({
  globals: { viewport: { value: "phone" } },
  args: {
    width: "narrow",
    heading: "Códigos de recuperação para quem perdeu o celular",
    text: "Uma explicação bem mais longa do que o costume, com um endereço contato-de-privacidade@araucaria-com-um-nome-comprido.example que precisa quebrar de linha sem empurrar nada para fora da tela.",
  },
  play: expectToFitWindow,
});
