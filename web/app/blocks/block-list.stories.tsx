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

const phoneGlobals = { viewport: { value: "phone" } };
const englishOnPhone = { globals: { ...phoneGlobals, locale: "en-US" }, play: expectToFitWindow };
const spanishOnPhone = { globals: { ...phoneGlobals, locale: "es-ES" }, play: expectToFitWindow };

export const HomeInEnglish = Home.extend(englishOnPhone);
export const AboutInEnglish = About.extend(englishOnPhone);
export const CloudServerInEnglish = CloudServer.extend(englishOnPhone);
export const PrivateCloudInEnglish = PrivateCloud.extend(englishOnPhone);
export const VirtualDatacenterInEnglish = VirtualDatacenter.extend(englishOnPhone);
export const PricingInEnglish = Pricing.extend(englishOnPhone);
export const BlogInEnglish = Blog.extend(englishOnPhone);
export const HomeInSpanish = Home.extend(spanishOnPhone);
export const AboutInSpanish = About.extend(spanishOnPhone);
export const CloudServerInSpanish = CloudServer.extend(spanishOnPhone);
export const PrivateCloudInSpanish = PrivateCloud.extend(spanishOnPhone);
export const VirtualDatacenterInSpanish = VirtualDatacenter.extend(spanishOnPhone);
export const PricingInSpanish = Pricing.extend(spanishOnPhone);
export const BlogInSpanish = Blog.extend(spanishOnPhone);

const hero: Block = {
  blockType: "hero",
  heading: "Esta página continua inteira",
  lede: "Os blocos que não podem ser desenhados ficam de fora.",
  facts: [],
};
const blockOfUnknownType = { blockType: "hologram", heading: "Holograma" } as unknown as Block;
const untranslatedBlock = {
  blockType: "faq",
  ground: "paper",
  items: [{ id: "question", question: "Já traduzida?", answer: "O título ainda não." }],
} as unknown as Block;

export const Incomplete = meta.story({
  render: () => (
    <SeedSite>
      <BlockList blocks={[hero, blockOfUnknownType, untranslatedBlock]} />
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
