import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock, SeedSite } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { Testimonials } from "./testimonials.tsx";

const meta = preview.meta({
  component: Testimonials,
  parameters: {
    guidance: {
      use: "One to three customers in their own words, with name and role.",
      avoid: "For claims of our own, or without a name.",
    },
  },
});

export const Home = meta.story(() => <SeedBlock page="home" type="testimonials" />);

const timestamps = { updatedAt: "2026-10-01T12:00:00.000Z", createdAt: "2026-10-01T12:00:00.000Z" };

export const OnlyOne = meta.story(() => (
  <SeedSite>
    <Testimonials
      block={{
        blockType: "testimonials",
        ground: "tinted",
        heading: "O que dizem os nossos clientes",
        testimonials: [
          "an-unpublished-one",
          {
            ...timestamps,
            id: "one",
            name: "Renata Sakamoto",
            role: "Diretora de TI, rede de laboratórios clínicos",
            content: "Em doze meses, o custo de infraestrutura caiu 30%.",
          },
        ],
      }}
    />
  </SeedSite>
));

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="home" type="testimonials" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="home" type="testimonials" stress="single" />
));
export const ManyItems = meta.story(() => (
  <SeedBlock page="home" type="testimonials" stress="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="home" type="testimonials" stress="long" />,
  play: expectToFitWindow,
});
