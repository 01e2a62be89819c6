import preview from "stories/preview";
import { forcedStates, States } from "stories/states";
import { expect, spyOn } from "storybook/test";
import { Section } from "#app/ui/index.ts";
import { RichText } from "./rich-text.tsx";
import {
  content,
  heading,
  item,
  link,
  list,
  paragraph,
  quote,
  table,
  words,
} from "./sample-content.ts";

const meta = preview.meta({
  component: RichText,
  parameters: {
    guidance: {
      use: "For running text from the editor.",
      avoid: "For a heading, a lede or a label: those are fields of their own.",
    },
  },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
});

export const Article = meta.story({
  // Its play reads Portuguese.
  globals: { locale: "pt-BR" },
  args: {
    hrefOf: ({ relationTo, value }) =>
      relationTo === "pages" && typeof value === "string" ? `/${value}` : undefined,
    content: content(
      paragraph(
        words("A fatura de um servidor na nuvem tem "),
        words("oito linhas possíveis", 1),
        words(". Quatro aparecem quase sempre: vCPU, memória, disco e backup. Veja a "),
        link("página de preços", {
          linkType: "internal",
          doc: { relationTo: "pages", value: "precos" },
        }),
        words(" e, depois, a ordem em que vale a pena cortar."),
      ),
      heading("h2", "As linhas da fatura"),
      paragraph(
        words(
          "Os valores abaixo são preços de tabela. O backup é cobrado por GB de disco, então cada GB contratado com backup sai por R$ 1,20.",
        ),
      ),
      table(
        ["Item", "Conta", "Valor mensal"],
        ["vCPU", "4 × R$ 25,00", "R$ 100,00"],
        ["Memória", "8 × R$ 12,50", "R$ 100,00"],
        ["Disco", "100 × R$ 0,80", "R$ 80,00"],
        ["Backup", "100 × R$ 0,40", "R$ 40,00"],
        ["Total", "", "R$ 320,00"],
      ),
      heading("h3", "Cortar sem quebrar"),
      list(
        "number",
        item(words("Meça 30 dias", 1), words(", fechamento do mês incluído. Olhe o percentil 95.")),
        item(
          words("Desligue o que ninguém usa.", 1),
          words(" Homologação parada e servidor de projeto encerrado são o corte mais seguro."),
        ),
        item(
          list(
            "bullet",
            item(words("Guarde uma cópia antes.")),
            item(words("Anote quem autorizou e quando.")),
          ),
        ),
        item(words("Reduza CPU e memória um passo por vez.")),
      ),
      quote("O servidor do tamanho certo, sem desconto nenhum, custa menos."),
      heading("h2", "O que não vale cortar"),
      list(
        "bullet",
        item(words("O backup: é a economia mais fácil de fazer e a mais cara de explicar.")),
        item(words("A folga de memória. Rode "), words("free -m", 16), words(" antes de decidir.")),
      ),
      heading("h3", "Antes de assinar"),
      list(
        "check",
        { ...item(words("Conferir o prazo")), checked: true },
        { ...item(words("Conferir a multa de rescisão")), checked: false },
      ),
    ),
  },
  /** Headings can be linked to and figures line up. */
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "O que não vale cortar" })).toHaveAttribute(
      "id",
      "o-que-nao-vale-cortar",
    );
    await expect(canvas.getByRole("link", { name: "página de preços" })).toHaveAttribute(
      "href",
      "/precos",
    );
    await expect(
      canvas.getByRole("group", { name: "Tabela: Item, Conta, Valor mensal" }),
    ).toBeVisible();
    const figure = getComputedStyle(canvas.getByRole("cell", { name: "R$ 320,00" }));
    await expect(figure.textAlign).toBe("end");
  },
});

export const WideTable = meta.story({
  args: {
    content: content(
      table(
        ["Term", "Discount", "Per month", "Contract total", "Saved", "Note"],
        ["Monthly", "0%", "R$320.00", "–", "–", "Ends with a month's notice"],
        ["12 months", "5%", "R$304.00", "R$3,648.00", "R$192.00", "Paid monthly"],
        ["24 months", "10%", "R$288.00", "R$6,912.00", "R$768.00", "Paid monthly"],
        ["48 months", "20%", "R$256.00", "R$12,288.00", "R$3,072.00", "Paid monthly or yearly"],
      ),
    ),
  },
});

export const EveryStateOfALink = meta.story({
  parameters: { pseudo: forcedStates },
  render: () => (
    <States>
      {() => (
        <RichText
          content={content(
            paragraph(
              words("Veja os "),
              link("preços", { linkType: "custom", url: "/precos" }),
              words(" antes."),
            ),
          )}
        />
      )}
    </States>
  ),
});

export const UnsafeAndUnknown = meta.story({
  args: {
    content: content(
      paragraph(link("Não é um link", { linkType: "custom", url: "javascript:alert(1)" })),
      paragraph(
        link("Documento sem endereço", {
          linkType: "internal",
          doc: { relationTo: "posts", value: "id" },
        }),
      ),
      { type: "something-new", version: 1, children: [words("Não é mostrado")] },
    ),
  },
  /** Leaves the words without a link. */
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText("Não é um link")).toBeVisible();
    await expect(canvas.queryByText("Não é mostrado")).toBeNull();
  },
});

export const Broken = meta.story({
  tags: ["!picture"],
  args: { content: content(paragraph(words("Visível?")), { type: "paragraph", version: 1 }) },
  beforeEach: () => {
    spyOn(console, "warn").mockImplementation(() => {});
  },
  /** Shows nothing and warns. */
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Visível?")).toBeNull();
    await expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("Rich text left out"));
  },
});
