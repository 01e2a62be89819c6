import {
  blockNode,
  headingNode,
  linkNode,
  listItemNode,
  listNode,
  paragraphNode,
  quoteNode,
  richTextContent,
  tableNode,
  textNode,
} from "stories/fixtures/rich-text.ts";
import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
import { expect, spyOn, waitFor } from "storybook/test";
import { Section } from "#app/ui/index.ts";
import { RichText } from "./rich-text.tsx";

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
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: {
    hrefOf: ({ relationTo, value }) =>
      relationTo === "pages" && typeof value === "string" ? `/${value}` : undefined,
    content: richTextContent(
      paragraphNode(
        textNode("A fatura de um servidor na nuvem tem "),
        textNode("oito linhas possíveis", 1),
        textNode(". Quatro aparecem quase sempre: vCPU, memória, disco e backup. Veja a "),
        linkNode("página de preços", {
          linkType: "internal",
          doc: { relationTo: "pages", value: "precos" },
        }),
        textNode(" e, depois, a ordem em que vale a pena cortar."),
      ),
      headingNode("h2", "As linhas da fatura"),
      paragraphNode(
        textNode(
          "Os valores abaixo são preços de tabela. O backup é cobrado por GB de disco, então cada GB contratado com backup sai por R$ 1,20.",
        ),
      ),
      tableNode(
        ["Item", "Conta", "Valor mensal"],
        ["vCPU", "4 × R$ 25,00", "R$ 100,00"],
        ["Memória", "8 × R$ 12,50", "R$ 100,00"],
        ["Disco", "100 × R$ 0,80", "R$ 80,00"],
        ["Backup", "100 × R$ 0,40", "R$ 40,00"],
        ["Total", "", "R$ 320,00"],
      ),
      headingNode("h3", "Cortar sem quebrar"),
      listNode(
        "number",
        listItemNode(
          textNode("Meça 30 dias", 1),
          textNode(", fechamento do mês incluído. Olhe o percentil 95."),
        ),
        listItemNode(
          textNode("Desligue o que ninguém usa.", 1),
          textNode(" Homologação parada e servidor de projeto encerrado são o corte mais seguro."),
        ),
        listItemNode(
          listNode(
            "bullet",
            listItemNode(textNode("Guarde uma cópia antes.")),
            listItemNode(textNode("Anote quem autorizou e quando.")),
          ),
        ),
        listItemNode(textNode("Reduza CPU e memória um passo por vez.")),
      ),
      quoteNode("O servidor do tamanho certo, sem desconto nenhum, custa menos."),
      headingNode("h2", "O que não vale cortar"),
      listNode(
        "bullet",
        listItemNode(
          textNode("O backup: é a economia mais fácil de fazer e a mais cara de explicar."),
        ),
        listItemNode(
          textNode("A folga de memória. Rode "),
          textNode("free -m", 16),
          textNode(" antes de decidir."),
        ),
      ),
      headingNode("h3", "Antes de assinar"),
      listNode(
        "check",
        { ...listItemNode(textNode("Conferir o prazo")), checked: true },
        { ...listItemNode(textNode("Conferir a multa de rescisão")), checked: false },
      ),
    ),
  },
  /** Headings have anchors, and figures are aligned. */
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

const rows = [
  ["Monthly", "0%", "R$320.00", "–", "–", "Ends with a month's notice"],
  ["12 months", "5%", "R$304.00", "R$3,648.00", "R$192.00", "Paid monthly"],
  ["24 months", "10%", "R$288.00", "R$6,912.00", "R$768.00", "Paid monthly"],
  ["48 months", "20%", "R$256.00", "R$12,288.00", "R$3,072.00", "Paid by e-mail, up-front"],
];
const columns = ["Term", "Discount", "Per month", "Contract total", "Saved"];
const wideTable = richTextContent(tableNode([...columns, "Note"], ...rows));

export const WideTable = meta.story({
  args: { content: wideTable },
  play: async ({ canvas }) => {
    const figuresOf = (name: string) =>
      getComputedStyle(canvas.getByRole("cell", { name })).fontVariantNumeric;
    await expect(figuresOf("R$3,072.00")).toBe("tabular-nums");
    // Expects proportional figures in text cells, because a tabular hyphen is as wide as a digit.
    await expect(figuresOf("Paid by e-mail, up-front")).toBe("normal");
  },
});

/** Each row is shown as a card, with the column's name next to each value. */
export const WideTableOnAPhone = meta.story({
  tags: ["!picture"],
  globals: { viewport: { value: "phone" } },
  args: { content: wideTable },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("group");
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    const total = canvas.getByRole("cell", { name: /R\$3,648\.00/ });
    const perMonth = canvas.getByRole("cell", { name: /R\$304\.00/ });
    await expect(total).toHaveAttribute("data-column", "Contract total");
    await expect(total.getBoundingClientRect().top).toBeGreaterThan(
      perMonth.getBoundingClientRect().top,
    );
  },
});

