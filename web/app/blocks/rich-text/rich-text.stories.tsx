import { expectToFitWindow } from "stories/fits-window";
import {
  headingNode,
  linkNode,
  listItemNode,
  listNode,
  paragraphNode,
  richTextContent,
  textNode,
} from "stories/fixtures/rich-text.ts";
import { SeedSite } from "stories/fixtures/seed-block.tsx";
import { createStressContent, type StressCase } from "stories/fixtures/stress-content.ts";
import preview from "stories/preview";
import { RichTextSection, type RichTextSectionProps } from "./rich-text.tsx";

const meta = preview.meta({
  component: RichTextSection,
  parameters: {
    guidance: {
      use: "A passage of running text between other blocks.",
      avoid: "For a whole article or legal text, which are documents of their own.",
    },
  },
});

const pricing = { relationTo: "pages", value: { id: "pricing", slug: "precos" } };

const passage: RichTextSectionProps["block"] = {
  blockType: "richText",
  content: richTextContent(
    paragraphNode(
      textNode("O preço de um servidor tem poucas linhas, e cada uma se mede. "),
      linkNode("Veja como ele se forma", { linkType: "internal", doc: pricing }),
      textNode("."),
    ),
    headingNode("h2", "Antes de contratar"),
    listNode(
      "number",
      ...["Meça o uso por 30 dias.", "Reduza o que sobra.", "Só então escolha o prazo."].map(
        (text) => listItemNode(textNode(text)),
      ),
    ),
  ),
};

function Passage({ stress }: { stress?: StressCase }) {
  return (
    <SeedSite>
      <RichTextSection block={stress ? createStressContent(passage, stress) : passage} />
    </SeedSite>
  );
}

export const SeedText = meta.story(() => <Passage />);

export const RequiredFieldsOnly = meta.story(() => <Passage stress="bare" />);
export const OneItemPerList = meta.story(() => <Passage stress="single" />);
export const ManyItems = meta.story(() => <Passage stress="many" />);
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <Passage stress="long" />,
  play: expectToFitWindow,
});
