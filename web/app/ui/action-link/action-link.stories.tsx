import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
import { Section } from "#app/ui/section/section.tsx";
import { ActionLink } from "./action-link.tsx";
import { TextLink } from "./text-link.tsx";

const meta = preview.meta({
  component: ActionLink,
  subcomponents: { TextLink },
  parameters: {
    guidance: {
      use: "The action that a section or a page leads to, when it goes to another address: the chat, another page, a part of this one. One primary per view.",
      avoid:
        "For what changes something here: that is a Button. For a link inside running text: that is a plain link, which RichText draws.",
    },
  },
});

const actions = (
  <>
    <p>
      <ActionLink href="#contato" icon="message-circle">
        Falar com um especialista
      </ActionLink>
    </p>
    <p>
      <ActionLink href="#servicos" tone="secondary">
        Conhecer os serviços
      </ActionLink>
    </p>
    <p>
      <ActionLink href="#precos" tone="quiet">
        Ver preços
      </ActionLink>
    </p>
    <p>
      <TextLink href="#nuvem-privada">Saiba mais sobre a nuvem privada</TextLink>
    </p>
    <p>
      <TextLink href="https://example.com" isExternal>
        Documentação
      </TextLink>
    </p>
    <p>
      <TextLink href="#blog" isBack>
        Voltar ao blog
      </TextLink>
    </p>
  </>
);

export const OnPaper = meta.story(() => <Section ground="paper">{actions}</Section>);
export const OnTinted = meta.story(() => <Section ground="tinted">{actions}</Section>);
export const OnInk = meta.story(() => <Section ground="ink">{actions}</Section>);

export const External = meta.story({
  args: {
    href: "https://example.com",
    icon: "message-circle",
    isExternal: true,
    children: "Pedir proposta",
  },
});

export const LongText = meta.story({
  args: {
    href: "#",
    tone: "secondary",
    children: "Solicitar una propuesta técnica y comercial para la migración de su centro de datos",
  },
});

export const Every = meta.story({
  parameters: { pseudo: forcedStateParameters },
  render: () => (
    <Section>
      {(["primary", "secondary", "quiet"] as const).map((tone) => (
        <StateGallery key={tone}>
          {() => (
            <ActionLink href="#" tone={tone}>
              Falar com um especialista
            </ActionLink>
          )}
        </StateGallery>
      ))}
      <StateGallery>{() => <TextLink href="#">Saiba mais</TextLink>}</StateGallery>
    </Section>
  ),
});
