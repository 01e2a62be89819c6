import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock, SeedSite } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { expect, spyOn } from "storybook/test";
import { type Block, BlockList } from "./block-list.tsx";

const meta = preview.meta({
  component: BlockList,
  parameters: {
    guidance: {
      use: "To draw a page of the CMS. It leaves out a block it does not know or that is not translated.",
      avoid: "To compose a page in code: pages are content.",
    },
  },
});

export const Home = meta.story(() => <SeedBlock page="home" />);
export const About = meta.story(() => <SeedBlock page="sobre" />);
export const CloudServer = meta.story(() => <SeedBlock page="cloud-server" />);
export const PrivateCloud = meta.story(() => <SeedBlock page="nuvem-privada" />);
export const DedicatedServer = meta.story(() => <SeedBlock page="servidor-dedicado" />);
export const VirtualDatacenter = meta.story(() => <SeedBlock page="datacenter-virtual" />);
export const Pricing = meta.story(() => <SeedBlock page="precos" />);
export const Blog = meta.story(() => <SeedBlock page="blog" />);

const onAPhone = { viewport: { value: "phone" } };
const inEnglish = { globals: { ...onAPhone, locale: "en-US" }, play: expectToFitWindow };
const inSpanish = { globals: { ...onAPhone, locale: "es-ES" }, play: expectToFitWindow };

export const HomeInEnglish = Home.extend(inEnglish);
export const AboutInEnglish = About.extend(inEnglish);
export const CloudServerInEnglish = CloudServer.extend(inEnglish);
export const PrivateCloudInEnglish = PrivateCloud.extend(inEnglish);
export const VirtualDatacenterInEnglish = VirtualDatacenter.extend(inEnglish);
export const PricingInEnglish = Pricing.extend(inEnglish);
export const BlogInEnglish = Blog.extend(inEnglish);
export const HomeInSpanish = Home.extend(inSpanish);
export const AboutInSpanish = About.extend(inSpanish);
export const CloudServerInSpanish = CloudServer.extend(inSpanish);
export const PrivateCloudInSpanish = PrivateCloud.extend(inSpanish);
export const VirtualDatacenterInSpanish = VirtualDatacenter.extend(inSpanish);
export const PricingInSpanish = Pricing.extend(inSpanish);
export const BlogInSpanish = Blog.extend(inSpanish);

const hero: Block = {
  blockType: "hero",
  heading: "Esta página continua inteira",
  lede: "Os blocos que não podem ser desenhados ficam de fora.",
  facts: [],
};
const ofTheFuture = { blockType: "hologram", heading: "Holograma" } as unknown as Block;
const untranslated = {
  blockType: "faq",
  ground: "paper",
  items: [{ id: "question", question: "Já traduzida?", answer: "O título ainda não." }],
} as unknown as Block;

export const Incomplete = meta.story({
  render: () => (
    <SeedSite>
      <BlockList blocks={[hero, ofTheFuture, untranslated]} />
    </SeedSite>
  ),
  args: { blocks: [] },
  beforeEach: () => {
    spyOn(console, "warn").mockImplementation(() => undefined);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.queryByText("Holograma")).toBeNull();
    await expect(canvas.queryByText("Já traduzida?")).toBeNull();
    await expect(console.warn).toHaveBeenCalledWith('Skipped a block of unknown type "hologram"');
  },
});
