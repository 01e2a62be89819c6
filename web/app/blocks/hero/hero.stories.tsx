import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock, SeedSite } from "stories/fixtures/seed-block.tsx";
import { uploadedPicture } from "stories/fixtures/uploaded-picture.ts";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { Hero } from "./hero.tsx";

const meta = preview.meta({
  component: Hero,
  parameters: {
    guidance: {
      use: "First on every page: what it is, for whom, what to do. Up to three facts.",
      avoid: "Anywhere else on a page: it holds the only h1.",
    },
  },
});

export const Home = meta.story(() => <SeedBlock page="home" type="hero" />);
export const About = meta.story(() => <SeedBlock page="sobre" type="hero" />);
export const WithoutFacts = meta.story(() => <SeedBlock page="precos" type="hero" />);
export const WithoutActions = meta.story(() => <SeedBlock page="blog" type="hero" />);

export const TextOnly = meta.story(() => (
  <SeedSite>
    <Hero
      block={{
        blockType: "hero",
        heading: "Termos que valem para qualquer contrato",
        lede: "O que muda de um serviço para outro está na proposta.",
        facts: [],
      }}
    />
  </SeedSite>
));

/** An editor's photograph replaces the illustration. */
export const WithPicture = meta.story({
  render: () => (
    <SeedSite>
      <Hero
        block={{
          blockType: "hero",
          heading: "Um datacenter que se pode visitar",
          lede: "Quem cuida dos seus servidores tem nome, e está em Curitiba.",
          illustration: "racks",
          picture: uploadedPicture("Corredor entre duas fileiras de racks"),
          facts: [],
        }}
      />
    </SeedSite>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("img", { name: "Corredor entre duas fileiras de racks" }),
    ).toBeVisible();
  },
});

export const LongWords = meta.story(() => (
  <SeedSite>
    <Hero
      block={{
        blockType: "hero",
        eyebrow:
          "Infraestrutura para telecomunicações e radiodifusão em todo o território nacional",
        heading: "Desinstitucionalização, interoperabilidade e geolocalização em telecomunicações",
        lede: "Um título que ninguém escreveria, para ver onde as palavras quebram.",
        actions: [
          {
            id: "action",
            link: {
              kind: "url",
              url: "https://araucaria.example/",
              label: "Um rótulo comprido demais para um botão de telefone celular",
            },
          },
        ],
        illustration: "consulting",
        facts: [
          { id: "price", value: "R$ 1.234.567,89", label: "um valor comprido" },
          {
            id: "days",
            value: "5 dias úteis",
            label: "no máximo, para portar todos os seus números fixos",
          },
          { id: "availability", value: "99,999%", label: "de disponibilidade" },
        ],
      }}
    />
  </SeedSite>
));

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="home" type="hero" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="home" type="hero" stress="single" />
));
export const ManyItems = meta.story(() => <SeedBlock page="home" type="hero" stress="many" />);
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="home" type="hero" stress="long" />,
  play: expectToFitWindow,
});
