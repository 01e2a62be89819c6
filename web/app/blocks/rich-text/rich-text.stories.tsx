import preview from "stories/preview";
import { SeedSite } from "../seed-block.tsx";
import { RichTextSection } from "./rich-text.tsx";

const meta = preview.meta({ component: RichTextSection });

interface Node {
  type: string;
  version: number;
  [field: string]: unknown;
}

function node(type: string, children: Node[], fields: object = {}) {
  return { type, version: 1, children, ...fields };
}

function words(text: string): Node {
  return { type: "text", version: 1, text, format: 0 };
}

const pricing = { relationTo: "pages", value: { id: "pricing", slug: "precos" } };

export const Words = meta.story(() => (
  <SeedSite>
    <RichTextSection
      block={{
        blockType: "richText",
        content: {
          root: {
            ...node("root", [
              node("paragraph", [
                words("O preço de um servidor tem poucas linhas, e cada uma se mede. "),
                node("link", [words("Veja como ele se forma")], {
                  fields: { linkType: "internal", doc: pricing },
                }),
                words("."),
              ]),
              node("heading", [words("Antes de contratar")], { tag: "h2" }),
              node(
                "list",
                ["Meça o uso por 30 dias.", "Reduza o que sobra.", "Só então escolha o prazo."].map(
                  (text, index) => node("listitem", [words(text)], { value: index + 1 }),
                ),
                { listType: "number", tag: "ol", start: 1 },
              ),
            ]),
            direction: "ltr",
            format: "",
            indent: 0,
          },
        },
      }}
    />
  </SeedSite>
));
