/** For stories only: content as the editor stores it. */
export interface SampleNode {
  type: string;
  version: number;
  children?: SampleNode[];
  [field: string]: unknown;
}

function node(type: string, fields: Omit<SampleNode, "type" | "version">): SampleNode {
  return { type, version: 1, ...fields };
}

/** A text node; `format` is the editor's bit mask: 1 bold, 2 italic, 16 code. */
export function words(text: string, format = 0): SampleNode {
  return node("text", { text, format });
}

export function paragraph(...children: SampleNode[]): SampleNode {
  return node("paragraph", { children });
}

export function heading(tag: "h2" | "h3", text: string): SampleNode {
  return node("heading", { tag, children: [words(text)] });
}

export function quote(text: string): SampleNode {
  return node("quote", { children: [words(text)] });
}

export function item(...children: SampleNode[]): SampleNode {
  return node("listitem", { children });
}

export function list(
  listType: "bullet" | "number" | "check",
  ...children: SampleNode[]
): SampleNode {
  return node("list", { listType, tag: listType === "number" ? "ol" : "ul", start: 1, children });
}

export function link(text: string, fields: object): SampleNode {
  return node("link", { fields, children: [words(text)] });
}

function cell(text: string, headerState = 0): SampleNode {
  return node("tablecell", { headerState, children: [paragraph(words(text))] });
}

export function table(head: readonly string[], ...rows: readonly string[][]): SampleNode {
  return node("table", {
    children: [
      node("tablerow", { children: head.map((text) => cell(text, 1)) }),
      ...rows.map((row) => node("tablerow", { children: row.map((text) => cell(text)) })),
    ],
  });
}

/** A block of the editor between paragraphs. */
export function block(blockType: string, fields: object): SampleNode {
  return node("block", { fields: { id: blockType, blockType, ...fields } });
}

/** The whole tree, as a document's field contains it. */
export function content(...children: SampleNode[]) {
  return {
    root: {
      type: "root",
      version: 1,
      direction: "ltr" as const,
      format: "" as const,
      indent: 0,
      children,
    },
  };
}
