import { describe, expect, it } from "vitest";
import { mergeApprovedContent } from "./merge-approved.ts";

const approved = {
  title: { "pt-BR": "Aprovado", "en-US": "Approved" },
  blocks: [{ id: "1", heading: { "pt-BR": "Um", "en-US": "One" } }],
};
const editor = { locale: "en-US", fields: undefined } as const;

describe("mergeApprovedContent", () => {
  it("approves only texts of the saved language and values that all languages share", () => {
    const draft = {
      title: { "pt-BR": "Do redator", "en-US": "From the editor" },
      image: "id",
      blocks: [{ id: "1", heading: { "pt-BR": "Do redator", "en-US": "First" } }],
    };
    expect(mergeApprovedContent(approved, draft, editor)).toEqual({
      title: { "pt-BR": "Aprovado", "en-US": "From the editor" },
      image: "id",
      blocks: [{ id: "1", heading: { "pt-BR": "Um", "en-US": "First" } }],
    });
  });

  it("excludes new sections with text in a language other than the saved one", () => {
    const draft = {
      ...approved,
      blocks: [
        { id: "2", heading: { "pt-BR": "Do redator" } },
        { id: "3", heading: { "en-US": "From the editor" } },
        ...approved.blocks,
      ],
    };
    const { blocks } = mergeApprovedContent(approved, draft, editor) as typeof approved;
    expect(blocks.map(({ id }) => id)).toEqual(["3", "1"]);
  });

  it("excludes fields that the save did not contain", () => {
    const draft = {
      ...approved,
      title: { "pt-BR": "Do redator" },
      description: { "pt-BR": "Nova" },
    };
    const sent = { locale: "pt-BR", fields: ["description"] } as const;
    expect(mergeApprovedContent(approved, draft, sent)).toEqual({
      ...approved,
      description: { "pt-BR": "Nova" },
    });
  });

  it("removes a text that the editor deleted, but only in the saved language", () => {
    const draft = { blocks: [{ id: "1" }] };
    expect(
      mergeApprovedContent(approved, draft, { locale: "en-US", fields: ["blocks"] }).blocks,
    ).toEqual([{ id: "1", heading: { "pt-BR": "Um", "en-US": undefined } }]);
  });
});