/** The hidden header appears while the focus is on its link, which is in a column outside the screen. */
export const LinkInTheHeaderOnAPhone = meta.story({
  tags: ["!picture"],
  globals: { viewport: { value: "phone" } },
  args: {
    content: richTextContent(
      tableNode(
        [...columns, linkNode("Note", { linkType: "custom", url: "/glossary/note" })],
        ...rows,
      ),
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Note" });
    const header = link.closest("thead") as HTMLElement;
    await expect(header.getBoundingClientRect().width).toBe(1);
    await waitFor(() => {
      // Focuses the link again if the window lost the focus to another test's window.
      link.blur();
      link.focus();
      expect(getComputedStyle(header).clipPath).toBe("none");
      expect(header.getBoundingClientRect().width).toBeGreaterThan(100);
      const visible = canvas.getByRole("group").getBoundingClientRect();
      expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(visible.right);
    });
    link.blur();
    await expect(header.getBoundingClientRect().width).toBe(1);
  },
});

const call = (kind: string, text: string) =>
  blockNode("callout", { kind, text: richTextContent(paragraphNode(textNode(text))) });

export const TextBlocks = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: {
    content: richTextContent(
      call("note", "O pico de um minuto não decide o tamanho do mês."),
      call("tip", "Faça a conta sem prazo antes de olhar os descontos."),
      call("warning", "Isole o servidor antes de ligá-lo: a cópia reenvia e-mails."),
      blockNode("code", {
        language: "sql",
        caption: "No servidor isolado",
        lines: [
          [{ text: "-- de quando é o último pedido", kind: "comment" }],
          [
            { text: "select ", kind: "keyword" },
            { text: "max", kind: "function" },
            { text: "(", kind: "punctuation" },
            { text: "created_at" },
            { text: ") ", kind: "punctuation" },
            { text: "from ", kind: "keyword" },
            { text: "orders " },
            { text: "where ", kind: "keyword" },
            { text: "status = " },
            { text: "'pago' ", kind: "string" },
            { text: "limit ", kind: "keyword" },
            { text: "1", kind: "constant" },
          ],
        ],
      }),
      blockNode("liveQuote", {
        label: "A loja virtual da tabela",
        quote: {
          configuration: {
            vcpus: 4,
            ramGb: 16,
            storageGb: 200,
            dailyBackup: true,
            ipv4Addresses: 1,
            windowsServers: 0,
            termMonths: 12,
          },
          amount: "R$\u00a0532,00",
          href: "/precos?vcpus=4#calculator-summary",
        },
      }),
      blockNode("tableCaption", { caption: "O mesmo servidor em cada prazo" }),
      tableNode(["Prazo", "Por mês"], ["Mensal", "R$ 320,00"], ["12 meses", "R$ 304,00"]),
    ),
  },
  /** The call-out has a text label; scrollable regions have a name and are focusable. */
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Atenção")).toBeVisible();
    const code = canvas.getByRole("group", { name: "Código: SQL, No servidor isolado" });
    await userEvent.tab();
    await expect(code).toHaveFocus();
    await expect(code).toHaveTextContent("select max(created_at) from orders");
    await expect(canvas.getByText(/532,00/)).toBeVisible();
    await expect(canvas.getByText(/16\sGB de memória.*com backup diário, 1 IPv4/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Abrir na calculadora/ })).toHaveAttribute(
      "href",
      "/precos?vcpus=4#calculator-summary",
    );
    await expect(
      canvas.getByRole("table", { name: "O mesmo servidor em cada prazo" }),
    ).toBeVisible();
  },
});

export const UnfinishedTextBlocks = meta.story({
  tags: ["!picture"],
  globals: { locale: "pt-BR" },
  args: {
    content: richTextContent(
      blockNode("liveQuote", { label: "Sem preço publicado" }),
      blockNode("code", { language: "sql", lines: "quebrado" }),
      blockNode("callout", { kind: "note" }),
      blockNode("tableCaption", { caption: "De uma tabela que saiu" }),
      paragraphNode(textNode("O texto segue.")),
    ),
  },
  /** Omits only prices that are unknown and blocks without content. */
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Sem preço publicado")).toBeNull();
    await expect(canvas.queryByText("Nota")).toBeNull();
    await expect(canvas.getByText("De uma tabela que saiu")).toBeVisible();
    await expect(canvas.getByText("O texto segue.")).toBeVisible();
  },
});

export const EveryStateOfALink = meta.story({
  parameters: { pseudo: forcedStateParameters },
  render: () => (
    <StateGallery>
      {() => (
        <RichText
          content={richTextContent(
            paragraphNode(
              textNode("Veja os "),
              linkNode("preços", { linkType: "custom", url: "/precos" }),
              textNode(" antes."),
            ),
          )}
        />
      )}
    </StateGallery>
  ),
});

export const UnsafeAndUnknown = meta.story({
  args: {
    content: richTextContent(
      paragraphNode(linkNode("Não é um link", { linkType: "custom", url: "javascript:alert(1)" })),
      paragraphNode(
        linkNode("Documento sem endereço", {
          linkType: "internal",
          doc: { relationTo: "posts", value: "id" },
        }),
      ),
      { type: "something-new", version: 1, children: [textNode("Não é mostrado")] },
    ),
  },
  /** Renders the text without a link. */
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText("Não é um link")).toBeVisible();
    await expect(canvas.queryByText("Não é mostrado")).toBeNull();
  },
});

export const InvalidContent = meta.story({
  tags: ["!picture"],
  args: {
    content: richTextContent(paragraphNode(textNode("Visível?")), {
      type: "paragraph",
      version: 1,
    }),
  },
  beforeEach: () => {
    spyOn(console, "warn").mockImplementation(() => {});
  },
  /** Renders nothing and logs a warning. */
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Visível?")).toBeNull();
    await expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("Rich text left out"));
  },
});
