import preview from "stories/preview";
import { SeedBlock, SeedSite } from "../seed-block.tsx";
import { Testimonials } from "./testimonials.tsx";

const meta = preview.meta({ component: Testimonials });

export const Home = meta.story(() => <SeedBlock page="home" type="testimonials" />);

const written = { updatedAt: "2026-10-01T12:00:00.000Z", createdAt: "2026-10-01T12:00:00.000Z" };

export const OnlyOne = meta.story(() => (
  <SeedSite>
    <Testimonials
      block={{
        blockType: "testimonials",
        ground: "tinted",
        heading: "O que conta quem usa",
        testimonials: [
          "an-unpublished-one",
          {
            ...written,
            id: "one",
            name: "Renata Sakamoto",
            role: "Diretora de TI, rede de laboratórios clínicos",
            content: "Hoje explico a fatura à diretoria em cinco minutos.",
          },
        ],
      }}
    />
  </SeedSite>
));
